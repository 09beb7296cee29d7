import { expect, test } from 'vitest'
import { withdrawalProblems } from './withdrawal-form.ts'

const form = { name: 'Anna Probst', order_number: 'LH00000042', email: 'anna@example.org', items: '' }

test.each([
  form,
  { ...form, items: 'Nur die Vase' },
  { ...form, name: 'Probst & Söhne 3', order_number: 'die von gestern' },
])('who withdraws what is enough', (typed) => {
  expect(withdrawalProblems(typed)).toEqual([])
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(201) }],
  ['order_number', { order_number: '' }],
  ['order_number', { order_number: '1'.repeat(41) }],
  ['email', { email: 'anna' }],
  ['items', { items: 'x'.repeat(4001) }],
])('%s has to be right', (path, fields) => {
  expect(withdrawalProblems({ ...form, ...fields }).map((problem) => problem.path)).toEqual([path])
})
