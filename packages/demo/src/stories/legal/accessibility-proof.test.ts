import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { accessibility } from './accessibility.ts'
import { type AccessibilityProof, dutchProof, frenchProof, germanProof } from './accessibility-proof.ts'
import { ACCESSIBILITY } from './accessibility-summary.ts'

const NOTHING: AccessibilityProof = {
  views: 0,
  languages: [],
  isBoughtByKeyboard: false,
  isBoughtByNames: false,
  fitsSmallWindows: false,
  fitsLargeText: false,
  checksByHand: 0,
}
const ALL = {
  views: 41,
  languages: ['de', 'fr', 'nl'],
  isBoughtByKeyboard: true,
  isBoughtByNames: true,
  fitsSmallWindows: true,
  fitsLargeText: true,
  checksByHand: 1,
}

test.each([
  ['de', germanProof],
  ['fr', frenchProof],
  ['nl', dutchProof],
])('%s: each proof has its sentence, and without it says nothing', (_, said) => {
  const facts = [
    'views',
    'isBoughtByKeyboard',
    'isBoughtByNames',
    'fitsSmallWindows',
    'fitsLargeText',
  ] as const

  expect(said(ALL)).toContain('41')
  for (const fact of facts) expect(said({ ...ALL, [fact]: NOTHING[fact] })).not.toBe(said(ALL))
  // What nobody has tested is said: languages, and checks by hand.
  expect(said(NOTHING)).not.toMatch(/41|320|400/)
  expect(said(NOTHING).split('. ')).toHaveLength(2)
})

test('the statement says what the record holds, and no rate that no audit has measured', () => {
  // Typography puts spaces that do not break where French has them.
  const text = JSON.stringify(accessibility(aBrand('nowhere'))).replaceAll(/[\u00a0\u202f]/g, ' ')

  for (const said of [germanProof, frenchProof, dutchProof])
    expect(text).toContain(JSON.stringify(said(ACCESSIBILITY)).slice(1, -1))
  expect(text).not.toMatch(/RGAA|jeder Seite|elke pagina|article 47/)
})
