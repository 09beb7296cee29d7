import { useLingui } from '@lingui/react'
import type { Country } from '@shop/domain/market/markets'
import type { ProductFacts } from '@shop/domain/product/product-facts'
import { productCardOf } from '@shop/domain/product-card/product-card-of'
import { type Brand, FEATURES, type FeatureName } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { anImage, aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { anOrder } from '@shop/domain/testing/an-order'
import { BARE_SETUP } from '@shop/domain/testing/bare-setup'
import type { User } from '@shop/domain/user/user'
import { describe, expect, test } from 'vitest'
import { ClickAndReserve } from './features/click-and-reserve/click-and-reserve.tsx'
import { consentAtom, type OpenConsent } from './features/consent/consent.atoms.ts'
import { contactPrefill } from './features/contact/contact-prefill.ts'
import { CardDelivery } from './features/product/card-delivery.tsx'
import { ShopCard } from './features/product/shop-card.tsx'
import { VoucherPartner } from './features/voucher-partner/voucher-partner.tsx'
import { WishlistToggle } from './features/wishlist/wishlist-toggle.tsx'
import { AccountTiles } from './pages/account/account-tiles.tsx'
import { paymentOptions } from './pages/checkout/payment/payment-options.ts'
import { CheckoutLoginPage } from './pages/login/checkout-login-page.tsx'
import { ProductPrice } from './pages/product/buy-box/product-price.tsx'
import { ProductPromises } from './pages/product/buy-box/product-promises.tsx'
import { ReviewsAndQuestions } from './pages/product/details/reviews-and-questions.tsx'
import { useFooterColumns } from './shell/links/footer-columns.ts'
import { useLegalLinks, useMenuLinks } from './shell/links/frame-links.ts'
import { NO_FACTS } from './testing/no-facts.ts'
import { shownInShop } from './testing/shown-in-shop.tsx'
import { productPageData } from './testing/some-pages.ts'
import { useShop } from './use-shop.ts'

const CARD = productCardOf(aProduct({ images: [anImage()] }))

type Shown = { draw: (brand: Brand) => Promise<string>; words: string }

/** What shoppers see where a switch is on, and do not where it is off; `server` for what reaches them in an answer. */
const SHOWN: Record<FeatureName, Shown | 'server'> = {
  payback: { draw: price, words: 'PAYBACK' },
  wishlist: { draw: wishlist, words: 'Wunschliste' },
  accountBalance: { draw: account, words: 'Guthaben' },
  accountOrders: { draw: account, words: 'Bestellungen' },
  faq: { draw: frame, words: '/faq/' },
  paypalInstallments: { draw: paying, words: 'auf Wunsch in Raten' },
  clickAndReserve: { draw: reservation, words: 'In der Filiale reservieren' },
  checkoutLoginGoToGuestBtn: { draw: checkoutLogin, words: 'Als Gast bestellen' },
  contactFormPrefill: { draw: prefill, words: 'anna@example.org' },
  // An order says which of its items may be cancelled: commerce, switches.test.ts.
  cancelOrder: 'server',
  withdrawalFunction: { draw: frame, words: '/vertrag-widerrufen/' },
  sovendus: { draw: partner, words: 'Anzeige' },
  partnerInfo: { draw: partner, words: 'Dieses Angebot kommt von einem Partner' },
  savedCards: { draw: account, words: 'Zahlungsmittel' },
  questions: { draw: details, words: 'Fragen und Antworten' },
  // What hands over who buys is named by the server; the checkout says whether places are offered: commerce, switches.test.ts.
  expressPayment: 'server',
  pickupPoints: 'server',
  packaging: { draw: promises, words: 'Verpackung nehmen wir wieder mit' },
}

test('every switch says where shoppers see it', () => {
  expect(Object.keys(SHOWN).toSorted()).toEqual([...FEATURES].toSorted())
})

describe.each(
  Object.entries(SHOWN).flatMap(([name, shown]) => (shown === 'server' ? [] : [{ name, ...shown }])),
)('the switch $name', ({ name, draw, words }) => {
  test(`decides alone about: ${words}`, async () => {
    const brand = aBrand('everywhere')

    expect(await draw(brand)).toContain(words)
    expect(await draw({ ...brand, features: { ...brand.features, [name]: 'nowhere' } })).not.toContain(words)
  })
})

/** Other words of a brand that shoppers see: one value, and another. */
const FIELDS: readonly [string, (brand: Brand) => Promise<string>, Partial<Brand>, string][] = [
  ['name', frame, { name: 'Anderswo' }, 'Anderswo'],
  [
    'hotlines',
    frame,
    { hotlines: perCountry({ number: '+49 7', hours: { de: '', fr: '', nl: '' } }) },
    '+49 7',
  ],
  [
    'legal',
    frame,
    { legal: perCountry({ ...aBrand('nowhere').legal.DE, email: 'a@b.example' }) },
    'a@b.example',
  ],
  ['images.listingSize', card, { images: { listingSize: 340, navigationTeaserSize: 310 } }, '340px'],
  ['delivery.instantUpToDays', delivery, { delivery: { instantUpToDays: 9 } }, 'Sofort lieferbar'],
]

test.each(FIELDS)('a brand’s %s decides what is shown', async (_, draw, change, words) => {
  expect(await draw(aBrand('nowhere'))).not.toContain(words)
  expect(await draw({ ...aBrand('nowhere'), ...change })).toContain(words)
})

test('a brand says with which view its checkout asks who orders', async () => {
  const guest = { ...aBrand('nowhere').checkoutLoginFirstView, 'de-de': 'guest' as const }

  expect(await checkoutLogin(aBrand('nowhere'))).not.toContain('Als Gast bestellen')
  expect(await checkoutLogin({ ...aBrand('nowhere'), checkoutLoginFirstView: guest })).toContain(
    'Als Gast bestellen',
  )
})

const ANNA: User = {
  id: 'u',
  firstName: 'Anna',
  lastName: 'Probst',
  gender: 'f',
  email: 'anna@example.org',
  phone: null,
  birthDate: null,
  customerNo: null,
  loggedIn: true,
  isGuestCustomer: false,
  registered: true,
}

function price(brand: Brand) {
  const product = aProduct()
  const variant = aVariant({ price: 20_000, paybackFactor: 1 })
  return shownInShop(
    <ProductPrice
      product={product}
      facts={NO_FACTS}
      instalments={undefined}
      variant={variant}
      quantity={1}
      openDialog={() => undefined}
    />,
    { brand },
  )
}

function promises(brand: Brand, downloads: ProductFacts['downloads'] = []) {
  return shownInShop(
    <ProductPromises
      product={aProduct({ traits: { bulkyOrLoad: '1' } })}
      facts={{ ...NO_FACTS, downloads }}
      variant={aVariant()}
      quantity={1}
    />,
    { brand },
  )
}

// Whatever stood first was announced as if it were how to put the product up: a sheet on care, or a guarantee.
test('of the files of what a haulier brings, the instructions are told below the button, and no other', async () => {
  const file = { src: 'a.pdf', type: 'pdf', bytes: 1 }
  const sheet = { ...file, label: 'Pflege von Leder' }

  const shown = await promises(aBrand('everywhere'), [
    sheet,
    { ...file, label: 'Aufbauanleitung', kind: 'assembly' },
  ])

  expect(shown).toContain('Aufbauanleitung')
  expect(shown).not.toContain('Pflege von Leder')
})

function paying(brand: Brand) {
  return shownInShop(<Paying />, { brand })
}

function Paying() {
  const { i18n } = useLingui()
  const { features } = useShop()
  const paypal = {
    key: 'PP',
    fee: 0,
    available: true,
    reason: null,
    needsBirthDate: false,
    credit: null,
  } as const
  return JSON.stringify(paymentOptions(i18n, [paypal], features.paypalInstallments))
}

function wishlist(brand: Brand) {
  return shownInShop(<WishlistToggle productId={1} productName="Sofa" />, { brand })
}

function account(brand: Brand) {
  return shownInShop(<AccountTiles />, { brand })
}

function reservation(brand: Brand) {
  return shownInShop(<ClickAndReserve product={aProduct()} variant={aVariant()} />, { brand })
}

function checkoutLogin(brand: Brand) {
  return shownInShop(<CheckoutLoginPage />, { brand })
}

function card(brand: Brand) {
  return shownInShop(<ShopCard card={CARD} />, { brand })
}

function delivery(brand: Brand) {
  return shownInShop(
    <CardDelivery delivery={{ bvc: 1, daysFrom: 5, daysTo: 8, varyingDeliveryTimes: false }} />,
    {
      brand,
    },
  )
}

async function prefill(brand: Brand) {
  return JSON.stringify(contactPrefill(openShop(brand, 'de-de').features, ANNA))
}

function partner(brand: Brand) {
  const voucherPartner = { script: 'https://partner.example/s.js', source: '1', medium: '2' }
  return shownInShop(<VoucherPartner order={anOrder()} />, {
    brand,
    setup: { ...BARE_SETUP, voucherPartner },
    prepare: (store) =>
      store.set(consentAtom, { machine: { allowed: () => true } } as unknown as OpenConsent),
  })
}

function details(brand: Brand) {
  const { product, ...late } = productPageData(7, [])
  return shownInShop(<ReviewsAndQuestions product={product} late={late} />, { brand })
}

function frame(brand: Brand) {
  return shownInShop(<Frame />, { brand })
}

function Frame() {
  const columns = useFooterColumns(null)
  return JSON.stringify([columns, useLegalLinks(), useMenuLinks()])
}

function perCountry<T>(value: T): Record<Country, T> {
  return { DE: value, AT: value, CH: value, FR: value, BE: value, NL: value }
}
