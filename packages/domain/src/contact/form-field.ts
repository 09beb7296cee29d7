import { type FormProblem, fieldProblems, type Rule } from '../form/form-problem.ts'
import { maxLength, minLength, numeric, required } from '../form/rules.ts'
import type { Market } from '../market/markets.ts'
import { emailProblems } from '../person/email.ts'
import { nameRules } from '../person/name.ts'
import { normalisedPhone } from '../person/phone.ts'

/** What a field of an editor's form may ask for. `hidden` is filled by the editor, never by the shopper. */
export const FORM_FIELD_KINDS = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'hidden',
  'name',
  'orderNumber',
] as const
export type FormFieldKind = (typeof FORM_FIELD_KINDS)[number]

/** The rules of one field; `options` are the values that a choice allows. */
export type FormField = {
  name: string
  kind: FormFieldKind
  required: boolean
  options: readonly string[]
}

/** Length of a message to the shop, characters. @see product §7 "Contact", "Complaint" */
export const MESSAGE_LENGTH = { min: 10, max: 4000 } as const
/** Characters of an answer on one line. */
const LINE_MAX = 200
/** A digit and a dash, a prefix and a number: the form of our order numbers, blanks allowed. */
const ORDER_NUMBER = /^[\p{L}\d][\p{L}\d \-/]{2,29}$/u

/**
 * What is wrong with the answer to a field of a form: missing, not of its kind, or too long. A tick is `on`.
 *
 * @see spec §5 "Generic form rules"; product §7
 */
export function formFieldProblems(field: FormField, value: string, market: Market): FormProblem[] {
  const { name, kind } = field
  const isEmpty = value.trim() === ''
  if (isEmpty) return field.required ? fieldProblems(name, value, [required]) : []

  switch (kind) {
    case 'email':
      return emailProblems(name, value)
    case 'name':
      return fieldProblems(name, value, nameRules(market))
    case 'textarea':
      return fieldProblems(name, value, [maxLength(MESSAGE_LENGTH.max)])
    case 'number':
      return fieldProblems(name, value.trim().replace(',', '.'), [maxLength(LINE_MAX), numeric])
    case 'phone':
      return isPhone(value, market) ? [] : [{ path: name, key: 'address.errors.phone', params: {} }]
    case 'date':
      return isDay(value) ? [] : [{ path: name, key: 'form.errors.date', params: {} }]
    case 'select':
    case 'radio':
      return field.options.includes(value) ? [] : [{ path: name, key: 'form.errors.option', params: {} }]
    case 'orderNumber':
      return orderNumberProblems(name, value)
    case 'text':
    case 'checkbox':
    case 'hidden':
      return fieldProblems(name, value, [maxLength(LINE_MAX)])
  }
}

/** An order number may be left out; what is written there has to look like one. */
export function orderNumberProblems(path: string, value: string): FormProblem[] {
  if (value.trim() === '' || ORDER_NUMBER.test(value.trim())) return []
  return [{ path, key: 'contact.errors.orderNumber', params: {} }]
}

/** The rules of a message to the shop; ten spaces are no message. @see product §7 "Contact" */
export const messageRules: readonly Rule[] = [
  required,
  (value) => minLength(MESSAGE_LENGTH.min)(value.trim()),
  maxLength(MESSAGE_LENGTH.max),
]

function isPhone(value: string, market: Market): boolean {
  return normalisedPhone(value, market.country) !== null
}

/** `2026-12-24`, and a day that the calendar has. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value)
}
