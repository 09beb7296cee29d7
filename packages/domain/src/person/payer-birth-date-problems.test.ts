import { expect, test } from 'vitest'
import { payerBirthDateProblems } from './payer-birth-date-problems.ts'

const now = new Date('2026-11-23T12:00:00Z')

test.each([
  [null, ['generic.validation.required']],
  ['', ['generic.validation.required']],
  ['2001-02-30', ['address.errors.birthDate']],
  ['2026-11-24', ['address.errors.birthDateFuture']],
  ['2008-11-24', ['address.errors.birthDateAge']],
  ['2008-11-23', []],
  ['1985-05-05', []],
])('a payer born on %s', (birthDate, expected) => {
  const problems = payerBirthDateProblems(birthDate, 'Europe/Berlin', now)

  expect(problems.map(({ key }) => key)).toEqual(expected)
  expect(problems.every(({ path }) => path === 'birthDate')).toBe(true)
})
