import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productSlug } from './product-slug.ts'

test.each([
  [['Sofa', '123'], 'sofa-123'],
  [['Sofa Grau'], 'sofa-grau'],
  [['Sofa, grau/weiß'], 'sofa-grau-weiss'],
  [['Kissen  mit   Bezug'], 'kissen-mit-bezug'],
  [['Tür, Öl & Übergröße'], 'tuer-oel--uebergroesse'],
  [['TÜR'], 'tuer'],
  [['Tür'], 'tuer'],
  [['Straße'], 'strasse'],
  [['STRAẞE'], 'strasse'],
  [['Crème brûlée'], 'creme-brulee'],
  [['Table à manger'], 'table-a-manger'],
  [['Canapé 3 places', '4711'], 'canape-3-places-4711'],
  [['CŒUR d’Été, Noël'], 'coeur-dete-noel'],
  [['Øre, Łódź & Smørrebrød'], 'ore-lodz--smorrebrod'],
  [['Twee­persoons bank Één'], 'tweepersoons-bank-een'],
  [['60x120cm (2-teilig)'], '60x120cm-2-teilig'],
  [['A.B.C!'], 'abc'],
  [[' Sofa '], 'sofa'],
  [['Sofa', '', null, '   ', '12'], 'sofa-12'],
  [['♥♥♥', '12'], '12'],
  [[null], ''],
  [[], ''],
])('%j becomes %s', (parts, slug) => {
  expect(productSlug(...parts)).toBe(slug)
})

test('a slug has nothing but small letters, digits and hyphens', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string({ unit: 'grapheme' }))), (parts) => {
      expect(productSlug(...parts)).toMatch(/^[a-z0-9-]*$/)
    }),
  )
})

test('a slug stays what it is when it is made again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(productSlug(productSlug(name))).toBe(productSlug(name))
    }),
  )
})
