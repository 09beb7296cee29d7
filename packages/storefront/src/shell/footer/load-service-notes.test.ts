import { ContentUnavailable } from '@shop/content/service/content-failure'
import type { RawBlock } from '@shop/content/story'
import { phoneHref } from '@shop/domain/contact/phone-href'
import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBar, aColumn, aContent, anApi, aStory, storiesAt } from '../../testing/a-footer.ts'
import { frameProblems } from './frame-problems.ts'
import { loadServiceNotes } from './load-service-notes.ts'

const BRAND = aBrand('everywhere')
const SHOP = openShop(BRAND, 'de-de')
const warn = vi.spyOn(console, 'warn')

beforeEach(() => warn.mockReturnValue())
afterEach(() => warn.mockReset())

test('promises stand in their order, with what the shop fills in, as links of the locale', async () => {
  const bar = aBar([
    ['{return_days} Tage Rückgabe', '/rueckgabe/'],
    ['Aus eigener Werkstatt'],
    ['Rat: {hotline}'],
  ])

  const { hotline, returns } = openShop(BRAND, 'fr-ch')
  const stories = { '/fusszeile/': [aColumn('A', [['Korb', '/warenkorb/']]), bar], '/rueckgabe/': [] }

  expect(await notesIn('fr-ch', stories)).toEqual([
    { text: `${returns.days} Tage Rückgabe`, href: '/fr-ch/rueckgabe/' },
    { text: 'Aus eigener Werkstatt', href: null },
    { text: `Rat: ${hotline.number}`, href: phoneHref(hotline.number) },
  ])
  expect(warn).not.toHaveBeenCalled()
})

test('a story of a locale with columns alone leaves the bar of all where it is', async () => {
  const columns = [aColumn('Suisse', [['Panier', '/warenkorb/']])]
  const stories = { '/fusszeile/fr-ch/': columns, '/fusszeile/': [aBar([['Partout']])] }

  expect(await notesIn('fr-ch', stories)).toEqual([{ text: 'Partout', href: null }])
})

test('no more is promised than one line holds', async () => {
  const notes = await notesIn('de-de', { '/fusszeile/': [aBar([['A'], ['B'], ['C'], ['D']])] })

  expect(notes?.map(({ text }) => text)).toEqual(['A', 'B', 'C'])
})

test('a locale has its own story before the one of all', async () => {
  const stories = { '/fusszeile/fr-ch/': [aBar([['Suisse']])], '/fusszeile/': [aBar([['Partout']])] }

  expect(await notesIn('fr-ch', stories)).toEqual([{ text: 'Suisse', href: null }])
  expect(await notesIn('fr-be', stories)).toEqual([{ text: 'Partout', href: null }])
})

test.each<{ what: string; shipping: number | null; said: string[] }>([
  { what: 'with its amount', shipping: 7500, said: ['Frei ab 75\u00a0€', 'Rat'] },
  { what: 'not where nothing is sent free', shipping: null, said: ['Rat'] },
])('free shipping is promised $what', async ({ shipping, said }) => {
  const conditions = shipping === null ? [] : [{ label: 'frei', versandkosten: 0, ab_bestellwert: shipping }]
  const notes = await loadServiceNotes(
    { shop: { ...SHOP, shipping: { ...SHOP.shipping, conditions } }, origins: null },
    {
      api: anApi(),
      content: aContent(storiesAt({ '/fusszeile/': [aBar([['Frei ab {free_from}'], ['Rat']])] })),
    },
  )

  expect(notes?.map(({ text }) => text)).toEqual(said)
  expect(warn).not.toHaveBeenCalled()
})

test.each<{ what: string; stories: Record<string, RawBlock[]> | ContentUnavailable }>([
  { what: 'there is no story', stories: {} },
  { what: 'the story has columns alone', stories: { '/fusszeile/': [aColumn('A', [['A', '/warenkorb/']])] } },
  { what: 'it has no row', stories: { '/fusszeile/': [aBar([])] } },
  { what: 'no row has words', stories: { '/fusszeile/': [aBar([[' ']])] } },
  { what: 'the content service is down', stories: new ContentUnavailable('story', 'down') },
])('the bar is the shop’s own where $what', async ({ stories }) => {
  expect(await notesIn('de-de', stories)).toBeNull()
})

test.each([
  ['a page that is gone', '/nie-da/', '"Frei": nothing is at /nie-da/ any more'],
  [
    'a link without encryption',
    'http://example.org/',
    '"Frei": "http://example.org/" is no page of the shop',
  ],
])('%s is no link: the promise is words alone, and the log says why', async (_, href, reason) => {
  expect(await notesIn('de-de', { '/fusszeile/': [aBar([['Frei', href]])] })).toEqual([
    { text: 'Frei', href: null },
  ])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason))
})

test('a script is no link', async () => {
  expect(await notesIn('de-de', { '/fusszeile/': [aBar([['Frei', 'javascript:alert(1)']])] })).toEqual([
    { text: 'Frei', href: null },
  ])
})

test('a promise that names what no shop knows is left out, and the log says so', async () => {
  expect(await notesIn('de-de', { '/fusszeile/': [aBar([['Heute {rabatt}'], ['Rat']])] })).toEqual([
    { text: 'Rat', href: null },
  ])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the shop knows no {rabatt}'))
})

test('an editor hears of a promise that leads nowhere, with its row', async () => {
  const story = aStory('/haus/fusszeile/', [aBar([['Frei', '/versand/'], ['Weg', '/nie-da/'], ['Rat']])])

  const problems = await frameProblems(story, {
    folder: 'haus',
    shops: [{ shop: SHOP, api: anApi(), content: aContent(storiesAt({ '/versand/': [] })) }],
  })

  expect(problems).toEqual([
    'service_note at body[0].notes[1]: link: nothing is at /nie-da/, neither a page nor a category nor a store: write another path',
  ])
})

test('an editor hears of a second bar, and of what nobody sees where it stands', async () => {
  const shops = [{ shop: SHOP, api: anApi(), content: aContent(storiesAt({})) }]
  const problemsOf = (slug: string, body: RawBlock[]) =>
    frameProblems(aStory(slug, body), { folder: 'haus', shops })

  expect(await problemsOf('/haus/fusszeile/de-de/', [aBar([['A']]), aBar([['B']])])).toEqual([
    'service_bar at body[1]: there is one at body[0] already: remove it',
  ])
  expect(await problemsOf('/haus/ratgeber/', [aBar([['A']]), aColumn('B', [])])).toEqual([
    'service_bar at body[0]: nobody sees it here: move it to the story /fusszeile/',
    'footer_column at body[1]: nobody sees it here: move it to the story /fusszeile/',
  ])
})

function notesIn(locale: Locale, stories: Record<string, RawBlock[]> | ContentUnavailable) {
  return loadServiceNotes(
    { shop: openShop(BRAND, locale), origins: null },
    { api: anApi(), content: aContent(storiesAt(stories)) },
  )
}
