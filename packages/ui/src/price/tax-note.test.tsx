import { globSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Footer } from '../footer/footer.tsx'
import { aCard, someCards } from '../product-card/a-card.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { ProductRow } from '../search-suggestions/product-row.tsx'
import { ShippingPageProvider } from './shipping-page.tsx'

const NOTE = 'inkl. MwSt., zzgl. Versand'
const PACKAGES = new URL('../../../', import.meta.url).pathname

// Articles were bought from a listing whose prices said nothing of tax and shipping. eu-duties C-12
test.each(someCards().map((card) => [card.name, card] as const))(
  'the card of %s says beside its price what is in it, and leads to the shipping costs',
  (_, card) => {
    const html = shown(<ProductCard card={card} />)

    expect(words(html)).toContain(NOTE)
    expect(html).toMatch(/<a [^>]*href="\/fr-ch\/versand\/"[^>]*>Versand<\/a>/)
  },
)

test('a card without a price has nothing to add', () => {
  expect(words(shown(<ProductCard card={aCard({ price: null })} />))).not.toContain('MwSt')
})

test('what is only downloaded costs no shipping; what may be sent may cost some', () => {
  const download = { bvc: 1, daysFrom: 0, daysTo: 0, varyingDeliveryTimes: false }
  const either = { ...download, varyingDeliveryTimes: true }

  expect(words(shown(<ProductCard card={aCard({ delivery: download })} />))).toContain(
    'inkl. MwSt., versandkostenfrei',
  )
  expect(words(shown(<ProductCard card={aCard({ delivery: either })} />))).toContain(NOTE)
})

test('a suggestion says it too, in words alone: it is a link as a whole', () => {
  const option = { id: 'p', href: '/p/x/', card: aCard() }

  const html = shown(<ProductRow option={option} typed="" isActive={false} onFollow={() => undefined} />)

  expect(words(html)).toContain(NOTE)
  expect(html.match(/<a /g)).toHaveLength(1)
})

// Cards, suggestions and comparisons said "inkl. MwSt." of gift cards, which are taxed when they are spent.
test('a gift card says nothing of tax, in a list as in a suggestion', () => {
  const price = aCard().price
  const card = aCard({ price: price && { ...price, isUntaxed: true } })
  const option = { id: 'p', href: '/p/x/', card }

  const texts = [
    shown(<ProductCard card={card} />),
    shown(<ProductRow option={option} typed="" isActive={false} onFollow={() => undefined} />),
  ].map(words)

  for (const text of texts) {
    expect(text).toContain('zzgl. Versandkosten')
    expect(text).not.toContain('MwSt')
  }
})

test('whatever words the tax of an article asks whether its price bears any', () => {
  const ofTheHouse = [
    'ui/src/footer/footer.tsx',
    'ui/src/price/price.examples.tsx',
    'ui/src/pages/product-page.tsx',
  ]
  /** Neither a set, a gift of the shop nor a text to be written is ever a gift card. */
  const ofGoods = [
    'ui/src/bundle/bundle-parts.tsx',
    'ui/src/basket/offers/gift-choices.tsx',
    'ui/src/personalisation/personalisation-preview.tsx',
  ]
  const files = globSync('{ui,blocks,storefront}/src/**/*.tsx', { cwd: PACKAGES }).filter(
    (file) => !/\.(stories|test)\.tsx$/.test(file),
  )
  const silent = files.filter((file) =>
    [...readFileSync(PACKAGES + file, 'utf8').matchAll(/<TaxNote\b[\s\S]*?\/>/g)].some(
      ([tag]) => !/\bisUntaxed=/.test(tag),
    ),
  )

  expect(silent.toSorted()).toEqual([...ofTheHouse, ...ofGoods].toSorted())
})

test('no price of an article is written without a note', () => {
  const files = globSync('{ui,blocks,storefront}/src/**/*.tsx', { cwd: PACKAGES }).filter(
    (file) => !/\.(stories|test)\.tsx$/.test(file),
  )
  const prices = files.flatMap((file) =>
    [...readFileSync(PACKAGES + file, 'utf8').matchAll(/<Price\b[\s\S]*?\/>/g)].map(([tag]) => ({
      file,
      tag,
    })),
  )

  expect(prices.length).toBeGreaterThan(2)
  expect(prices.filter(({ tag }) => !/\bnote=/.test(tag))).toEqual([])
})

