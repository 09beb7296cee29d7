import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { type ContactMessage, contactProblems } from './contact-form.ts'
import { type FormField, formFieldProblems } from './form-field.ts'

const german = markets['de-de']
const contact: ContactMessage = {
  topic: 'order',
  order_number: '',
  first_name: 'Anna',
  last_name: 'Muster',
  email: 'anna@muster.example',
  message: 'Wo bleibt das Sofa?',
  answers: [],
}

test('what is complete has no problem', () => {
  expect(contactProblems({ ...contact, order_number: 'LH-2026-00017' }, german)).toEqual([])
})

test.each<[Partial<ContactMessage>, string, string]>([
  [{ topic: '' }, 'topic', 'generic.validation.required'],
  [{ topic: 'weather' }, 'topic', 'generic.validation.required'],
  [{ order_number: '<b>' }, 'order_number', 'contact.errors.orderNumber'],
  [{ first_name: ' ' }, 'first_name', 'generic.validation.required'],
  [{ last_name: 'M4x' }, 'last_name', 'generic.validation.name'],
  [{ email: '' }, 'email', 'newsletter.errors.required'],
  [{ email: 'anna' }, 'email', 'newsletter.errors.email'],
  [{ message: ' ' }, 'message', 'generic.validation.required'],
  [{ message: '123456789 ' }, 'message', 'generic.validation.minLength'],
  [{ message: 'x'.repeat(4001) }, 'message', 'generic.validation.maxLength'],
])('a message with %j has the problem %s %s', (change, path, key) => {
  expect(contactProblems({ ...contact, ...change }, german)).toMatchObject([{ path, key }])
})

test('an apostrophe in a name is fine where the market has such names', () => {
  const form = { ...contact, last_name: 'van ’t Hoff' }

  expect(contactProblems(form, markets['nl-nl'])).toEqual([])
  expect(contactProblems(form, german)).toHaveLength(1)
})

test('a form of editors needs neither names nor message, but its own fields and an address', () => {
  const asked = { label: 'Größe', name: 'size', kind: 'select', required: true, options: ['S', 'M'] } as const
  const form = { ...contact, topic: 'form', first_name: '', last_name: '', message: '' }

  expect(contactProblems({ ...form, answers: [{ ...asked, value: 'M' }] }, german)).toEqual([])
  expect(contactProblems({ ...form, answers: [{ ...asked, value: 'XL' }] }, german)).toMatchObject([
    { path: 'size', key: 'form.errors.option' },
  ])
  expect(contactProblems({ ...form, email: '' }, german)).toMatchObject([{ path: 'email' }])
})

test.each<[FormField['kind'], string, string]>([
  ['text', 'x'.repeat(201), 'generic.validation.maxLength'],
  ['textarea', 'x'.repeat(4001), 'generic.validation.maxLength'],
  ['email', 'anna@', 'newsletter.errors.email'],
  ['phone', '12', 'address.errors.phone'],
  ['number', 'zwei', 'generic.validation.numeric'],
  ['date', '24.12.2026', 'form.errors.date'],
  ['date', '2026-02-30', 'form.errors.date'],
  ['select', 'c', 'form.errors.option'],
  ['radio', 'c', 'form.errors.option'],
  ['name', 'A1', 'generic.validation.name'],
  ['orderNumber', '!', 'contact.errors.orderNumber'],
])('%s refuses %j', (kind, value, key) => {
  expect(formFieldProblems(field(kind), value, german)).toMatchObject([{ path: 'asked', key }])
})

test.each<[FormField['kind'], string]>([
  ['text', 'Eiche'],
  ['textarea', 'Zeile\nZeile'],
  ['email', ' anna@muster.example '],
  ['phone', '040 66969100'],
  ['number', '2,5'],
  ['date', '2028-02-29'],
  ['select', 'a'],
  ['radio', 'b'],
  ['checkbox', 'on'],
  ['hidden', 'messe-2026'],
  ['name', 'Anna'],
  ['orderNumber', 'LH 100-2'],
])('%s takes %j, and nothing where nothing is asked for', (kind, value) => {
  expect(formFieldProblems(field(kind), value, german)).toEqual([])
  expect(formFieldProblems(field(kind), ' ', german)).toEqual([])
  expect(formFieldProblems({ ...field(kind), required: true }, '', german)).toMatchObject([
    { key: 'generic.validation.required' },
  ])
})

function field(kind: FormField['kind']): FormField {
  return { name: 'asked', kind, required: false, options: ['a', 'b'] }
}
