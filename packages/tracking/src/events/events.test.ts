import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { itemListPlace } from '@shop/domain/analytics/item-list'
import type { Basket, BasketItem, ItemPrice } from '@shop/domain/basket/basket'
import type { PurchaseFacts } from '@shop/domain/order/purchase-facts'
import type { Product, Variant, VariantPrice } from '@shop/domain/product/product'
import type { ProductCard } from '@shop/domain/product/product-card'
import { expect, expectTypeOf, test } from 'vitest'
import { createTrack } from '../create-track.ts'
import { GA4_EVENTS, type WrongItemField } from '../ga4-schema.ts'
import { addToCart } from './add-to-cart.ts'
import { addToWishlist } from './add-to-wishlist.ts'
import { beginCheckout } from './begin-checkout.ts'
import { modifyInCart } from './modify-in-cart.ts'
import { purchase } from './purchase.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { removeFromWishlist } from './remove-from-wishlist.ts'
import { selectItem } from './select-item.ts'
import { viewCart } from './view-cart.ts'
import { viewItem } from './view-item.ts'
import { viewItemList } from './view-item-list.ts'

const price: VariantPrice = {
  withTax: 1999,
  withoutTax: 1680,
  recommendedRetailPrice: null,
  tax: { vat: { amount: 319, rate: 19 } },
  currencyCode: 'EUR',
  reference: null,
  appliedReductions: [],
  lowestPriorPrice: null,
}

const variant: Variant = {
  id: 1,
  referenceKey: '0012345_60x90',
  label: '60 × 90 cm',
  price,
  stock: { quantity: 5 },
  buyability: 1,
  deliveryDays: { from: 1, to: 3 },
  priceSteps: [],
  priceBefore: null,
  paybackFactor: null,
}

const list = { id: 'listing_bad', name: 'Bad', campaign: 'winter' }

test('a seen list tells every card at its place', () => {
  expect(viewItemList(list, [card(), card()], 24)).toMatchObject({
    name: 'frontend_view_item_list',
    payload: {
      item_list_id: 'listing_bad',
      item_list_name: 'Bad',
      items: [
        { item_id: '0012345', price: 19.99, index: 25, ffPosition: 25, ffCampaign: 'winter' },
        { item_id: '0012345', price: 19.99, index: 26, ffPosition: 26, ffCampaign: 'winter' },
      ],
    },
  })
})

test('a campaign of the card goes before the one of its list', () => {
  const cards = [{ ...card(), ffCampaign: 'leinen' }, card()]

  expect(viewItemList(list, cards, 0)).toMatchObject({
    payload: { items: [{ ffCampaign: 'leinen' }, { ffCampaign: 'winter' }] },
  })
})

test('a chosen card tells where it stood', () => {
  expect(selectItem(card(), itemListPlace({ ...list, campaign: null }, 2))).toEqual({
    name: 'frontend_select_item',
    consent: 'analytics',
    guarded: [],
    payload: {
      item_list_id: 'listing_bad',
      item_list_name: 'Bad',
      items: [
        {
          item_id: '0012345',
          item_name: 'Badematte Wolke',
          item_brand: 'Wolke',
          item_subbrand: null,
          item_variant: null,
          price: 19.99,
          quantity: 1,
          item_category: 'Bad',
          item_category2: 'Matten',
          item_list_id: 'listing_bad',
          item_list_name: 'Bad',
          index: 3,
          ffPosition: 3,
        },
      ],
    },
  })
})

test('a card without a price costs nothing instead of breaking the page', () => {
  expect(addToWishlist({ ...card(), price: null }).payload).toMatchObject({ items: [{ price: 0 }] })
})

test('a seen product tells its variant and at most five categories', () => {
  const event = viewItem(product(), variant)

  expect(event.name).toBe('frontend_view_item')
  expect(event.payload).toEqual({
    currency: 'EUR',
    value: 19.99,
    items: [
      {
        item_id: '0012345',
        item_name: 'Badematte Wolke',
        item_brand: 'Wolke',
        item_subbrand: null,
        item_variant: '60 × 90 cm',
        price: 19.99,
        quantity: 1,
        item_category: 'Bad',
        item_category2: 'B',
        item_category3: 'C',
        item_category4: 'D',
        item_category5: 'E',
      },
    ],
  })
})

test('a seen product tells the campaign that led to it', () => {
  expect(viewItem(product(), variant, 'leinen').payload).toMatchObject({ items: [{ ffCampaign: 'leinen' }] })
})