// Every price was called one with VAT, below gift cards, which have none until they are spent.
test('all prices of a page are spoken of once, in the footer', () => {
  const html = shown(<Footer {...anEmptyFooter} />)

  expect(words(html)).toContain('Alle Preise inkl. MwSt., soweit sie anfällt, zzgl. Versandkosten')
  expect(html).toMatch(/<a [^>]*href="\/fr-ch\/versand\/"[^>]*>Versandkosten<\/a>/)
})

/** Amounts that are no price of an article, or stand in a sum with rows for tax and shipping. */
const NO_PRICES = [
  /** A part of the card or line that has the note. */
  'ui/src/price/price.tsx',
  'ui/src/price/eco-participation.tsx',
  'ui/src/price-scale/price-scale.tsx',
  'ui/src/wishlist/wish-actions.tsx',
  'ui/src/basket/lines/line-price.tsx',
  'ui/src/basket/lines/line-notices.tsx',
  /** In dialogs whose list of sizes has it. */
  'storefront/src/pages/product/buy-box/product-promises.tsx',
  'storefront/src/features/product/picker-options.ts',
  /** What lies in the basket since a moment ago, chosen by a price that has it. */
  'storefront/src/shell/dialogs/added-line.tsx',
  /** Filters. */
  'ui/src/listing/price/price-slider.tsx',
  'storefront/src/features/listing/use-price-words.ts',
  /** Sums with their tax and shipping, and what comes off them. */
  'ui/src/basket/mini-basket/basket-glance.tsx',
  'ui/src/basket/mini-basket/mini-basket.tsx',
  'ui/src/basket/summary/order-summary.tsx',
  'ui/src/basket/summary/free-shipping-progress.tsx',
  'ui/src/basket/codes/applied-codes.tsx',
  'ui/src/basket/offers/promotion-message-words.ts',
  'storefront/src/pages/checkout/checkout-sum.tsx',
  /** Costs of shipping and paying. */
  'ui/src/instalments/instalment-table.tsx',
  'ui/src/checkout/delivery/shipping-choice.tsx',
  'ui/src/checkout/payment/balance-use.tsx',
  'ui/src/checkout/payment/payment-choice.tsx',
  'storefront/src/shell/dialogs/shipping-cost-dialog.tsx',
  /** What was bought already. */
  'ui/src/account/balance/balance-statement.tsx',
  'ui/src/account/orders/former-order-card.tsx',
  'ui/src/account/orders/order-card.tsx',
  'storefront/src/features/data-rights/export-downloads.tsx',
  'storefront/src/features/data-rights/export-html.ts',
  'storefront/src/features/data-rights/export-labels.ts',
  'storefront/src/features/orders/cancel-order.tsx',
  'storefront/src/features/orders/view/order-refunds.tsx',
  'storefront/src/features/orders/view/order-sums.tsx',
  'storefront/src/features/orders/view/order-view.tsx',
  'storefront/src/pages/thank-you/placed-order-view.tsx',
]

// The dialogs of sizes and gifts, the parts of a set and what was put aside said nothing of tax and shipping.
test('whatever writes an amount has the note, or stands above with the reason why not', () => {
  const files = globSync('{ui,blocks,storefront}/src/**/*.{ts,tsx}', { cwd: PACKAGES }).filter(
    (file) => !/\.(?:stories|test)\.tsx?$/.test(file),
  )
  const source = (file: string) => readFileSync(PACKAGES + file, 'utf8')
  const silent = files.filter(
    (file) => /\b(?:money|priceRange)\(/.test(source(file)) && !/<TaxNote\b/.test(source(file)),
  )

  expect(silent.toSorted()).toEqual(NO_PRICES.toSorted())
})

const anEmptyFooter = {
  newsletter: null,
  brandName: 'Lindhaus',
  columns: [],
  paymentMethods: [],
  carriers: [],
  legalLinks: [],
  copyright: '© Lindhaus',
  countryLabel: 'Deutschland',
  countryHref: '/laender/',
}

function shown(element: ReactNode): string {
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ShippingPageProvider href="/fr-ch/versand/">{element}</ShippingPageProvider>
    </I18nProvider>,
  )
}

function words(html: string): string {
  return html.replace(/<[^>]+>/g, '')
}
