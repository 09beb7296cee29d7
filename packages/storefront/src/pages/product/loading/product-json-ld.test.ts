import { productCardOf } from '@shop/domain/product-card/product-card-of'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../testing/no-facts.ts'
import type { ShownProduct } from '../state/shown-product.ts'
import { productJsonLd } from './product-json-ld.ts'

const urls = {
  shop: openShop(aBrand('nowhere'), 'fr-ch'),
  urlOf: (path: string) => `https://shop.example/fr-ch${path}`,
  fileUrlOf: (path: string) => `https://shop.example${path}`,
}

test('a product with one variant is a product with an offer', () => {
  const [product] = productJsonLd(
    aPage({ product: aProduct({ variants: [aVariant({ price: 1999 })] }) }),
    urls,
  )

  expect(product).toMatchObject({
    '@type': 'Product',
    sku: '4711001',
    offers: { price: '19.99', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
})

test('several variants are a group, each with its own offer', () => {
  const variants = [
    aVariant({ referenceKey: '1_s', label: 'S' }),
    aVariant({ referenceKey: '1_m', label: 'M', buyability: 4 }),
    aVariant({ referenceKey: '1_l', label: 'L', buyability: 2, daysFrom: 30, daysTo: 999, stock: 0 }),
  ]

  const [group] = productJsonLd(aPage({ product: aProduct({ variants }) }), urls)

  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    hasVariant: [
      { sku: '1_s', size: 'S', offers: { availability: 'https://schema.org/InStock' } },
      { sku: '1_m', offers: { availability: 'https://schema.org/OutOfStock' } },
      { sku: '1_l', offers: { availability: 'https://schema.org/PreOrder' } },
    ],
  })
  expect(group).not.toHaveProperty('offers')
})

test('every address is whole, with the prefix of the locale', () => {
  const [product, breadcrumb] = productJsonLd(
    aPage({ breadcrumbs: [{ name: 'Sofas', path: '/wohnen/sofas/' }] }),
    urls,
  )

  expect(breadcrumb).toMatchObject({
    itemListElement: [{ position: 1, name: 'Sofas', item: 'https://shop.example/fr-ch/wohnen/sofas/' }],
  })
  expect(product?.image).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/i\//)])
})

test('the energy class is told with its scale', () => {
  const page = aPage()
  const facts = {
    ...page.facts,
    energyLabel: {
      class: 'E' as const,
      scale: { from: 'A' as const, to: 'G' as const },
      eprelId: '1',
      sheet: 'a.pdf',
      label: null,
    },
  }

  expect(productJsonLd({ ...page, facts }, urls)[0]).toMatchObject({
    hasEnergyConsumptionDetails: {
      hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryE',
      energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
    },
  })
})

test('a virtual bundle with a missing part is out of stock', () => {
  const part = { quantity: 1, price: 100, label: '', canOrder: false }
  const card = productCardOf(aProduct())

  const [product] = productJsonLd(aPage({ bundle: { kind: 'virtual', parts: [{ ...part, card }] } }), urls)

  expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test.each([
  ['reviews that can be seen', { visible: 2, count: 5 }, true],
  ['a number without reviews to read', { visible: 0, count: 5 }, false],
])('%s', (_, numbers, hasRating) => {
  const page = aPage()
  const [product] = productJsonLd({ ...page, reviews: { ...page.reviews, ...numbers } }, urls)

  expect('aggregateRating' in (product ?? {})).toBe(hasRating)
})

test('an offer says what sending costs and who takes it back', () => {
  const [product] = productJsonLd(
    aPage({
      product: aProduct({ variants: [aVariant({ price: 1999, daysFrom: 2, daysTo: 4, gtin: '96385074' })] }),
    }),
    urls,
  )

  expect(product).toMatchObject({
    gtin: '96385074',
    offers: {
      url: expect.stringMatching(/^https:\/\/shop\.example\/fr-ch\/p\/[a-z-]+-4711001\/$/),
      shippingDetails: {
        shippingDestination: { addressCountry: 'CH' },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 3 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: 'CH' },
    },
  })
})

test.each([
  ['made for one shopper', aProduct({ traits: { personalisierterArtikel: '1' } })],
  ['sent by mail at once', aProduct({ variants: [aVariant({ daysFrom: 0, daysTo: 0 })] })],
])('what is %s nobody takes back', (_, product) => {
  expect(productJsonLd(aPage({ product }), urls)[0]).toMatchObject({
    offers: {
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    },
  })
})

function aPage(words: Partial<ShownProduct> = {}): ShownProduct {
  return {
    product: aProduct(),
    breadcrumbs: [],
    reviews: { average: 4, count: 0, visible: 0 },
    safety: null,
    features: [],
    care: [],
    facts: NO_FACTS,
    bundle: null,
    hasGuaranteeNotice: false,
    ...words,
  }
}
