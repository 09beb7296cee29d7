import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { electricalCategory } from './electrical-category.ts'

test.each(['grossgerte', 'bildschirme_und_monitore', 'klgerte_informationsu_telekommtechnik'])(
  '%s is an electrical category',
  (category) => {
    expect(electricalCategory(aProduct({ advancedTraits: { elektroKategorie: category } }))).toBe(category)
  },
)

test.each([{}, { elektroKategorie: 'moebel' }, { elektroKategorie: 1 }])('%j is none', (advancedTraits) => {
  expect(electricalCategory(aProduct({ advancedTraits }))).toBeNull()
})
