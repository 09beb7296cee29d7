import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keptPart, PartPlacesContext } from '../../hydration/kept-part.tsx'
import type { ShopFacts } from '../../router-context.ts'
import { drawnPage } from '../../testing/drawn-page.ts'
import { listingAnswers, productAnswers, someCards, TOLD } from '../../testing/some-pages.ts'
import { type KeptParts, keptParts } from './kept-parts.ts'

const ROOM = 1_000_000
const CARDS = someCards(6)
const LISTING = { href: '/wohnen/', answers: listingAnswers(CARDS) }
const PRODUCT = { href: '/p/sessel-holm-7-47117/', answers: productAnswers(7, CARDS, TOLD) }
const LOCALES: readonly Locale[] = ['de-de', 'de-ch', 'fr-fr', 'nl-nl']

afterEach(() => {
  vi.useRealTimers()
})

describe.each([
  ['a listing', LISTING],
  ['a product page', PRODUCT],
])('%s', (_, page) => {
  test.each(LOCALES)(
    'is the same bytes in %s, drawn whole, for the first time or of kept parts',
    async (locale) => {
      const kept = keptParts(ROOM)
      const href = locale === 'de-de' ? page.href : `/${locale}${page.href}`
      const whole = await drawnPage({ ...page, href, locale })

      expect(await drawnPage({ ...page, href, locale, kept })).toBe(whole)
      expect(kept.characters).toBeGreaterThan(0)
      expect(await drawnPage({ ...page, href, locale, kept })).toBe(whole)
    },
  )

  test('is the same whatever was drawn before it, for other shops too', async () => {
    const kept = keptParts(ROOM)
    for (const locale of LOCALES)
      for (const other of [LISTING, PRODUCT])
        await drawnPage({
          ...other,
          href: locale === 'de-de' ? other.href : `/${locale}${other.href}`,
          locale,
          kept,
        })

    expect(await drawnPage({ ...page, kept })).toBe(await drawnPage(page))
  })

  test('says the same a year later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
    const kept = keptParts(ROOM)
    await drawnPage({ ...page, kept })
    vi.setSystemTime(new Date('2027-12-24T23:59:00Z'))

    expect(await drawnPage({ ...page, kept })).toBe(await drawnPage(page))
  })
})

test.each([
  ['the price', { price: { ...CARDS[0]?.price, price: 4900 } }],
  ['the name', { name: 'Sessel Hede' }],
  ['that it is sold out', { isSoldOut: true }],
  ['a picture', { images: [] }],
])('a card shows %s that it has now', async (_, change) => {
  const kept = keptParts(ROOM)
  await drawnPage({ ...LISTING, kept })
  const changed = {
    ...LISTING,
    answers: listingAnswers(CARDS.map((card) => Object.assign({ ...card }, change))),
  }

  const html = await drawnPage({ ...changed, kept })

  expect(html).toBe(await drawnPage(changed))
  expect(html).not.toBe(await drawnPage(LISTING))
})

test.each<[string, typeof TOLD]>([
  ['a feature', { ...TOLD, features: [{ key: 'width', label: 'Breite', value: '80 cm' }] }],
  ['a warning', { ...TOLD, facts: { ...TOLD.facts, warnings: ['Kippt.'] } }],
  ['a way to care for it', { ...TOLD, care: ['Nicht waschen'] }],
  ['no way to care for it', { ...TOLD, care: [] }],
  [
    'an energy label',
    { ...TOLD, facts: { ...TOLD.facts, energyLabel: { ...TOLD.facts.energyLabel, eprelId: '654321' } } },
  ],
  [
    'what French law wants',
    { ...TOLD, facts: { ...TOLD.facts, french: { ...TOLD.facts.french, triman: [] } } },
  ],
  ['a review that was taken away', { ...TOLD, reviews: { ...TOLD.reviews, items: [] } }],
  ['a question', { ...TOLD, questions: { ...TOLD.questions, items: [] } }],
])('a product says %s as it is now', async (_, told) => {
  const kept = keptParts(ROOM)
  await drawnPage({ ...PRODUCT, kept })
  const changed = { ...PRODUCT, answers: productAnswers(7, CARDS, told) }

  const html = await drawnPage({ ...changed, kept })

  expect(html).toBe(await drawnPage(changed))
  expect(html).not.toBe(await drawnPage(PRODUCT))
})

