import {
  loadNavigation,
  loadProduct,
  loadProducts,
  ProductPageSchema,
} from '@shop/api-client/contract/catalogue'
import { wireAnswer } from '@shop/api-client/contract/wire-answer'
import { canOrder } from '@shop/domain/product/can-order'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Contracted } from './contracted.ts'
import { aCategory, orderableCards } from './some-goods.ts'

/** What a shop says of single products, wherever its goods are. */
export function goodsContract(shop: () => Contracted): void {
  const api = () => shop().engine.api(shop().locale)

  test('the navigation has categories whose addresses begin with those above them', async () => {
    const { roots } = await api()(loadNavigation, {})

    expect(roots.length).toBeGreaterThan(0)
    for (const root of roots)
      for (const child of root.children) expect(child.path.startsWith(root.path)).toBe(true)
  })

  test('the page of a product says what its card says, and has the agreed shape', async () => {
    const [card] = await orderableCards(shop(), 1)

    const page = await api()(loadProduct, { referenceKey: card?.referenceKey ?? '' })

    expect(v.safeParse(ProductPageSchema, wireAnswer(ProductPageSchema, page)).issues).toBeUndefined()
    expect(page.product).toMatchObject({ id: card?.id, name: card?.name, brand: card?.brand })
    expect(page.product.variants.map(({ id }) => id)).toContain(card?.variantId)
    expect(page.product.variants.map(({ price }) => price.withTax)).toContain(card?.price?.price)
    expect(page.product.variants.some(canOrder)).toBe(true)
    expect(page.breadcrumbs.length).toBeGreaterThan(0)
    expect(page.paths[shop().locale]).toBe(card?.href)
  })

  test('every amount is whole, and net and tax make up gross', async () => {
    const { first } = await aCategory(shop())

    for (const { referenceKey } of first.products.slice(0, 5)) {
      const { product } = await api()(loadProduct, { referenceKey })
      for (const { price } of product.variants) {
        expect(Number.isSafeInteger(price.withTax)).toBe(true)
        expect(price.withoutTax + price.tax.vat.amount).toBe(price.withTax)
        expect(price.tax.vat.rate).toBeGreaterThan(1)
      }
    }
  })

  test.each(['no-such-number-0', '..%2F..%2Fsecret', 'x'.repeat(64)])(
    'a number that nothing has, %s, is a 404',
    async (referenceKey) => {
      await expect(api()(loadProduct, { referenceKey })).rejects.toMatchObject({ code: 'product_not_found' })
    },
  )

  test('products by their ids come in the order asked for, without those that are unknown', async () => {
    const cards = await orderableCards(shop(), 2)
    const ids = cards.map(({ id }) => id).toReversed()

    const found = await api()(loadProducts, { ids: [ids[0], 2_000_000_000, ids[1]].join(',') })

    expect(found.map(({ id }) => id)).toEqual(ids)
  })
}
