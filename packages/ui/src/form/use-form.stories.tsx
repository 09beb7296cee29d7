import { emailProblems } from '@shop/domain/person/email'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FormProblems } from '../form-problems/form-problems.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { FormAnswer, FormRefusal, FormWords } from './form-answer.ts'
import { useForm } from './use-form.ts'

type Values = { email: string; way: string; note: boolean }
type Answer = FormAnswer<string, FormRefusal>

type SampleProps = {
  send: (values: Values) => Promise<Answer>
  onSent: (value: string) => void
  hasSummary: boolean
  isUncontrolled: boolean
}

const NOTHING: Values = { email: '', way: '', note: false }
const WORDS: FormWords<FormRefusal> = {
  field: (_, { key }) => (key.endsWith('required') ? 'Bitte ausfüllen' : `Das stimmt nicht: ${key}`),
  whole: (_, { code }) => `Abgelehnt: ${code}`,
}

/** A form as pages write it. */
function Sample({ send, onSent, hasSummary, isUncontrolled }: SampleProps) {
  const form = useForm({
    initial: NOTHING,
    labels: { way: 'Antwort', email: 'E-Mail-Adresse' },
    fieldId: (field) => `sample-${field}`,
    words: WORDS,
    rules: ({ email, way }) => [
      ...emailProblems('email', email),
      ...(way === '' ? [{ path: 'way', key: 'required', params: {} }] : []),
    ],
    send,
    onSent,
    focus: hasSummary ? 'summary' : 'field',
    isUncontrolled,
  })

  return (
    <form {...form.formProps} aria-label="Muster">
      {hasSummary ? <FormProblems problems={form.summary} attempt={form.attempt} /> : null}
      <RadioGroup
        legend="Antwort"
        name="sample-way"
        options={[
          { value: 'mail', label: 'Per E-Mail' },
          { value: 'phone', label: 'Per Telefon' },
        ]}
        {...(isUncontrolled ? {} : { value: form.values.way })}
        error={form.problems.way}
      />
      <TextField {...form.field('email')} required />
      <Checkbox name="note" label="Merken" />
      <Button type="submit" isBusy={form.isBusy}>
        Senden
      </Button>
    </form>
  )
}

const meta = preview.meta({
  component: Sample,
  args: {
    send: fn(async (): Promise<Answer> => ({ type: 'success', value: 'angekommen' })),
    onSent: fn(),
    hasSummary: true,
    isUncontrolled: false,
  },
})

/** What was left with a mistake says so; what was left empty waits for the attempt. */
export const LeftWrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-Mail-Adresse')
    await userEvent.click(email)
    await userEvent.tab()
    await expect(email).not.toHaveAttribute('aria-invalid')

    await userEvent.type(email, 'anna')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.click(canvas.getByLabelText('Merken'))
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()

    await userEvent.type(email, '@example.org')
    await expect(email).not.toHaveAttribute('aria-invalid')
  },
})

/** An attempt names everything at once, in the order of the form, and gives the focus to the summary. */
export const SentWrong = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }))

    await expect(canvas.getByRole('alert')).toHaveFocus()
    const lines = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(lines).toEqual(['Antwort: Bitte ausfüllen', 'E-Mail-Adresse: Bitte ausfüllen'])

    await userEvent.click(canvas.getByLabelText('Per Telefon'))
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(args.send).not.toHaveBeenCalled()
  },
})

/** Without a summary the focus goes to the field that comes first on the page, whatever the rules say first. */
export const WithoutSummary = meta.story({
  args: { hasSummary: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }))
    await expect(canvas.getByLabelText('Per E-Mail')).toHaveFocus()

    await userEvent.click(canvas.getByLabelText('Per E-Mail'))
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }))
    await expect(canvas.getByLabelText('E-Mail-Adresse')).toHaveFocus()
  },
})

/** Pressed twice, it is sent once; the button keeps the focus meanwhile. */
export const Busy = meta.story({
  args: { send: fn(() => new Promise<Answer>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    const form = canvas.getByRole('form', { name: 'Muster' })
    await userEvent.click(canvas.getByLabelText('Per E-Mail'))
    await userEvent.type(canvas.getByLabelText('E-Mail-Adresse'), 'anna@example.org')
    for (let press = 0; press < 2; press += 1)
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }))

    await expect(args.send).toHaveBeenCalledTimes(1)
    await expect(args.send).toHaveBeenCalledWith({ email: 'anna@example.org', way: 'mail', note: false })
    await expect(canvas.getByRole('button', { name: 'Senden' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Senden' })).toHaveFocus()
  },
})

/** What the server finds stands at its field until something else stands there; the rest is said as a whole. */
export const Refused = meta.story({
  args: {
    send: fn(async ({ email, way }: Values): Promise<Answer> => {
      const errors = email === 'anna@example.org' ? [{ path: 'email', key: 'taken', params: {} }] : []
      if (errors.length > 0) return { type: 'refused', problem: { code: 'invalid', errors } }
      if (way === 'mail') return { type: 'refused', problem: { code: 'network', errors } }
      return { type: 'success', value: 'angekommen' }
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('E-Mail-Adresse')
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Senden' }))
    await userEvent.click(canvas.getByLabelText('Per E-Mail'))
    await userEvent.type(email, 'anna@example.org')

    await send()
    await expect(await canvas.findByRole('link')).toHaveTextContent('E-Mail-Adresse: Das stimmt nicht: taken')
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.type(email, 'x')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()

    await send()
    await expect(await canvas.findByText('Abgelehnt: network')).toBeVisible()
    await expect(email).toHaveValue('anna@example.orgx')

    await userEvent.click(canvas.getByLabelText('Per Telefon'))
    await send()
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('angekommen', expect.anything()))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(email).toHaveValue('anna@example.orgx')
  },
})

/** What a browser filled in before the page was ready was never typed, and counts all the same. */
export const FilledInBefore = meta.story({
  args: { isUncontrolled: true },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText<HTMLInputElement>('E-Mail-Adresse')
    email.value = 'anna@example.org'
    canvas.getByLabelText<HTMLInputElement>('Per Telefon').checked = true
    canvas.getByLabelText<HTMLInputElement>('Merken').checked = true
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }))

    await expect(args.send).toHaveBeenCalledWith({ email: 'anna@example.org', way: 'phone', note: true })
  },
})
