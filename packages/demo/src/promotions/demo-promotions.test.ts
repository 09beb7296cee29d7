import { GiftCardRecord } from '@shop/sales/gift-cards/import-gift-cards'
import { checkedPromotions } from '@shop/sales/promotions/import-promotions'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type DemoShop, demoRecords } from '../demo-catalogue.ts'
import { demoGiftCards, demoPromotions, demoVoucherCodes } from './demo-promotions.ts'

const SHOPS: DemoShop[] = ['home-shop', 'baby-shop']

describe.each(SHOPS)('the promotions of the %s', (shop) => {
  const { promotions, problems } = checkedPromotions(demoPromotions(shop))
  const records = [...demoRecords(shop)]
  const products = records.flatMap((record) => (record.kind === 'product' ? [record] : []))
  const categories = new Set(records.flatMap((record) => (record.kind === 'category' ? [record.id] : [])))

  test('are promotions', () => {
    expect(problems).toEqual([])
  })

  test('name goods, sizes and categories that are there', () => {
    const productIds = new Set(products.map(({ id }) => id))
    const variantIds = new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id)))
    const conditions = promotions.flatMap((promotion) => promotion.conditions)
    const effects = promotions.map(({ effect }) => effect)

    const unknown = [
      ...conditions
        .flatMap((condition) => (condition.key === 'product' ? condition.productIds : []))
        .filter((id) => !productIds.has(id)),
      ...conditions
        .flatMap((condition) => (condition.key === 'category' ? condition.categoryIds : []))
        .filter((id) => !categories.has(id)),
      ...effects
        .flatMap((effect) =>
          'variantIds' in effect ? effect.variantIds : 'variantId' in effect ? [effect.variantId] : [],
        )
        .filter((id) => !variantIds.has(id)),
    ]

    expect(unknown).toEqual([])
  })

  test('are there where the badge of a product names one', () => {
    const known = promotions.map(({ id }) => id)
    const named = products.flatMap(({ promo }) => (promo && 'promotion' in promo ? [promo.promotion] : []))

    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((id) => !known.includes(id))).toEqual([])
  })

  test('show every kind', () => {
    const kinds = promotions.map(({ effect, code, needsCode, combinability }) =>
      needsCode
        ? 'own codes'
        : code !== null
          ? 'voucher'
          : combinability === 'never'
            ? 'exclusive'
            : effect.type,
    )
    expect(new Set(kinds)).toEqual(
      new Set([
        'exclusive',
        'voucher',
        'buy_x_get_y',
        'tiered',
        'own codes',
        ...(shop === 'baby-shop' ? ['automatic_gift'] : []),
      ]),
    )
  })

  test('give codes of their own to a promotion that takes them', () => {
    const { promotionId, codes } = demoVoucherCodes()

    expect(promotions.find(({ id }) => id === promotionId)?.needsCode).toBe(true)
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('come with gift cards in both currencies', () => {
    const cards = demoGiftCards(shop).map((card) => v.parse(GiftCardRecord, card))

    expect(cards.map(({ currency }) => currency)).toEqual(['EUR', 'CHF'])
  })
})

test('the vouchers that the campaigns promise are there', () => {
  const codes = SHOPS.map((shop) => demoPromotions(shop).flatMap(({ code }) => code ?? []))

  expect(codes[0]).toContain('WILLKOMMEN10')
  expect(codes[1]).toContain('HALLO10')
})
