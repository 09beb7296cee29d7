import { useLingui } from '@lingui/react'
import { QUESTION_LENGTH } from '@shop/domain/question/question-problems'
import type { MessageFormField } from '@shop/ui/message-form/message-field'

/** What a question has to say: itself, from whom if wanted, and where the answer goes unless the shop knows it. */
export function useQuestionFields(asksForEmail: boolean): MessageFormField[] {
  const { i18n } = useLingui()
  const email: MessageFormField = {
    name: 'email',
    kind: 'email',
    label: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
    hint: i18n.t({ id: 'question.emailHint', message: 'Nur für die Antwort; sie wird nie gezeigt.' }),
    required: true,
    options: [],
    isHalf: true,
    autoComplete: 'email',
  }

  return [
    {
      name: 'question',
      kind: 'textarea',
      label: i18n.t({ id: 'question.text', message: 'Ihre Frage' }),
      hint: i18n.t({
        id: 'question.textHint',
        message: '{min} bis {max} Zeichen, ohne Namen, Adressen und Bestellnummern',
        values: QUESTION_LENGTH,
      }),
      required: true,
      options: [],
    },
    {
      name: 'name',
      kind: 'text',
      label: i18n.t({ id: 'question.name', message: 'Anzeigename' }),
      hint: i18n.t({ id: 'question.nameHint', message: 'Steht bei der Frage, etwa ein Vorname.' }),
      required: false,
      options: [],
      isHalf: true,
      autoComplete: 'nickname',
    },
    ...(asksForEmail ? [email] : []),
  ]
}
