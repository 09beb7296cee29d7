import { expect, test } from 'vitest'
import { type Language, type Locale, markets } from '../market/markets.ts'
import { greenClaims } from './green-claims.ts'
import { refusedWords } from './refused-words.ts'
import { isSaleSeason, seasonWord } from './sale-season.ts'
import { typedDiscount } from './typed-discount.ts'

test.each<[Locale, string, boolean]>([
  // 2026: the second Wednesday of January is the 14th, so the first one counts.
  ['fr-fr', '2026-01-07T06:59:00Z', false],
  ['fr-fr', '2026-01-07T07:00:00Z', true],
  ['fr-fr', '2026-02-03T22:59:00Z', true],
  ['fr-fr', '2026-02-03T23:00:00Z', false],
  // 2025: the second Wednesday is the 8th.
  ['fr-fr', '2025-01-08T06:59:00Z', false],
  ['fr-fr', '2025-01-08T07:00:00Z', true],
  ['fr-fr', '2026-06-24T05:59:00Z', false],
  ['fr-fr', '2026-06-24T06:00:00Z', true],
  ['fr-fr', '2026-07-21T21:59:00Z', true],
  ['fr-fr', '2026-07-21T22:00:00Z', false],
  // 2027: the last Wednesday of June is the 30th, so the one before counts.
  ['fr-fr', '2027-06-23T05:59:00Z', false],
  ['fr-fr', '2027-06-23T06:00:00Z', true],
  ['nl-be', '2027-01-02T22:59:00Z', false],
  ['nl-be', '2027-01-02T23:00:00Z', true],
  ['fr-be', '2027-01-31T22:59:00Z', true],
  ['fr-be', '2027-01-31T23:00:00Z', false],
  ['nl-be', '2027-06-30T21:59:00Z', false],
  ['nl-be', '2027-07-31T21:59:00Z', true],
  ['nl-be', '2027-07-31T22:00:00Z', false],
  ['nl-nl', '2027-03-01T12:00:00Z', true],
])('in %s at %s a sales season is on: %s', (locale, now, isOn) => {
  expect(isSaleSeason(markets[locale], new Date(now))).toBe(isOn)
})

test.each([
  ['Soldes d’hiver', 'Soldes'],
  ['/aktionen/solden-2027/', 'solden'],
  ['Le solde du compte', null],
  ['Nos soldats de bois', null],
])('the season word of %s: %s', (text, word) => {
  expect(seasonWord(text)).toBe(word)
})

test.each<[Language, string, string[]]>([
  ['de', 'Ein umweltfreundlicher Tisch, klimaneutral gefertigt', ['umweltfreundlicher', 'klimaneutral']],
  ['de', 'Nachhaltige CO₂-neutrale Dinge', ['Nachhaltige', 'CO₂-neutrale']],
  ['de', 'Der Tisch hält lange und ist aus Eiche', []],
  ['fr', "Un meuble respectueux de l'environnement", ['respectueux de l’environnement']],
  ['fr', 'Un tissu durable et lavable', []],
  ['nl', 'Milieuvriendelijk en duurzaam', ['Milieuvriendelijk', 'duurzaam']],
  ['nl', 'Een stevige tafel', []],
])('environmental claims in %s: %s', (language, text, claims) => {
  expect(greenClaims(text, language)).toEqual(claims)
})

test.each([
  ['−14 %', '14 %'],
  ['20 Prozent gespart', '20 Prozent'],
  ['4 für 3', '4 für 3'],
  ['Drei für zwei', 'Drei für zwei'],
  ['4 pour le prix de 3', '4 pour le prix de 3'],
  ['3 halen, 2 betalen', '3 halen, 2'],
  ['2+1', '2+1'],
  ['Nur online', null],
  ['Für 3 Kinder', null],
  ['100 Jahre Kyst', null],
])('a badge that says %s promises: %s', (text, promise) => {
  expect(typedDiscount(text)).toBe(promise)
})

const SUMMER = new Date('2026-09-26T21:59:00Z')
const SINCE = new Date('2026-09-26T22:00:00Z')

test.each<[Locale, string, Date, number]>([
  ['de-de', 'umweltfreundlich', SUMMER, 0],
  ['de-de', 'umweltfreundlich', SINCE, 1],
  ['de-ch', 'umweltfreundlich', SINCE, 0],
  ['nl-be', 'Wettelijke garantie inbegrepen', SUMMER, 0],
  ['nl-be', 'Wettelijke garantie inbegrepen', SINCE, 1],
  ['fr-ch', 'Garantie légale offerte', SINCE, 0],
  ['fr-fr', 'Soldes sur les tables', SINCE, 1],
  ['fr-ch', 'Soldes sur les tables', SINCE, 0],
])('in %s "%s" is refused at %s: %i', (locale, text, now, count) => {
  expect(refusedWords(text, markets[locale], now)).toHaveLength(count)
})
