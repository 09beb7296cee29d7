import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rule } from './form-problem.ts'
import { fieldProblems } from './form-problem.ts'
import {
  decimal,
  email,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  numeric,
  required,
  requiredIf,
  sameAs,
  sentence,
  url,
} from './rules.ts'

test.each<[string, Rule, string, string]>([
  ['required', required, '', 'Value is required'],
  ['required', required, ' \n', 'Value is required'],
  ['email', email, 'a@b', 'Value is not a valid email address'],
  ['email', email, 'a b@c.de', 'Value is not a valid email address'],
  ['email', email, 'a@b..de', 'Value is not a valid email address'],
  ['email', email, '@b.de', 'Value is not a valid email address'],
  ['email', email, `${'a'.repeat(250)}@b.de`, 'Value is not a valid email address'],
  ['numeric', numeric, '1a', 'Value must be numeric'],
  ['numeric', numeric, '-1', 'Value must be numeric'],
  ['numeric', numeric, '1.', 'Value must be numeric'],
  ['minLength', minLength(3), 'ab', 'This field should be at least 3 characters long'],
  ['minLength', minLength(2), '🛋', 'This field should be at least 2 characters long'],
  ['maxLength', maxLength(3), 'abcd', 'The maximum length allowed is 3'],
  ['requiredIf', requiredIf(true), ' ', 'The value is required'],
  ['sameAs', sameAs('geheim', 'password'), 'Geheim', 'The value must be equal to the password value'],
  ['minValue', minValue(3), '2', 'The minimum value allowed is 3'],
  ['minValue', minValue(3), 'x', 'The minimum value allowed is 3'],
  ['maxValue', maxValue(5), '5.1', 'The maximum value allowed is 5'],
  ['url', url, 'shop.example', 'The value is not a valid URL address'],
  ['url', url, 'ftp://shop.example', 'The value is not a valid URL address'],
  ['url', url, 'https://', 'The value is not a valid URL address'],
  ['integer', integer, '1.5', 'Value is not an integer'],
  ['decimal', decimal, '1,5', 'Value must be decimal'],
])('%s refuses its value with the sentence of the specification', (name, rule, value, expected) => {
  const problem = rule(value)

  expect(problem?.key).toBe(`generic.validation.${name}`)
  expect(problem && sentence(problem)).toBe(expected)
})

test.each<[string, Rule, string]>([
  ['required', required, ' a '],
  ['email', email, 'anna.muster+shop@mail.example.de'],
  ['email', email, ''],
  ['numeric', numeric, '12'],
  ['numeric', numeric, '12.50'],
  ['numeric', numeric, ''],
  ['minLength', minLength(3), 'abc'],
  ['minLength', minLength(3), ''],
  ['maxLength', maxLength(3), '🛋🛋🛋'],
  ['requiredIf', requiredIf(false), ''],
  ['requiredIf', requiredIf(true), 'a'],
  ['sameAs', sameAs('geheim', 'password'), 'geheim'],
  ['minValue', minValue(3), '3'],
  ['maxValue', maxValue(5), '5'],
  ['url', url, 'https://shop.example/a?b=c'],
  ['integer', integer, '-15'],
  ['decimal', decimal, '-1.5'],
  ['decimal', decimal, '.5'],
])('%s takes %s %j', (_, rule, value) => {
  expect(rule(value)).toBeNull()
})

test('a message keeps its placeholders, the sentence fills them', () => {
  const problem = minLength(4)('abc')

  expect(problem).toEqual({
    key: 'generic.validation.minLength',
    params: { min: 4 },
    message: 'This field should be at least {min} characters long',
  })
})

test('every text is either long enough or short enough', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'binary' }),
      fc.integer({ min: 1, max: 20 }),
      (text, limit) => {
        const isShort = maxLength(limit - 1)(text) === null
        const isLong = minLength(limit)(text) === null

        expect(isShort || isLong).toBe(true)
      },
    ),
  )
})

test('a field tells its first problem only', () => {
  expect(fieldProblems('email', '', [required, email])).toEqual([
    { path: 'email', key: 'generic.validation.required', params: {} },
  ])
  expect(fieldProblems('email', 'a', [required, email])).toEqual([
    { path: 'email', key: 'generic.validation.email', params: {} },
  ])
  expect(fieldProblems('email', 'a@b.de', [required, email])).toEqual([])
})
