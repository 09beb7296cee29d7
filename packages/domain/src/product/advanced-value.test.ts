import { expect, test } from 'vitest'
import { someAdvancedAttributes, someAttributes } from '../testing/some-attributes.ts'
import { advancedValue, attributeValue } from './advanced-value.ts'

test.each([
  ['grau', 'grau'],
  [0, 0],
  ['', ''],
  [null, null],
])('a field that holds %j is read as %j', (value, read) => {
  expect(advancedValue(someAdvancedAttributes({ farbe: value }), 'farbe')).toBe(read)
})

const farbe = { key: 'farbe', label: 'Farbe' }

test.each([
  ['no such attribute', {}],
  ['no values', { farbe: { ...farbe, values: [] } }],
  ['no field set', { farbe: { ...farbe, values: [{ fieldSet: [] }] } }],
  ['an empty field set', { farbe: { ...farbe, values: [{ fieldSet: [[]] }] } }],
])('%s is null', (_, attributes) => {
  expect(advancedValue(attributes, 'farbe')).toBeNull()
})

test('of several values, sets and fields the very first counts', () => {
  const values = [
    { fieldSet: [[{ value: 'a' }, { value: 'b' }], [{ value: 'c' }]] },
    { fieldSet: [[{ value: 'd' }]] },
  ]

  expect(advancedValue({ farbe: { ...farbe, values } }, 'farbe')).toBe('a')
})

test('a raw attribute is its first value', () => {
  expect(attributeValue(someAttributes({ bulkyOrLoad: '1' }), 'bulkyOrLoad')).toBe('1')
  expect(attributeValue({}, 'bulkyOrLoad')).toBeNull()
  expect(
    attributeValue({ name: { key: 'name', label: '', multiSelect: false, values: [] } }, 'name'),
  ).toBeNull()
})
