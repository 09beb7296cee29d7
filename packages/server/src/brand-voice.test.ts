import { demoRecords } from '@shop/demo/demo-catalogue'
import { demoSpace } from '@shop/demo/stories/demo-space'
import { type Language, type Locale, markets } from '@shop/domain/market/markets'
import { sharedMessages } from '@shop/i18n/locale-i18n'
import { inBrand } from '@shop/i18n/own-messages'
import { ownMessagesOf } from '@shop/i18n/own-messages-file'
import { describe, expect, test } from 'vitest'
// @boundaries-ignore every brand of the repository is judged here
import { shops } from '../../../scripts/shops.ts'
import { WRONG_VOICE } from './testing/wrong-voice.ts'

const SHOPS = await Promise.all(
  (await shops()).map(async ({ name, folder, brand }) => ({ name, brand, own: await ownMessagesOf(folder) })),
)

/** Messages where a word of the other voice addresses nobody. */
const NO_ADDRESS: Record<Language, readonly string[]> = {
  de: [
    // A site of the European Union bears the name „Ihr Europa“.
    'guarantee.label.more',
    'guarantee.more',
    'guarantee.notice.more',
    // Sellers: „Sie müssen dann anbieten“.
    'guarantee.notice.liability',
  ],
  fr: [],
  // The same site: ‘Uw Europa’.
  nl: ['guarantee.label.more', 'guarantee.more', 'guarantee.notice.more'],
}

/** How a warning begins whose words are those of a safety standard. */
const WARNING = 'Achtung:'

/** Pages whose words are the law's, and the guide for editors, which is the same in all shops. */
const NOT_THE_BRANDS = /\/(?:documentation|widerruf)/

describe.each(SHOPS)('$name', ({ brand, own }) => {
  test.each(brand.locales)('says no message of %s in the voice of another', (locale) => {
    const wrong = WRONG_VOICE[brand.address][markets[locale].language]
    const exempt = NO_ADDRESS[markets[locale].language]

    const found = Object.entries(messagesOf(locale, own)).filter(
      ([id, text]) => !exempt.includes(id) && wrong.test(text),
    )

    expect(found).toEqual([])
  })

  // Without it, words that address nobody would pass: so did every one of them once.
  test.each(brand.locales)('speaks to its shoppers in %s', (locale) => {
    const other = brand.address === 'formal' ? 'informal' : 'formal'
    const { language } = markets[locale]
    const address = language === 'fr' ? /\b(?:vous|votre|vos)\b/i : WRONG_VOICE[other][language]

    const speaking = Object.values(messagesOf(locale, own)).filter((text) => address.test(text))

    expect(speaking.length).toBeGreaterThan(150)
  })

  test('tells its pages and products in its own voice', () => {
    const pages = demoSpace(brand).stories.filter(({ full_slug }) => !NOT_THE_BRANDS.test(`/${full_slug}`))
    const texts = [...pages.flatMap((page) => textsIn(page.content)), ...productTexts(brand.id)]

    const found = texts.filter(
      ({ language, text }) => WRONG_VOICE[brand.address][language].test(text) && !text.startsWith(WARNING),
    )

    expect(texts.length).toBeGreaterThan(3000)
    expect(found).toEqual([])
  })
})

type Spoken = { language: Language; text: string }

function messagesOf(locale: Locale, own: Parameters<typeof inBrand>[2]): Record<string, string> {
  const messages = inBrand(locale, sharedMessages(locale), own)
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, wordsOf(message)]))
}

/** The words of a compiled message, with all its cases, without the names of its placeholders. */
function wordsOf(message: unknown): string {
  if (typeof message === 'string') return message
  if (!Array.isArray(message)) return ''
  return message
    .map((part: unknown) => {
      if (!Array.isArray(part)) return wordsOf(part)
      const cases: unknown = part[2]
      if (typeof cases !== 'object' || cases === null) return ' … '
      return Object.values(cases).map(wordsOf).join(' … ')
    })
    .join('')
}

function productTexts(shop: string): Spoken[] {
  return shop === 'home-shop' || shop === 'baby-shop'
    ? [...demoRecords(shop)].flatMap((one) => textsIn(one))
    : []
}

/** Every text in a record or a story: by language as `{ de, fr, nl }`, or as a field `text__i18n__fr` beside `text`. */
function textsIn(value: unknown, language: Language = 'de'): Spoken[] {
  if (typeof value === 'string') return [{ language, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, languageOf(key) ?? language))
}

function languageOf(key: string): Language | null {
  const [, name = key] = /__i18n__(\w\w)/.exec(key) ?? []
  return name === 'de' || name === 'fr' || name === 'nl' ? name : null
}
