import { ContentUnavailable } from '@shop/content/service/content-failure'
import type { RawBlock } from '@shop/content/story'
import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBar, aColumn, aContent, anApi, aStory, storiesAt } from '../../testing/a-footer.ts'
import { frameProblems } from './frame-problems.ts'
import { loadFooterColumns } from './load-footer-columns.ts'

const BRAND = aBrand('everywhere')
const warn = vi.spyOn(console, 'warn')

beforeEach(() => warn.mockReturnValue())
afterEach(() => warn.mockReset())

test('columns and links stand in the order of the story, as links of the locale', async () => {
  const body = [
    aColumn('Einkaufen', [
      ['Sofas', '/wohnen/sofas/'],
      ['Warenkorb', '/warenkorb/'],
    ]),
    aColumn('Haus', [['Blog', 'https://example.org/blog/']], { text: 'Seit 1962.' }),
  ]

  expect(await columnsIn('fr-ch', { '/fusszeile/': body })).toEqual([
    {
      title: 'Einkaufen',
      links: [
        { label: 'Sofas', href: '/fr-ch/wohnen/sofas/' },
        { label: 'Warenkorb', href: '/fr-ch/warenkorb/' },
      ],
      isOfEditors: true,
    },
    {
      title: 'Haus',
      text: 'Seit 1962.',
      links: [{ label: 'Blog', href: 'https://example.org/blog/' }],
      isOfEditors: true,
    },
  ])
  expect(warn).not.toHaveBeenCalled()
})

test.each<{ locale: Locale; title: string }>([
  { locale: 'fr-ch', title: 'Suisse' },
  { locale: 'fr-be', title: 'Partout' },
])('$locale has the column $title: its own story comes before the one of all', async ({ locale, title }) => {
  const columns = await columnsIn(locale, {
    '/fusszeile/fr-ch/': [aColumn('Suisse', [['Panier', '/warenkorb/']])],
    '/fusszeile/': [aColumn('Partout', [['Panier', '/warenkorb/']])],
  })

  expect(columns?.map((column) => column.title)).toEqual([title])
})

test('a story of a locale with a bar alone leaves the columns of all where they are', async () => {
  const columns = await columnsIn('fr-ch', {
    '/fusszeile/fr-ch/': [aBar([['Suisse']])],
    '/fusszeile/': [aColumn('Partout', [['Panier', '/warenkorb/']])],
  })

  expect(columns?.map(({ title }) => title)).toEqual(['Partout'])
})

test('a story is asked for in the language of its readers', async () => {
  const story = vi.fn(async () => null)

  await loadFooterColumns(
    { shop: openShop(BRAND, 'nl-be'), origins: null },
    { api: anApi(), content: aContent(story) },
  )

  expect(story.mock.calls).toEqual([
    ['/fusszeile/nl-be/', { language: 'nl', locale: 'nl-be' }],
    ['/fusszeile/', { language: 'nl', locale: 'nl-be' }],
  ])
})

test.each<{ what: string; stories: Record<string, RawBlock[]> | ContentUnavailable }>([
  { what: 'there is no story', stories: {} },
  { what: 'the story is empty', stories: { '/fusszeile/': [] } },
  { what: 'no column has a title', stories: { '/fusszeile/': [aColumn(' ', [['A', '/warenkorb/']])] } },
  { what: 'every link is gone', stories: { '/fusszeile/': [aColumn('A', [['A', '/nie-da/']])] } },
  { what: 'the content service is down', stories: new ContentUnavailable('story', 'down') },
])('the footer is the shop’s own where $what', async ({ stories }) => {
  expect(await columnsIn('de-de', stories)).toBeNull()
})

test.each([
  ['a page that is gone', '/nie-da/', 'nothing is at /nie-da/ any more'],
  ['a page that a switch closes', '/faq/', 'nothing is at /faq/ any more'],
  ['no address', '', 'it leads nowhere'],
  ['a link without encryption', 'http://example.org/', 'is no page of the shop and no safe address'],
  ['a script', 'javascript:alert(1)', 'it leads nowhere'],
  ['another host in disguise', '//example.org/', 'is no page of the shop'],
  ['a mailbox', 'mailto:a@example.org', 'is no page of the shop'],
  ['what every footer has', '/impressum/', 'every footer leads to /impressum/ by itself'],
])('%s is left out, and the log says why', async (_, href, reason) => {
  const columns = await columnsIn('de-de', {
    '/fusszeile/': [
      aColumn('Alle', [
        ['Weg', href],
        ['Bleibt', '/ratgeber/'],
      ]),
    ],
    '/ratgeber/': [],
    '/impressum/': [],
  })

  expect(columns?.flatMap(({ links }) => links)).toEqual([{ label: 'Bleibt', href: '/ratgeber/' }])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`"Weg": `))
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason))
})

test('an address stands in the footer once', async () => {
  const columns = await columnsIn('de-de', {
    '/fusszeile/': [
      aColumn('Erste', [['Korb', '/warenkorb/']]),
      aColumn('Zweite', [['Noch ein Korb', '/warenkorb/']]),
      aColumn('Dritte', [['Liste', '/wunschliste/']]),
    ],
  })

  expect(columns?.map(({ title }) => title)).toEqual(['Erste', 'Dritte'])
})

test('a service that is down takes no link away', async () => {
  const story = async (path: string) => {
    if (path === '/fusszeile/') return aStory(path, [aColumn('Haus', [['Über uns', '/ueber-uns/']])])
    if (path === '/ueber-uns/') throw new ContentUnavailable('story', 'down')
    return null
  }

  const columns = await loadFooterColumns(
    { shop: openShop(BRAND, 'de-de'), origins: null },
    { api: anApi(), content: aContent(story) },
  )

  expect(columns?.[0]?.links).toHaveLength(1)
})

test('an editor hears of a link to nothing, with its row; one that leads somewhere in one country is right', async () => {
  const stories = { '/ueber-uns/': [] }
  const story = aStory('/haus/fusszeile/', [
    aColumn('Haus', [
      ['Über uns', '/ueber-uns/'],
      ['Sofas', '/wohnen/sofas/'],
      ['Weg', '/nie-da/'],
      ['Draußen', 'https://example.org/'],
    ]),
  ])
  const site = (locale: Locale, roots: string[]) => ({
    shop: openShop(BRAND, locale),
    api: anApi(roots),
    content: aContent(storiesAt(stories)),
  })

  const problems = await frameProblems(story, {
    folder: 'haus',
    shops: [site('de-de', ['/wohnen/sofas/']), site('fr-ch', [])],
  })

  expect(problems).toEqual([
    'footer_link at body[0].links[2]: link: nothing is at /nie-da/, neither a page nor a category nor a store: write another path',
  ])
})

/** The columns of a shop with these stories, the categories `/wohnen/sofas/` and no questions page. */
async function columnsIn(locale: Locale, stories: Record<string, RawBlock[]> | ContentUnavailable) {
  const shop = openShop(BRAND, locale)
  return loadFooterColumns(
    { shop: { ...shop, features: { ...shop.features, faq: false } }, origins: null },
    { api: anApi(), content: aContent(storiesAt(stories)) },
  )
}
