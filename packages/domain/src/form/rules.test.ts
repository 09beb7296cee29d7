import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rule, RuleProblem } from './form-problem.ts'
import { fieldProblems } from './form-problem.ts'
import { maxLength, maxValue, minLength, minValue, numeric, required } from './rules.ts'

test.each<[string, Rule, string, string]>([
  ['required', required, '', 'Value is required'],
  ['required', required, ' \n', 'Value is required'],
  ['numeric', numeric, '1a', 'Value must be numeric'],
  ['numeric', numeric, '-1', 'Value must be numeric'],
  ['numeric', numeric, '1.', 'Value must be numeric'],
  ['minLength', minLength(3), 'ab', 'This field should be at least 3 characters long'],
  ['minLength', minLength(2), '🛋', 'This field should be at least 2 characters long'],
  ['maxLength', maxLength(3), 'abcd', 'The maximum length allowed is 3'],
  ['minValue', minValue(3), '2', 'The minimum value allowed is 3'],
  ['minValue', minValue(3), 'x', 'The minimum value allowed is 3'],
  ['maxValue', maxValue(5), '5.1', 'The maximum value allowed is 5'],
])('%s refuses its value with the sentence of the specification', (name, rule, value, expected) => {
  const problem = rule(value)

  expect(problem?.key).toBe(`generic.validation.${name}`)
  expect(problem && wordsOf(problem)).toBe(expected)
})

test.each<[string, Rule, string]>([
  ['required', required, ' a '],
  ['numeric', numeric, '12'],
  ['numeric', numeric, '12.50'],
  ['numeric', numeric, ''],
  ['minLength', minLength(3), 'abc'],
  ['minLength', minLength(3), ''],
  ['maxLength', maxLength(3), '🛋🛋🛋'],
  ['minValue', minValue(3), '3'],
  ['maxValue', maxValue(5), '5'],
])('%s takes %s %j', (_, rule, value) => {
  expect(rule(value)).toBeNull()
})

test('a message keeps its placeholders and brings their values', () => {
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
  expect(fieldProblems('age', '', [required, numeric])).toEqual([
    { path: 'age', key: 'generic.validation.required', params: {} },
  ])
  expect(fieldProblems('age', 'a', [required, numeric])).toEqual([
    { path: 'age', key: 'generic.validation.numeric', params: {} },
  ])
  expect(fieldProblems('age', '12', [required, numeric])).toEqual([])
})

/** The sentence of a problem with its values filled in. */
function wordsOf({ message, params }: RuleProblem): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
}
