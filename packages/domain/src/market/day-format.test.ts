import { expect, test } from 'vitest'
import { dayFormat } from './day-format.ts'
import { type Locale, markets } from './markets.ts'

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const
const SPAN = { day: 'numeric', month: 'long' } as const

test.each<[Locale, Intl.DateTimeFormatOptions, string, string]>([
  ['fr-fr', LONG, '2026-12-01', '1er décembre 2026'],
  ['fr-ch', LONG, '2026-08-01', '1er août 2026'],
  ['fr-be', { dateStyle: 'medium' }, '2026-04-01', '1er avr. 2026'],
  ['fr-fr', { weekday: 'short', day: 'numeric', month: 'short' }, '2026-12-01', 'mar. 1er déc.'],
  ['fr-fr', { dateStyle: 'full', timeStyle: 'short' }, '2026-12-01', 'mardi 1er décembre 2026 à 11:01'],
  ['fr-fr', { dateStyle: 'full', timeStyle: 'short' }, '2026-12-11', 'vendredi 11 décembre 2026 à 11:01'],
  ['fr-fr', LONG, '2026-12-21', '21 décembre 2026'],
  ['fr-fr', { dateStyle: 'short' }, '2026-12-01', '01/12/2026'],
  ['fr-be', { dateStyle: 'short' }, '2026-12-01', '1/12/26'],
  ['de-de', LONG, '2026-12-01', '1. Dezember 2026'],
  ['nl-nl', LONG, '2026-12-01', '1 december 2026'],
])('%s writes a day as it is said', (locale, options, day, words) => {
  expect(plain(dayFormat(markets[locale], options).format(new Date(`${day}T10:01:00Z`)))).toBe(words)
})

test.each<[Locale, string, string, string]>([
  ['fr-fr', '2026-11-27', '2026-12-01', '27 novembre – 1er décembre'],
  ['fr-ch', '2026-12-01', '2026-12-05', '1er–5 décembre'],
  ['fr-be', '2026-12-01', '2027-01-01', '1er décembre 2026 – 1er janvier 2027'],
  ['fr-fr', '2026-12-11', '2026-12-21', '11–21 décembre'],
  ['fr-fr', '2026-12-01', '2026-12-01', '1er décembre'],
  ['de-de', '2026-12-01', '2026-12-05', '1.–5. Dezember'],
  ['nl-be', '2026-12-01', '2026-12-05', '1–5 december'],
])('%s writes a span from %s to %s', (locale, from, to, words) => {
  const { formatRange } = dayFormat(markets[locale], SPAN)

  expect(plain(formatRange(noon(from), noon(to)))).toBe(words)
})

// "30." stood at the end of a line, and its month began the next one.
test.each<[Locale, Intl.DateTimeFormatOptions, string]>([
  ['de-de', LONG, '30.\u00a0November 2026'],
  ['de-ch', { weekday: 'short', day: 'numeric', month: 'short' }, 'Mo., 30.\u00a0Nov.'],
  ['fr-fr', LONG, '30\u00a0novembre 2026'],
  ['nl-nl', { weekday: 'long', day: 'numeric', month: 'long' }, 'maandag 30\u00a0november'],
  ['fr-be', { dateStyle: 'long', timeStyle: 'short' }, '30\u00a0novembre 2026 à 11:01'],
  ['de-de', { dateStyle: 'medium' }, '30.11.2026'],
])('%s keeps a day and its month on one line, and nothing else', (locale, options, words) => {
  const written = dayFormat(markets[locale], options).format(new Date('2026-11-30T10:01:00Z'))

  expect(written.replaceAll('\u202f', ' ')).toBe(words)
})

test.each<[Locale, string]>([
  ['de-de', '27.\u00a0November – 1.\u00a0Dezember'],
  ['fr-fr', '27\u00a0novembre – 1er\u00a0décembre'],
  ['nl-be', '27\u00a0november – 1\u00a0december'],
])('%s does so at both ends of a span', (locale, words) => {
  const written = dayFormat(markets[locale], SPAN).formatRange(noon('2026-11-27'), noon('2026-12-01'))

  expect(written.replaceAll(/[\u2009\u202f]/g, ' ')).toBe(words)
})

test('a day counts in the time zone of the market, or in the one that is asked for', () => {
  const lateEvening = new Date('2026-11-30T23:30:00Z')

  expect(plain(dayFormat(markets['fr-fr'], LONG).format(lateEvening))).toBe('1er décembre 2026')
  expect(dayFormat(markets['fr-fr'], { ...LONG, timeZone: 'UTC' }).format(lateEvening)).toContain('30')
})

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** `Intl` parts words with several kinds of space. */
function plain(words: string): string {
  return words.replaceAll(/\s/g, ' ')
}
