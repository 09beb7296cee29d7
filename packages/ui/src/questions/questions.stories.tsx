import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import type { MessageFormField } from '../message-form/message-field.tsx'
import { MessageForm } from '../message-form/message-form.tsx'
import { QuestionItem, type QuestionWords } from './question-item.tsx'

const question: QuestionWords = {
  question: 'Lassen sich die Bezüge abnehmen und waschen?',
  answer: 'Ja. Alle Bezüge haben einen Reißverschluss und werden bei 30 Grad gewaschen.',
  name: 'Maren',
  language: 'de',
  date: '2026-11-12',
}
const about = { shopName: 'Lindhaus', language: 'de' }
const fields: MessageFormField[] = [
  {
    name: 'question',
    kind: 'textarea',
    label: 'Ihre Frage',
    hint: '10 bis 600 Zeichen',
    required: true,
    options: [],
  },
  { name: 'name', kind: 'text', label: 'Anzeigename', required: false, options: [], isHalf: true },
  { name: 'email', kind: 'email', label: 'E-Mail-Adresse', required: true, options: [], isHalf: true },
]
const form = {
  id: 'question',
  fields,
  submitLabel: 'Frage absenden',
  onSubmit: fn(),
  problems: {},
  summary: [],
  attempt: 0,
  isBusy: false,
}

const meta = preview.meta({ title: 'questions' })

export const Item = meta.story({
  tags: ['snapshot'],
  render: () => <QuestionItem question={question} {...about} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Antwort von Lindhaus')).toBeVisible()
  },
})
export const WithoutAName = meta.story({
  render: () => <QuestionItem question={{ ...question, name: '' }} {...about} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Gefragt von/)).toBeNull()
  },
})
export const Foreign = meta.story({
  render: () => (
    <QuestionItem
      question={{
        ...question,
        language: 'fr',
        question: 'Les housses sont-elles déhoussables ?',
        answer: 'Oui, et lavables à 30 °C.',
      }}
      {...about}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oui, et lavables à 30 °C.')).toHaveAttribute('lang', 'fr')
    await expect(canvas.getByText('auf Französisch geschrieben')).toBeVisible()
  },
})
export const Some = meta.story({
  render: () => (
    <div>
      {['Wie breit ist der Sitz?', 'Kann man es ohne Werkzeug aufbauen?', 'Gibt es Ersatzfüße?'].map(
        (one) => (
          <QuestionItem key={one} question={{ ...question, question: one }} {...about} />
        ),
      )}
    </div>
  ),
})
export const LongWordsAndMarkup = meta.story({
  render: () => (
    <QuestionItem
      question={{
        ...question,
        question: `<b>fett</b> ${'Donau'.repeat(60)}`,
        answer: 'Ja.\n\nUnd '.repeat(20),
      }}
      {...about}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>fett<\/b>/)).toBeVisible()
  },
})
export const EmptyForm = meta.story({
  render: () => <MessageForm {...form} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Ihre Frage/ }), 'Wie breit ist der Sitz?')
    await userEvent.click(canvas.getByRole('button', { name: 'Frage absenden' }))
    await expect(form.onSubmit).toHaveBeenCalledWith({
      question: 'Wie breit ist der Sitz?',
      name: '',
      email: '',
      website: '',
    })
  },
})
export const FormWithProblems = meta.story({
  render: () => (
    <MessageForm
      {...form}
      problems={{
        question: 'Bitte ohne E-Mail-Adresse: Die Frage wird öffentlich.',
        email: 'Bitte ausfüllen',
      }}
      summary={[
        {
          fieldId: 'question-question',
          message: 'Ihre Frage: Bitte ohne E-Mail-Adresse: Die Frage wird öffentlich.',
        },
        { fieldId: 'question-email', message: 'E-Mail-Adresse: Bitte ausfüllen' },
      ]}
      attempt={1}
    />
  ),
})
export const BusyForm = meta.story({ render: () => <MessageForm {...form} isBusy /> })
