import { setupI18n } from '@lingui/core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { askedFields, formFields } from './form-fields.ts'

const i18n = setupI18n({ locale: 'de', messages: { de: {} } })

test('a form without an e-mail address asks for one', () => {
  expect(asked([{ name: 'room', kind: 'text', label: 'Raum' }])).toMatchObject([
    { name: 'room', required: false },
    { name: 'email', kind: 'email', required: true },
  ])
})

test('its own e-mail field has to be filled, whatever it is called', () => {
  expect(asked([{ name: 'mail', kind: 'email', label: 'E-Mail' }])).toMatchObject([
    { name: 'email', label: 'E-Mail', required: true },
  ])
})

test.each([
  ['a choice without choices', { name: 'room', kind: 'select', label: 'Raum', options: ' \n' }],
  ['a name that is none', { name: 'Dein Raum!', kind: 'text', label: 'Raum' }],
  ['a kind that nobody knows', { name: 'file', kind: 'upload', label: 'Datei' }],
])('%s is left out', (_, field) => {
  expect(asked([field]).map(({ name }) => name)).toEqual(['email'])
})

test.each([
  ['message', 'select', 'message_field'],
  ['message', 'textarea', 'message'],
  ['order_number', 'number', 'order_number_field'],
  ['order_number', 'orderNumber', 'order_number'],
  ['first_name', 'checkbox', 'first_name_field'],
  ['last_name', 'name', 'last_name'],
  ['email', 'text', 'email_field'],
  ['topic', 'text', 'topic_field'],
  ['subject', 'hidden', 'subject_field'],
  ['website', 'text', 'website_field'],
  ['answers', 'text', 'answers_field'],
  ['constructor', 'text', 'constructor_field'],
  ['room', 'text', 'room'],
])('a field %s of the kind %s is sent as %s', (name, kind, sent) => {
  const [first] = asked([{ name, kind, label: 'Feld', options: 'A' }])

  expect(first).toMatchObject({ name: sent, label: 'Feld' })
})

test('choices stand one a line, each once', () => {
  const [room] = asked([{ name: 'room', kind: 'radio', label: 'Raum', options: 'Diele\n Bad \nDiele\n' }])

  expect(room?.options.map(({ value }) => value)).toEqual(['Diele', 'Bad'])
})

test('a hundred fields are thirty', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({ name: `f${at}`, kind: 'text', label: 'Feld' }))

  expect(asked(many)).toHaveLength(31)
})

function asked(fields: Record<string, unknown>[]) {
  const rows = fields.map((field, at) => ({ _uid: String(at), component: 'form_field', ...field }))
  return askedFields(v.parse(formFields, rows), i18n)
}
