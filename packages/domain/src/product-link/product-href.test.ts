import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basketItemHref } from '../basket/basket-item-href.ts'
import { aBasketProduct } from '../testing/a-basket-item.ts'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { productHref } from './product-href.ts'
import { productNumber } from './product-number.ts'

test('a product leads to its own seo url', () => {
  expect(productHref(aProduct({ seoUrl: '/p/mein-sofa-4711/' }))).toBe('/p/mein-sofa-4711/')
})

test.each([null, ''])('with seo url %j the address is built from name and reference key', (seoUrl) => {
  const product = aProduct({ seoUrl, name: 'Sofa Größe L', referenceKey: '4711001' })

  expect(productHref(product)).toBe('/p/sofa-groesse-l-4711001/')
})

test.each([
  ['sofa-grau-4711001', '4711001'],
  ['sofa-grau-4711001/', '4711001'],
  ['4711001', '4711001'],
  ['sofa-', ''],
  ['', ''],
])('the product number of %j is %j', (pdp, number) => {
  expect(productNumber(pdp)).toBe(number)
})

test('the number in an address is the reference key again, whatever the product is called', () => {
  const key = fc.stringMatching(/^[a-z0-9]{1,12}$/)

  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), key, (name, referenceKey) => {
      const href = productHref(aProduct({ name, referenceKey }))

      expect(productNumber(href.replace(/^\/p\//, ''))).toBe(referenceKey)
    }),
  )
})

test.each([
  [null, '4711001_1', '/p/4711001/?variant=4711001_1'],
  ['/p/sessel-holm-4711001/', '4711001_1', '/p/sessel-holm-4711001/?variant=4711001_1'],
  [null, '4711 1&2', '/p/4711001/?variant=4711%201%262'],
])('with seo url %j and variant %s a basket line leads to %s', (seoUrl, referenceKey, href) => {
  const product = aBasketProduct({ seoUrl, referenceKey: '4711001' })

  expect(basketItemHref({ product, variant: aVariant({ referenceKey }) })).toBe(href)
})
