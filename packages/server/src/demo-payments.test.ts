import { DEMO_LANGUAGES, demoSpace } from '@shop/demo/stories/demo-space'
import { type Locale, markets } from '@shop/domain/market/markets'
import {
  PAYMENT_METHOD_CODES,
  type PaymentMethodCode,
  paymentMethod,
} from '@shop/domain/payment/payment-method'
import { paymentMethods } from '@shop/domain/payment/payment-methods'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { paymentMethodName } from '@shop/i18n/payment-method-name'
import { describe, expect, test } from 'vitest'
// @boundaries-ignore what the demo promises of both brands is proved where their pages are served
import { brand as puenktchen } from '../../../apps/baby-shop/brand.ts'
// @boundaries-ignore what the demo promises of both brands is proved where their pages are served
import { brand as lindhaus } from '../../../apps/home-shop/brand.ts'

const KLARNA = 'Klarna'

describe.each([
  { shop: 'home-shop', brand: lindhaus },
  { shop: 'baby-shop', brand: puenktchen },
])('the demo of $shop', ({ brand }) => {
  const { stories } = demoSpace(brand)

  // Belgium was promised Bancontact, which its checkout did not have.
  test.each(brand.locales)('shows in %s only marks of methods that its checkout has', (locale) => {
    const marks = stories.flatMap(({ content }) => marksIn(content, locale))

    expect(marks.length).toBeGreaterThan(5)
    expect(marks.filter((mark) => !marksOf(locale).has(mark))).toEqual([])
    expect(marks).toEqual([...new Set(marks)])
  })

  test.each(brand.locales)('shows in %s a mark of the way to pay that only its country has', (locale) => {
    const marks = stories.flatMap(({ content }) => marksIn(content, locale))
    const own = paymentMethods(markets[locale]).filter((code) => paymentMethod(code).countries.length === 1)

    expect(own.map((code) => nameIn(locale, code)).filter((name) => !marks.includes(name))).toEqual([])
  })

  test.each(brand.locales)('names in %s no method that its checkout has not', (locale) => {
    const foreign = PAYMENT_METHOD_CODES.filter((code) => !paymentMethods(markets[locale]).includes(code))
      // Every order has an invoice, whatever it is paid with.
      .filter((code) => code !== 'RE')
      .map((code) => nameIn(locale, code))
    const said = stories.flatMap(({ full_slug, content }) =>
      isOfAllShops(full_slug) ? [] : textsIn(content, locale),
    )

    expect(said.filter((text) => foreign.some((name) => text.includes(name)))).toEqual([])
  })
})

/** The guide for editors is the same in every country. */
function isOfAllShops(slug: string): boolean {
  return slug.includes('/documentation')
}

function nameIn(locale: Locale, code: PaymentMethodCode): string {
  return paymentMethodName(localeI18n(locale), code)
}

/** What may stand beside "ways to pay": methods of the checkout, the networks of its cards, and who lends. */
function marksOf(locale: Locale): Set<string> {
  const codes = paymentMethods(markets[locale])
  return new Set([
    ...codes.map((code) => nameIn(locale, code)),
    ...(codes.includes('KK') ? ['Visa', 'Mastercard', 'American Express'] : []),
    ...(codes.some((code) => paymentMethod(code).lender?.startsWith(KLARNA)) ? [KLARNA] : []),
  ])
}

function marksIn(content: unknown, locale: Locale): string[] {
  return blocksIn(content)
    .filter(({ component }) => component === 'payment_method')
    .map((block) => String(readIn(block, 'name', locale)))
}

type Block = Record<string, unknown>

function blocksIn(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  if (!isBlock(value)) return []
  return [...('component' in value ? [value] : []), ...Object.values(value).flatMap(blocksIn)]
}

/** Every text of a story as readers of a locale see it. */
function textsIn(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, locale))
  if (!isBlock(value)) return []
  return Object.keys(value)
    .filter((name) => !name.includes('__i18n__'))
    .flatMap((name) => textsIn(readIn(value, name, locale), locale))
}

/** A field as the content service says it: in the region's words, in those of its language, in German. */
function readIn(block: Block, name: string, locale: Locale): unknown {
  const languages = [locale, markets[locale].language].filter((one) => DEMO_LANGUAGES.includes(one))
  const keys = languages.map((one) => `${name}__i18n__${one.replace('-', '_')}`)
  return block[[...keys, name].find((key) => key in block) ?? name]
}

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null
}
