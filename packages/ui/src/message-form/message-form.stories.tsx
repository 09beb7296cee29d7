import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import type { MessageFormField } from './message-field.tsx'
import { MessageForm } from './message-form.tsx'

const plain = { required: false, options: [] }
const everyKind: MessageFormField[] = [
  { ...plain, name: 'first_name', kind: 'name', label: 'Vorname', required: true, isHalf: true },
  { ...plain, name: 'last_name', kind: 'name', label: 'Nachname', required: true, isHalf: true },
  { ...plain, name: 'email', kind: 'email', label: 'E-Mail-Adresse', required: true, isHalf: true },
  { ...plain, name: 'phone', kind: 'phone', label: 'Telefon', isHalf: true },
  {
    ...plain,
    name: 'order_number',
    kind: 'orderNumber',
    label: 'Bestellnummer',
    hint: 'Steht in der Bestätigung.',
  },
  { ...plain, name: 'guests', kind: 'number', label: 'Wie viele kommen?', isHalf: true },
  { ...plain, name: 'day', kind: 'date', label: 'An welchem Tag?', isHalf: true },
  {
    name: 'room',
    kind: 'select',
    label: 'Um welchen Raum geht es?',
    required: true,
    placeholder: 'Bitte wählen',
    options: ['Wohnzimmer', 'Esszimmer', 'Schlafzimmer'].map((label) => ({ value: label, label })),
  },
  {
    name: 'where',
    kind: 'radio',
    label: 'Wo sollen wir beraten?',
    required: true,
    options: ['Bei mir zu Hause', 'In der Filiale', 'Per Video'].map((label) => ({ value: label, label })),
  },
  { ...plain, name: 'text', kind: 'textarea', label: 'Was ist noch wichtig?' },
  { ...plain, name: 'callback', kind: 'checkbox', label: 'Bitte vorher anrufen' },
  { ...plain, name: 'source', kind: 'hidden', label: 'Quelle', value: 'katalog' },
]

const meta = preview.meta({
  component: MessageForm,
  args: {
    id: 'beratung',
    fields: everyKind,
    submitLabel: 'Termin anfragen',
    note: 'Wir melden uns innerhalb von zwei Werktagen.',
    onSubmit: fn(),
    problems: {},
    summary: [],
    attempt: 0,
    isBusy: false,
  },
})

export const EveryKind = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Anna')
    await userEvent.selectOptions(canvas.getByLabelText('Um welchen Raum geht es?'), 'Esszimmer')
    await userEvent.click(canvas.getByLabelText('Per Video'))
    await userEvent.click(canvas.getByLabelText(/vorher anrufen/))
    await userEvent.click(canvas.getByRole('button', { name: 'Termin anfragen' }))

    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        first_name: 'Anna',
        room: 'Esszimmer',
        where: 'Per Video',
        callback: 'on',
        source: 'katalog',
        website: '',
      }),
    )
  },
})

export const Wrong = meta.story({
  args: {
    problems: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse an', where: 'Bitte ausfüllen' },
    summary: [
      {
        fieldId: 'beratung-email',
        message: 'E-Mail-Adresse: Bitte geben Sie eine gültige E-Mail-Adresse an',
      },
      { fieldId: 'beratung-where', message: 'Wo sollen wir beraten?: Bitte ausfüllen' },
    ],
    attempt: 1,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /gültige E-Mail-Adresse/ }))

    await expect(canvas.getByLabelText('E-Mail-Adresse')).toHaveFocus()
  },
})

export const Prefilled = meta.story({
  args: { prefill: { first_name: 'Anna', last_name: 'Muster', email: 'anna@muster.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nachname')).toHaveValue('Muster')
  },
})

export const Busy = meta.story({ args: { isBusy: true } })
