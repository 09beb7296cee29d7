import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { isReadFirst } from './is-read-first.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const TOY = { warnings: ['Erstickungsgefahr.'] }

test.each([
  ['a warning', TOY, true],
  ['none, whatever age it is for', { warnings: [] }, false],
])('%s', (_, facts, isFirst) => {
  expect(isReadFirst(facts, markets['de-de'], NOW)).toBe(isFirst)
})

test.each([
  ['the day before the duty', '2011-07-19T12:00:00Z', false],
  ['its first day', '2011-07-20T12:00:00Z', true],
])('%s', (_, now, isFirst) => {
  expect(isReadFirst(TOY, markets['fr-ch'], new Date(now))).toBe(isFirst)
})
