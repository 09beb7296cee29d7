import { type FormProblem, fieldProblems } from '../form/form-problem.ts'
import { maxLength, required } from '../form/rules.ts'
import type { Market } from '../market/markets.ts'
import { emailProblems } from '../person/email.ts'
import { nameRules } from '../person/name.ts'
import { type FormField, formFieldProblems, messageRules, orderNumberProblems } from './form-field.ts'

/** What a message to the shop may be about; `form` is a form that editors made, named by its subject. */
export const CONTACT_TOPICS = [
  'order',
  'delivery',
  'returns',
  'product',
  'payment',
  'account',
  'privacy',
  'other',
  'form',
] as const

/** The answer to a field that only this form has, with the rules it was asked under. */
export type FormAnswer = FormField & { label: string; value: string }

/** A message as it is sent. Topic and answers come from the page, everything else is typed. */
export type ContactMessage = {
  topic: string
  order_number: string
  first_name: string
  last_name: string
  email: string
  message: string
  answers: readonly FormAnswer[]
}

/** Answers of one form, and characters of a label: more than an editor needs, less than an attacker likes. */
export const MOST_ANSWERS = 30
const LABEL_MAX = 200

/**
 * Everything that keeps a message from being sent. The contact page requires names and a message; an editors' form
 * requires its own fields, and an e-mail address to answer to.
 *
 * @see product §7 "Contact"
 */
export function contactProblems(form: ContactMessage, market: Market): FormProblem[] {
  const isEditors = form.topic === 'form'
  const names = ['first_name', 'last_name'] as const
  const isTopic = CONTACT_TOPICS.some((topic) => topic === form.topic)
  return [
    ...fieldProblems('topic', isTopic ? form.topic : '', [required]),
    ...orderNumberProblems('order_number', form.order_number),
    ...names.flatMap((name) =>
      isEditors && form[name].trim() === '' ? [] : fieldProblems(name, form[name], nameRules(market)),
    ),
    ...emailProblems('email', form.email),
    ...(isEditors && form.message.trim() === '' ? [] : fieldProblems('message', form.message, messageRules)),
    ...form.answers.flatMap((answer) => [
      ...fieldProblems(answer.name, answer.label, [maxLength(LABEL_MAX)]),
      ...formFieldProblems(answer, answer.value, market),
    ]),
  ]
}
