import { expect, test } from 'vitest'
import { isRankingDay, leadingRanking, type PlacedRanking } from './leading-ranking.ts'

const always = { name: 'always', locale: null, from: null, to: null }
const german = { name: 'german', locale: 'de-de', from: null, to: null }
const advent = { name: 'advent', locale: null, from: '2026-11-29', to: '2026-12-24' }
const saturday = { name: 'saturday', locale: null, from: '2026-12-05', to: '2026-12-05' }
const germanAdvent = { ...advent, name: 'german advent', locale: 'de-de' }

test.each<[string, (PlacedRanking & { name: string })[], string, string, string | null]>([
  ['nothing', [], 'de-de', '2026-12-01', null],
  ['what holds all year', [always], 'fr-fr', '2026-12-01', 'always'],
  ['days before all year', [always, advent], 'fr-fr', '2026-12-01', 'advent'],
  ['all year again after the days', [always, advent], 'fr-fr', '2026-12-25', 'always'],
  ['the one that began last', [advent, saturday], 'fr-fr', '2026-12-05', 'saturday'],
  ['the own country before all', [advent, german], 'de-de', '2026-12-01', 'german'],
  [
    'days of the own country before all else',
    [german, germanAdvent, advent],
    'de-de',
    '2026-12-01',
    'german advent',
  ],
  ['nothing of another country', [german], 'fr-fr', '2026-12-01', null],
])('%s', (_, rankings, locale, today, name) => {
  expect(leadingRanking(rankings, { locale, today })?.name ?? null).toBe(name)
})

test.each([
  [{ from: null, to: null }, true],
  [{ from: '2026-12-01', to: null }, true],
  [{ from: '2026-12-02', to: null }, false],
  [{ from: null, to: '2026-12-01' }, true],
  [{ from: null, to: '2026-11-30' }, false],
])('%j on the first of December', (days, holds) => {
  expect(isRankingDay(days, '2026-12-01')).toBe(holds)
})