test.each<[string, Partial<ShopFacts>]>([
  ['another brand', { shop: openShop({ ...aBrand('everywhere'), name: 'Anderswo' }, 'de-de') }],
  ['a switch that is off', { shop: openShop(aBrand('nowhere'), 'de-de') }],
  ['a host of its own', { origins: { 'de-de': { origin: 'https://de.example', prefix: '/' } } }],
])('%s is another shop, whose parts are its own', async (_, facts) => {
  const kept = keptParts(ROOM)
  await drawnPage({ ...LISTING, kept })

  expect(await drawnPage({ ...LISTING, facts, kept })).toBe(await drawnPage({ ...LISTING, facts }))
})

test('a part is drawn once for each of its props, and where there is a listener', () => {
  const drawn = vi.fn()
  const Word = keptPart('word', ({ word, onPress }: { word: string; onPress?: () => void }) => {
    drawn(word)
    return <b data-has={onPress !== undefined}>{word}</b>
  })
  const kept = keptParts(ROOM)
  const words = () => (
    <p>
      <Word word="a" /> und <Word word="b" onPress={() => undefined} />
      <Word word="b" />
    </p>
  )

  const first = filled(kept, words())
  expect(first).toBe(renderToString(words()))
  drawn.mockClear()

  expect(filled(kept, words())).toBe(first)
  expect(drawn).not.toHaveBeenCalled()
})

test('two parts with the same props are two', () => {
  const One = keptPart('one', ({ word }: { word: string }) => <b>{word}</b>)
  const Other = keptPart('other', ({ word }: { word: string }) => <i>{word}</i>)
  const kept = keptParts(ROOM)
  filled(kept, <One word="a" />)

  expect(filled(kept, <Other word="a" />)).toBe('<i>a</i>')
})

test('pictures that are wanted at once are named in the head, also of a part that is kept', () => {
  const Picture = keptPart('picture', ({ src }: { src: string }) => (
    <div>
      <img src={src} srcSet={`${src} 2x`} sizes="10px" alt="" fetchPriority="high" />
      <img src="late.webp" alt="" loading="lazy" />
    </div>
  ))
  const page = (
    <html lang="de">
      <head />
      <body>
        <Picture src="a.webp?w=1&q=2" />
      </body>
    </html>
  )
  const kept = keptParts(ROOM)
  const whole = renderToString(page)

  expect(whole).toContain('rel="preload"')
  expect([filled(kept, page), filled(kept, page)]).toEqual([whole, whole])
})

test('a part that says much is found again, and known from one that says almost the same', () => {
  const drawn = vi.fn()
  const Text = keptPart('text', ({ text }: { text: string }) => {
    drawn()
    return <p>{text}</p>
  })
  const kept = keptParts(50_000)
  const long = 'Leinen '.repeat(2_000)

  for (const text of [long, long, `${long}.`])
    expect(filled(kept, <Text text={text} />)).toBe(`<p>${text}</p>`)
  expect(drawn).toHaveBeenCalledTimes(2)
  // Kept with its key, a part that says much would take twice its room.
  expect(kept.characters).toBeLessThan(2.1 * long.length)
})

test('memory ends where it is said: what was not shown the longest goes first', () => {
  const Word = keptPart('word', ({ word }: { word: string }) => <b>{word}</b>)
  const kept = keptParts(2000)
  for (let number = 0; number < 500; number += 1) filled(kept, <Word word={`word ${number}`} />)

  expect(kept.characters).toBeLessThanOrEqual(2000)
  expect(kept.characters).toBeGreaterThan(1000)
  expect(filled(kept, <Word word="word 0" />)).toBe('<b>word 0</b>')
})

test('a text that looks like the place of a part stays what it is', () => {
  const Word = keptPart('word', ({ word }: { word: string }) => <b>{word}</b>)
  const kept = keptParts(ROOM)
  const forged = '<kept-0 id="0"></kept-0>'

  expect(
    filled(
      kept,
      <div>
        <Word word={forged} />
        <p dangerouslySetInnerHTML={{ __html: forged }} />
      </div>,
    ),
  ).toContain(`<p>${forged}</p>`)
})

function filled(kept: KeptParts, part: React.ReactNode): string {
  const { place, filled: fill } = kept.ofPage(FACTS)
  return fill(renderToString(<PartPlacesContext value={place}>{part}</PartPlacesContext>))
}

const FACTS: ShopFacts = {
  shop: openShop(aBrand('everywhere'), 'de-de'),
  origins: null,
  defaultOrigin: 'https://shop.example',
  buildId: 'b1',
  showsErrorDetails: false,
  isPreview: false,
  setup: null,
  filters: [],
  expressWallets: [],
}
