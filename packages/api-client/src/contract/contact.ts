import { MOST_ANSWERS } from '@shop/domain/contact/contact-form'
import { FORM_FIELD_KINDS } from '@shop/domain/contact/form-field'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

// Far above what the form's own rules allow: those answer with their message keys, this only bounds the work.
const line = v.pipe(v.string(), v.maxLength(1000, 'generic.validation.maxLength'))
const longText = v.pipe(v.string(), v.maxLength(20_000, 'generic.validation.maxLength'))

const AnswerSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  label: line,
  kind: v.picklist(FORM_FIELD_KINDS),
  required: v.boolean(),
  options: v.pipe(v.array(line), v.maxLength(50)),
  value: longText,
})

/**
 * Writes to the shop's customer service; the sender gets a receipt. 422 `input_invalid` names the fields with the keys
 * of the form's own rules, 429 `too_many_attempts`.
 *
 * @see product §3, §7 "Contact"
 */
export const sendContactMessage = defineCall({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact/',
  rights: 'session',
  status: 202,
  input: v.object({
    topic: v.optional(line, ''),
    /** What a form of editors is called; empty on the contact page. */
    subject: v.optional(line, ''),
    order_number: v.optional(line, ''),
    first_name: v.optional(line, ''),
    last_name: v.optional(line, ''),
    email: v.optional(line, ''),
    message: v.optional(longText, ''),
    answers: v.optional(v.pipe(v.array(AnswerSchema), v.maxLength(MOST_ANSWERS)), []),
    /** An invisible honeypot: only bots fill it in, and get the usual answer. */
    website: v.optional(line, ''),
  }),
  answer: v.object({}),
})
