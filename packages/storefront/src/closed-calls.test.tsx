import type { Wishlist } from '@shop/api-client/contract/wishlist'
import type { Basket } from '@shop/domain/basket/basket'
import { orderTotals } from '@shop/domain/checkout/order-totals'
import { productCardOf } from '@shop/domain/product-card/product-card-of'
import { shippingProgress } from '@shop/domain/shipping/shipping-cost'
import { openShop } from '@shop/domain/shop/shop'
import { aBasketItem } from '@shop/domain/testing/a-basket-item'
import { aBrand } from '@shop/domain/testing/a-brand'
import { anImage, aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { anOrder } from '@shop/domain/testing/an-order'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { BasketCodes } from './features/basket/basket-codes.tsx'
import type { useLineChanges } from './features/basket/use-line-changes.ts'
import { RemindMe } from './features/reminder/remind-me.tsx'
import { ProductReviews } from './features/reviews/product-reviews.tsx'
import { BasketItems } from './pages/basket/basket-items.tsx'
import { BasketSum } from './pages/basket/basket-sum.tsx'
import { PlacedOrderView } from './pages/thank-you/placed-order-view.tsx'
import { WishCard } from './pages/wishlist/wish-card.tsx'
import { useFooterColumns } from './shell/links/footer-columns.ts'
import { shownInShop } from './testing/shown-in-shop.tsx'
import { productPageData } from './testing/some-pages.ts'

const BRAND = aBrand('everywhere')
const SHOP = openShop(BRAND, 'de-de')
const LINE = aBasketItem()
const BASKET: Basket = {
  key: 'basket_1_a',
  version: 1,
  currencyCode: 'EUR',
  items: [LINE],
  cost: {
    currencyCode: 'EUR',
    withTax: LINE.price.total.withTax,
    withoutTax: LINE.price.total.withoutTax,
    tax: { vat: { amount: 0 } },
    appliedReductions: [],
  },
  totals: orderTotals({
    items: [
      { before: LINE.price.total.withTax, withTax: LINE.price.total.withTax, rate: 19, isGiftCard: false },
    ],
    shipping: 0,
    fee: 0,
    reductions: [],
    giftcard: 0,
    balance: 0,
    standardRate: 19,
    currency: 'EUR',
    paymentCode: null,
  }),
  shipping: shippingProgress({ subtotal: 0, freight: false, downloadsOnly: false }, SHOP.shipping),
  packages: [],
  vouchers: [],
  promotions: [],
  giftCards: [],
  messages: [],
  gifts: [],
  saved: [],
  paybackPoints: null,
}
const GONE = aVariant({ buyability: 4 })
const WISH: Wishlist['items'][number] = {
  key: 'w',
  product: { ...productCardOf(aProduct({ images: [anImage()] })), isSoldOut: true },
  variant: null,
  priceBefore: null,
}
const PLACED = {
  order: anOrder(),
  trackPurchase: false,
  invoice: null,
  calendar: null,
  care: [],
  bank: null,
  points: null,
}
const nothing = async () => undefined
/** Nothing is changed while a part is drawn. */
const CHANGES: ReturnType<typeof useLineChanges> = {
  notice: '',
  gone: null,
  setNotice: nothing,
  change: nothing,
  remove: nothing,
  saveForLater: nothing,
  moveToBasket: nothing,
  cleanUp: nothing,
}

/** A call, the part of a page that offers it, and its words. */
const OFFERS: readonly [call: string, part: ReactNode, words: string][] = [
  ['addGiftCard', <BasketCodes key="codes" basket={BASKET} />, 'Geschenkkarte einlösen'],
  ['saveForLater', <BasketItems key="items" basket={BASKET} changes={CHANGES} />, 'Für später merken'],
  ['openHandOver', <BasketSum key="sum" basket={BASKET} onCleanUp={() => undefined} />, 'Zur Kasse'],
  [
    'requestReminder',
    <RemindMe key="remind" product={aProduct()} variant={GONE} />,
    'Erinnern, wenn wieder da',
  ],
  ['requestReminder', <WishCard key="wish" wish={WISH} />, 'Erinnern, wenn wieder da'],
  ['writeReview', <Reviews key="reviews" />, 'Bewertung schreiben'],
  ['requestOrderLink', <Footer key="footer" />, 'Bestellung finden'],
  ['placeOrder', <PlacedOrderView key="placed" placed={PLACED} />, 'Beim nächsten Mal schneller bestellen'],
]

test.each(OFFERS)('nothing offers %s where nobody answers it', async (call, part, words) => {
  expect(await shownInShop(part, { brand: BRAND })).toContain(words)
  expect(await shownInShop(part, { brand: BRAND, closed: ['somethingElse'] })).toContain(words)
  expect(await shownInShop(part, { brand: BRAND, closed: [call] })).not.toContain(words)
})

test('a voucher is offered as long as it is answered', async () => {
  const closed = ['addGiftCard', 'saveForLater']

  expect(await shownInShop(<BasketCodes basket={BASKET} />, { brand: BRAND, closed })).toContain(
    'Gutschein einlösen',
  )
})

function Reviews() {
  const { product, reviews } = productPageData(7, [])
  return <ProductReviews product={product} reviews={reviews} />
}

function Footer() {
  return JSON.stringify(useFooterColumns(null))
}
