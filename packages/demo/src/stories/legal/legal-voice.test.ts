import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { legalPages } from './legal-pages.ts'

/**
 * What only a formal shop says: in French both say vous. A `Sie` at the beginning of a sentence may be the contract or a
 * parcel.
 */
const FORMAL = /.{0,30}(?:(?<=[\p{Ll},;:] )Sie\b|\bIhnen\b|\bIhre?[mnrs]?\b|(?<!\p{L})[Uu]w?(?!\p{L}))/gu
const INFORMAL = /\b(?:du|dir|dein\w*|je)\b/giu
/** The instruction on withdrawal and its form are the law's, word by word. */
const FORMS =
  /^(?:Widerrufsbelehrung|Muster-Widerruf|Informations concernant|Modèle de formulaire|Modelinstructies|Modelformulier)/

// The shop that says du everywhere else said Sie as soon as it became serious.
test('the legal pages of a shop that says du say du, but for the models of the law', () => {
  expect(spoken('informal').match(FORMAL) ?? []).toEqual([])
  expect(spoken('informal').match(INFORMAL)?.length).toBeGreaterThan(100)
})

test('those of a shop that says Sie say Sie', () => {
  expect(spoken('formal').match(/\bdein\w*\b/giu) ?? []).toEqual([])
  expect(spoken('formal').match(FORMAL)?.length).toBeGreaterThan(100)
})

test.each(['formal', 'informal'] as const)('French says vous where the shop is %s', (address) => {
  const text = spoken(address)

  expect(text.match(/(?<![\p{L}’])(?:[Tt]u|[Tt]oi|ton|ta|[Tt]es|t’\p{L}+)(?!\p{L})/gu) ?? []).toEqual([])
  expect(text.match(/\b(?:vous|votre|vos)\b/giu)?.length).toBeGreaterThan(50)
})

function spoken(address: 'formal' | 'informal'): string {
  const pages = legalPages({ ...aBrand('nowhere'), address })
  return pages
    .flatMap(({ title, description, body }) => [title, description, ...body.filter((part) => !isForm(part))])
    .flatMap(wordsIn)
    .join('\n')
}

function isForm(part: unknown): boolean {
  return wordsIn(part).some((words) => FORMS.test(words))
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}
