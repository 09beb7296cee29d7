import type { LocalisedRecall } from '@shop/api-client/contract/recalls'
import { LOCALES } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { expect, test } from 'vitest'
import { isRecallsPage, recallsStory } from './recalls-story.ts'

const TITLES = { de: 'Produktrückrufe', fr: 'Rappels de produits', nl: 'Terugroepacties' }
const NONE = { de: 'kein Produkt', fr: 'Aucun produit', nl: 'geen product' }

test.each([
  ['/rueckrufe/', true],
  ['/rueckrufe/alt/', false],
  ['/', false],
])('the list of recalls is at %s: %s', (path, isThere) => {
  expect(isRecallsPage(path)).toBe(isThere)
})

test.each(LOCALES)('in %s an empty list says so, and names who hears of a danger', (locale) => {
  const shop = openShop(aBrand('everywhere'), locale)

  const { title, body } = recallsStory([], shop, localeI18n(locale)).content

  expect(title).toBe(TITLES[shop.market.language])
  expect(body.map(({ component }) => component)).toEqual(['headline', 'rich_text'])
  expect(JSON.stringify(body[0])).toContain(NONE[shop.market.language])
  expect(JSON.stringify(body[1])).toContain(shop.legal.email)
  expect(JSON.stringify(body[1])).toContain(shop.hotline.number)
})

test('a recall has its parts in the order of the law, and a picture of every product', () => {
  const shop = openShop(aBrand('everywhere'), 'de-de')
  const { content } = recallsStory([RECALL], shop, localeI18n('de-de'))

  const [, first, second] = content.body
  expect(first).toMatchObject({
    component: 'image_text',
    kicker: '21.\u00a0November 2026',
    headline: 'Produktsicherheits\u00adrückruf',
    image: { filename: 'lindhaus/regal.webp' },
  })
  expect(wordsIn(first?.text)).toEqual([
    'Regal kippt',
    'Betroffenes Produkt',
    'Nordheim Regal Tal',
    'Eiche, 100101_1, GTIN 4012345678901',
    'Charge: L26',
    'Zu finden: unter dem Boden',
    `Verkauft von ${shop.name}`,
    'Verkauft vom 1.\u00a0April 2026 bis 30.\u00a0Juni 2026',
    'Gefahr',
    'Es kann umfallen und ein Kind erschlagen.',
    'Was jetzt zu tun ist',
    'Das Produkt sofort nicht mehr benutzen.',
    'An der Wand festmachen.',
    'Zur Wahl stehen, kostenlos',
    'Reparatur',
    'Erstattung des Kaufpreises',
    'Fragen zum Rückruf',
    'sicher@shop.example',
    ', +49 1',
    'Bitte allen weitersagen, die das Produkt benutzen oder bekommen haben könnten.',
  ])
  expect(second).toMatchObject({
    headline: 'Produktsicherheits\u00adrückruf',
    image: { filename: 'lindhaus/berg.webp' },
  })
  expect(wordsIn(second?.text)).not.toContain('Gefahr')
})

test('a single remedy stands with the reason why there is no choice', () => {
  const single = {
    ...RECALL,
    remedies: ['refund' as const],
    singleRemedyReason: 'Es gibt keine Ersatzteile.',
  }
  const { content } = recallsStory([single], openShop(aBrand('everywhere'), 'de-de'), localeI18n('de-de'))

  const words = wordsIn(content.body[1]?.text)
  expect(words).not.toContain('Zur Wahl stehen, kostenlos')
  expect(words.slice(words.indexOf('Abhilfe, kostenlos')).slice(0, 3)).toEqual([
    'Abhilfe, kostenlos',
    'Erstattung des Kaufpreises',
    'Es gibt keine Ersatzteile.',
  ])
})

const image = {
  hash: 'a',
  src: 'lindhaus/regal.webp',
  alt: 'Regal',
  width: 10,
  height: 10,
  colour: '#ffffff',
}
const RECALL: LocalisedRecall = {
  id: 'R-1',
  publishedAt: '2026-11-21T12:00:00Z',
  headline: 'Regal kippt',
  hazard: 'Es kann umfallen und ein Kind erschlagen.',
  whatToDo: 'An der Wand festmachen.',
  remedies: ['repair', 'refund'],
  contact: { email: 'sicher@shop.example', phone: '+49 1' },
  singleRemedyReason: null,
  batch: 'L26',
  batchPlace: 'unter dem Boden',
  soldFrom: '2026-04-01',
  soldUntil: '2026-06-30',
  products: [
    {
      id: 1,
      referenceKey: '100101',
      name: 'Regal Tal',
      brand: 'Nordheim',
      image,
      variants: [{ referenceKey: '100101_1', label: 'Eiche', gtin: '4012345678901' }],
    },
    {
      id: 2,
      referenceKey: '100201',
      name: 'Regal Berg',
      brand: 'Nordheim',
      image: { ...image, src: 'lindhaus/berg.webp' },
      variants: [{ referenceKey: '100201_1', label: 'Eiche', gtin: null }],
    },
  ],
}

function wordsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(wordsIn)
  if (typeof part !== 'object' || part === null) return []
  if ('type' in part && part.type === 'text' && 'text' in part && typeof part.text === 'string')
    return [part.text]
  return Object.values(part).flatMap(wordsIn)
}
