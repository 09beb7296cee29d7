import { expect, test } from 'vitest'
import { fieldProblems } from '../form/form-problem.ts'
import { LOCALES, markets } from '../market/markets.ts'
import { nameRules } from './name.ts'

test.each(['Anna', 'Anne-Marie', 'Dr. Ünal', 'Łukasz', 'Zoë van der Berg', 'Ми́ла', '李'])(
  '%s is a name everywhere',
  (name) => {
    for (const locale of LOCALES) expect(fieldProblems('name', name, nameRules(markets[locale]))).toEqual([])
  },
)

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['Anna1', 'name'],
  ['Anna_B', 'name'],
  ['<b>Anna</b>', 'name'],
  ['Anna😀', 'name'],
  ['a'.repeat(101), 'maxLength'],
])('%j is no name: %s', (name, key) => {
  for (const locale of LOCALES) {
    expect(fieldProblems('name', name, nameRules(markets[locale]))[0]?.key).toBe(`generic.validation.${key}`)
  }
})

test.each([
  ['de-de', false],
  ['de-at', false],
  ['de-ch', true],
  ['fr-ch', true],
  ['fr-fr', true],
  ['fr-be', true],
  ['nl-be', true],
  ['nl-nl', true],
] as const)('%s allows apostrophes: %s', (locale, allowed) => {
  for (const name of ["d'Arc", 'van ’t Hoff']) {
    expect(fieldProblems('name', name, nameRules(markets[locale])).length === 0).toBe(allowed)
  }
})
