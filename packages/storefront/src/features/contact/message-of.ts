import type { FormField } from '@shop/domain/contact/form-field'
import { type FormProblem, fieldProblems } from '@shop/domain/form/form-problem'
import { required } from '@shop/domain/form/rules'
import type { Message } from './contact.atoms.ts'

/** Fields that a message has by itself; whatever else a form asks is an answer of its own. */
const OWN = ['order_number', 'first_name', 'last_name', 'email', 'message'] as const

type AskedField = FormField & { label: string }

/** What was typed into a form, as a message to the shop. */
export function messageOf(
  about: { topic: string; subject: string },
  fields: readonly AskedField[],
  values: Readonly<Record<string, string>>,
): Message {
  const typed = (name: string) => values[name] ?? ''
  return {
    ...about,
    order_number: typed('order_number'),
    first_name: typed('first_name'),
    last_name: typed('last_name'),
    email: typed('email'),
    message: typed('message'),
    website: typed('website'),
    answers: fields
      .filter(({ name }) => !OWN.some((own) => own === name) && name !== 'topic')
      .map(({ name, kind, required, options, label }) => ({
        name,
        kind,
        required,
        options: [...options],
        label,
        value: typed(name),
      })),
  }
}

/**
 * Required fields of every message that are empty in a form of editors. The address is always required, and answers
 * check themselves.
 */
export function missingOf(
  fields: readonly AskedField[],
  values: Readonly<Record<string, string>>,
): FormProblem[] {
  return fields
    .filter((field) => field.required && field.name !== 'email' && OWN.some((own) => own === field.name))
    .flatMap(({ name }) => fieldProblems(name, values[name] ?? '', [required]))
}
