import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { type Locale, markets } from '@shop/domain/market/markets'
import { readsSwissGerman } from '@shop/domain/market/swiss-german'
import type { Brand } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import { anOrder } from '@shop/domain/testing/an-order'
import { inSwissGerman } from '@shop/i18n/regional'
import { orderConfirmationMail } from '@shop/sales/order-mails/order-confirmation-mail'
import { expect, test } from 'vitest'
// @boundaries-ignore what both brands write under their orders is proved where their stories are served
import { brand as puenktchen } from '../../../../apps/baby-shop/brand.ts'
// @boundaries-ignore what both brands write under their orders is proved where their stories are served
import { brand as lindhaus } from '../../../../apps/home-shop/brand.ts'
import { demoContent } from '../testing/demo-content.ts'
import { contractTextsIn } from './contract-texts.ts'

/** From here on a common mail program cuts a mail off. */
const CUT_OFF_BYTES = 102_400

const CASES = [lindhaus, puenktchen].flatMap((brand) =>
  brand.locales.map((locale) => ({ brand, locale, name: `${brand.name} in ${locale}` })),
)

test.each(CASES)('$name mails terms and withdrawal as its pages show them', async ({ brand, locale }) => {
  const content = demoContent(brand)
  const { text, html } = await mailOf(brand, locale, 2)

  const said = { text: plain(text), html: plain(html.replaceAll(/<[^>]+>/g, '')) }
  for (const path of [EDITORS_PAGES.terms, EDITORS_PAGES.withdrawalTerms]) {
    const { language } = markets[locale]
    const story = await content.story(path, { language, locale })
    const shown = readsSwissGerman(markets[locale]) ? inSwissGerman(story) : story
    const words = wordsIn(shown?.content.body ?? [])
    expect(words.length).toBeGreaterThan(10)
    for (const word of words) {
      expect(said.text).toContain(plain(word))
      expect(said.html).toContain(plain(word))
    }
  }
})

test.each(CASES)(
  '$name says where the withdrawal function is, where there is one',
  async ({ brand, locale }) => {
    const { text, html } = await mailOf(brand, locale, 2)

    const address = `https://shop.example/${locale}/vertrag-widerrufen/`
    const { withdrawalFunction } = openShop(brand, locale).features
    expect(text.includes(`(${address})`)).toBe(withdrawalFunction)
    expect(html.includes(`(${address})`)).toBe(withdrawalFunction)
  },
)

test.each(CASES)('$name is not cut off, with twenty things in the order', async ({ brand, locale }) => {
  const { html } = await mailOf(brand, locale, 20)

  expect(Buffer.byteLength(html)).toBeLessThan(CUT_OFF_BYTES)
})

async function mailOf(brand: Brand, locale: Locale, lines: number) {
  const shop = openShop(brand, locale)
  const texts = await contractTextsIn(demoContent(brand))(shop)
  return orderConfirmationMail(shop, {
    order: anOrder({ market: shop.market, lines, fields: { locale } }),
    address: 'https://shop.example/danke/?order=a',
    addressOf: (path) => `https://shop.example/${locale}${path}`,
    texts: texts.map((text, index) => ({ id: String(index), text })),
    bank: null,
    points: null,
  })
}

/** Every text node of the rich texts of a page. */
function wordsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(wordsIn)
  if (typeof part !== 'object' || part === null) return []
  if ('type' in part && part.type === 'text' && 'text' in part && typeof part.text === 'string')
    return [part.text]
  return Object.values(part).flatMap(wordsIn)
}

/** Without the spaces that mails and pages set differently, and with HTML's own signs read. */
function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\s|]+/g, '')
}