test.each([
  ['frontend_add_to_cart', addToCart(line(), 2), { value: 39.98, items: [{ quantity: 2 }] }],
  ['frontend_remove_from_cart', removeFromCart(line()), { value: 59.97, items: [{ quantity: 3 }] }],
  [
    'frontend_modify_in_cart',
    modifyInCart(line(), 1),
    { value: 59.97, quantity_before: 1, items: [{ quantity: 3 }] },
  ],
  [
    'frontend_view_cart',
    viewCart(basket()),
    { currency: 'EUR', value: 59.97, items: [{ quantity: 3, price: 19.99 }] },
  ],
  ['frontend_begin_checkout', beginCheckout(basket()), { value: 59.97, items: [{ ffCampaign: 'ff1' }] }],
  ['frontend_add_to_wishlist', addToWishlist(card()), { items: [{ item_id: '0012345' }] }],
  ['frontend_remove_from_wishlist', removeFromWishlist(card()), { items: [{ item_id: '0012345' }] }],
])('%s', (name, event, payload) => {
  expect(event).toMatchObject({ name, consent: 'analytics', payload })
})

test('a reduced line says what was taken off, by which voucher and which promotion', () => {
  const items = [{ line: reducedLine(), carrierKey: 'dhl', couponCode: 'WINTER' }]

  expect(purchase({ ...facts(), items }, null).payload).toMatchObject({
    items: [{ discount: 2, coupon: 'WINTER', promotion_id: 'p7' }],
  })
  // the order's own, and none at a line from which nothing was taken off
  expect(JSON.stringify(purchase(facts(), null).payload).match(/"coupon":/g)).toHaveLength(1)
})

// One row for each thing that the specification says of the event, spec §3 "Order" and §7.
test.each([
  ['transaction_id', 'LH00000001'],
  ['customer_id', 'c1'],
  ['currency', 'EUR'],
  ['value', 119],
  ['tax', 19],
  ['shipping', 5.95],
  ['coupon', 'WINTER'],
  ['coupon_code', 'WINTER'],
  ['coupon_reduction_with_tax', 1],
  ['special_coupon', 'FREI'],
  ['giftcard_amount', 30],
  ['payment_type', 'PP'],
  ['customer_email_hash', 'hash'],
])('a purchase tells %s', (name, value) => {
  const dataLayer: object[] = []

  createTrack(dataLayer, () => true)(purchase(facts(), 'hash'))

  expect(dataLayer[0]).toHaveProperty(name, value)
})

test.each([
  ['item_id', '0012345'],
  ['quantity', 3],
  ['price', 19.99],
  ['item_category', 'Bad'],
  ['itemGroup', '12345678'],
  ['itemCoupon', 'WINTER'],
  ['itemDiscount', 6],
  ['itemPromotionAmount', 3],
  ['itemPromotionId', 'p7'],
  ['carrierKey', 'dhl'],
  ['ffCampaign', 'ff1'],
])('an item of a purchase tells %s', (name, value) => {
  const line = { ...reducedLine(), itemGroup: { id: '12345678', isMainItem: true, isRequired: false } }
  const items = [{ line, carrierKey: 'dhl', couponCode: 'WINTER' }]

  expect(purchase({ ...facts(), items }, null).payload).toHaveProperty(`items.0.${name}`, value)
})

test('an item without group and reductions says so', () => {
  expect(purchase(facts(), null).payload).toMatchObject({
    items: [
      {
        ...{ itemGroup: null, itemCoupon: null, itemDiscount: 0 },
        ...{ itemPromotionAmount: 0, itemPromotionId: null, carrierKey: 'dhl' },
      },
    ],
  })
})

// Eleven of them were listed by hand, so that nothing noticed the two that had no row.
test('every event has its row in the schema that the tag manager translates to, and no row is without an event', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const names = files.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    return Array.from(source.matchAll(/\bdefineEvent\(\s*'(\w+)'/g), ([, name = '']) => name)
  })

  expect(names.length).toBeGreaterThanOrEqual(files.length)
  expect(names.toSorted()).toEqual(Object.keys(GA4_EVENTS).toSorted())
})

test("an item has GA4's fields, with their types, and the shop's own", () => {
  expectTypeOf<WrongItemField>().toBeNever()
})

// GA4 takes the code as a text, and a promotion without a code is no coupon.
test('a purchase without a code has no coupon', () => {
  const { payload } = purchase(
    { ...facts(), couponCode: null, specialCoupon: null, couponReduction: 0 },
    null,
  )

  expect(payload).not.toHaveProperty('coupon')
  expect(payload).toMatchObject({ coupon_code: null, special_coupon: null, coupon_reduction_with_tax: 0 })
})

test('the hashed e-mail of a purchase leaves only with consent for the service that gets it', () => {
  const tracked = (...consents: string[]) => {
    const dataLayer: object[] = []
    createTrack(dataLayer, (name) => consents.includes(name))(purchase(facts(), 'hash'))
    return JSON.stringify(dataLayer)
  }

  expect(tracked()).toBe('[]')
  expect(tracked('analytics')).toContain('frontend_purchase')
  expect(tracked('analytics')).not.toContain('hash')
  expect(tracked('analytics', 'googleAds')).toContain('"customer_email_hash":"hash"')
  expect(tracked('analytics', 'googleAds')).not.toContain('anna@muster.example')
})

test('the scr id leaves with a purchase only where its storage is allowed', () => {
  const tracked = (...consents: string[]) => {
    const dataLayer: object[] = []
    createTrack(dataLayer, (name) => consents.includes(name))(purchase(facts(), null, 'a1'))
    return JSON.stringify(dataLayer)
  }

  expect(tracked('analytics')).not.toContain('scr_id')
  expect(tracked('analytics', 'paybackStorage')).toContain('"scr_id":"a1"')
})

function product(): Product {
  const category = (categoryName: string) => ({
    categoryId: 1,
    categoryName,
    categorySlug: '',
    categoryUrl: '',
  })
  return {
    id: 1,
    referenceKey: '0012345',
    masterKey: '0012345',
    seoUrl: null,
    name: 'Badematte Wolke',
    brand: 'Wolke',
    subbrand: null,
    description: '',
    images: [],
    variants: [variant],
    siblings: [],
    attributes: {},
    advancedAttributes: {},
    priceRange: null,
    colorsList: [],
    categories: [['Bad', 'B', 'C', 'D', 'E', 'F'].map(category)],
    collections: [],
    isActive: true,
    isSoldOut: false,
    isNew: false,
    sale: null,
    promo: null,
    createdAt: '',
    updatedAt: '',
    firstLiveAt: '',
    customData: {},
  }
}

function card(): ProductCard {
  return {
    id: 1,
    referenceKey: '0012345',
    name: 'Badematte Wolke',
    brand: 'Wolke',
    subbrand: null,
    href: '/p/badematte-wolke-0012345/',
    images: [],
    badges: [],
    rating: null,
    colorsList: [],
    price: {
      amount: 1,
      price: 1999,
      recommendedRetailPrice: null,
      referencePrice: null,
      lowestPriorPrice: null,
      discountPercent: 0,
      unitPrice: null,
      currencyCode: 'EUR',
      hasDifferentPrice: false,
    },
    delivery: null,
    energyLabel: null,
    isSoldOut: false,
    variantId: 1,
    needsChoice: false,
    variantCount: 1,
    categoryNames: ['Bad', 'Matten'],
  }
}

function line(): BasketItem {
  const unit: ItemPrice = {
    withTax: 1999,
    withoutTax: 1680,
    recommendedRetailPrice: null,
    appliedReductions: [],
    currencyCode: 'EUR',
  }
  return {
    key: 'k1',
    quantity: 3,
    availableQuantity: 5,
    status: 'available',
    reason: null,
    product: {
      id: 1,
      referenceKey: '0012345',
      name: 'Badematte Wolke',
      brand: 'Wolke',
      subbrand: null,
      seoUrl: null,
      images: [],
      attributes: {},
      advancedAttributes: {},
      categoryNames: ['Bad'],
    },
    variant,
    price: { unit, total: { ...unit, withTax: 5997 } },
    totalBefore: null,
    priceBefore: null,
    customData: { pricePromotionKey: null, customText: null, cPromo: null, ffData: { ffCampaign: 'ff1' } },
    displayData: {},
    itemGroup: null,
    promotionId: null,
    promotion: null,
  }
}

/** Six less than before, half by a voucher and half by a promotion. */
function reducedLine(): BasketItem {
  const { price: before } = line()
  const reduction = { type: 'absolute' as const, amount: { relative: 0, absoluteWithTax: 300 } }
  const total = {
    ...before.total,
    withTax: 5397,
    appliedReductions: [
      { ...reduction, category: 'voucher' as const },
      { ...reduction, category: 'promotion' as const, promotionId: 'p7' },
    ],
  }
  return { ...line(), totalBefore: 5997, price: { ...before, total } }
}

function basket(): Basket {
  return {
    key: 'basket_1_1',
    version: 1,
    currencyCode: 'EUR',
    items: [line()],
    cost: {
      currencyCode: 'EUR',
      withTax: 5997,
      withoutTax: 5039,
      tax: { vat: { amount: 958 } },
      appliedReductions: [],
    },
    totals: {
      items: 5997,
      shipping: 595,
      fee: 0,
      reduction: 0,
      reductions: [],
      giftcard: 0,
      balance: 0,
      rounding: 0,
      total: 6592,
      vat: [{ rate: 19, base: 5539, amount: 1053 }],
    },
    shipping: { cost: 595, freeFrom: 10_000, missing: 4_003, freight: false },
    packages: [],
    vouchers: [],
    giftCards: [],
    promotions: [],
    messages: [],
    gifts: [],
    saved: [],
    paybackPoints: null,
  }
}

function facts(): PurchaseFacts {
  return {
    transactionId: 'LH00000001',
    customerId: 'c1',
    isGuest: true,
    email: 'anna@muster.example',
    currencyCode: 'EUR',
    value: 11_900,
    tax: 1_900,
    shipping: 595,
    couponCode: 'WINTER',
    specialCoupon: 'FREI',
    couponReduction: 100,
    giftcardAmount: 3_000,
    paymentType: 'PP',
    items: [{ line: line(), carrierKey: 'dhl', couponCode: null }],
  }
}
