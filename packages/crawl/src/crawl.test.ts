import { afterEach, expect, test, vi } from 'vitest'
import { crawl } from './crawl.ts'
import { pageFacts } from './page-facts.ts'
import { headingProblems, pageProblems } from './page-problems.ts'
import { priceProblems } from './price-problems.ts'
import { siteProblems } from './site-problems.ts'
import { structuredData } from './structured-data.ts'

const URL_OF_PAGE = 'https://shop.example/a/'

test('a page that says everything has no problems', () => {
  expect(pageProblems(URL_OF_PAGE, pageFacts(aDocument()))).toEqual([])
})

test.each([
  ['two titles', '<title>Noch ein Titel</title>', '2 of title'],
  ['a second canonical', '<link rel="canonical" href="/b/">', '2 of canonical'],
  ['noindex', '<meta name="robots" content="noindex, follow">', 'is in the sitemap, and says noindex'],
  ['a language twice', '<link rel="alternate" hreflang="de-DE" href="/x/">', 'hreflang de-DE is named twice'],
  ['a picture without alt', '<img src="a.webp">', 'picture without alt: a.webp'],
  ['a second main heading', '<h1>Zwei</h1>', '2 main headings'],
])('%s is a problem', (_, more, problem) => {
  expect(pageProblems(URL_OF_PAGE, pageFacts(aDocument(more)))).toContain(problem)
})

test('titles of drawings do not count', () => {
  expect(pageFacts(aDocument('<svg><title>Pfeil</title></svg>')).titles).toEqual(['Ein ruhiger Titel'])
})

test.each([
  [[1, 2, 3, 2, 3], []],
  [[1, 3], ['a heading of level 3 below one of level 1']],
  [[2], ['0 main headings']],
])('the headings %j have the problems %j', (levels, problems) => {
  expect(headingProblems(levels)).toEqual(problems)
})

const NOTE = 'inkl. MwSt., zzgl. <a href="/versand/">Versand</a>'
test.each([
  ['a page without prices', '<p>Der 3 m lange Tisch</p>', []],
  ['a card with its note', `<article><a href="/p/tisch-1/"></a>Tisch 19,90 € ${NOTE}</article>`, []],
  [
    'a price alone',
    '<p>Tisch <!-- -->19,90 €</p>',
    ['prices without a note on tax and shipping', 'prices without a link to the shipping costs'],
  ],
  [
    'a note without its link',
    '<p>CHF 19.90 inkl. MwSt., zzgl. Versand</p>',
    ['prices without a link to the shipping costs'],
  ],
  [
    'a card that leaves the note to another',
    `<article><a href="/p/tisch-1/"></a>Bank 5 €</article><article><a href="/p/tisch-1/"></a>Tisch 19,90 € ${NOTE}</article>`,
    ['a card with a price and no note: Bank 5 €'],
  ],
  [
    'gift cards, which are not taxed',
    `<article><a href="/p/karte-1/"></a>Geschenkkarte 25 € zzgl. Versand</article>
     <article><a href="/p/karte-2/"></a>Geschenkkarte 26 € ${NOTE}</article>
     <article><a href="/p/karte-3/"></a>Geschenkkarte 27 €</article> ${NOTE}`,
    [
      'a card with a price and no note: Geschenkkarte 27 €',
      'a card without tax whose note says that there is: Geschenkkarte 26 € inkl. MwSt., zzgl. Versand',
    ],
  ],
  ['a price that only a program reads', '<script>{"price":"19,90 €"}</script>', []],
])('%s', (_, body, problems) => {
  const facts = pageFacts(`<html lang="de-CH"><body>${body}</body></html>`)

  expect(
    priceProblems(facts, {
      words: { de: /inkl\. MwSt\., zzgl\. Versand/ },
      shippingPath: '/versand/',
      untaxed: { goods: /Geschenkkarte/, words: { de: /zzgl\. Versand/ } },
    }),
  ).toEqual(problems)
})

test('the same title twice in a language, and a sister that does not lead back, are problems', () => {
  const one = pageFacts(aDocument())
  const other = pageFacts(aDocument().replaceAll('/a/', '/b/'))
  one.alternates.set('fr-FR', 'https://shop.example/b/')

  const problems = siteProblems(
    new Map([
      [URL_OF_PAGE, one],
      ['https://shop.example/b/', other],
    ]),
  ).map(({ problem }) => problem)

  expect(problems).toEqual([
    'title is that of https://shop.example/a/: Ein ruhiger Titel',
    expect.stringContaining('description is that of'),
    'hreflang fr-FR leads to https://shop.example/b/, which does not lead back',
  ])
})

// Each host was read for itself, and the pages of the others counted as missing.
test('locales on hosts of their own are one shop, and a sitemap names pages of its own host alone', async () => {
  const [here, there] = ['https://shop.example', 'https://shop.at.example']
  const page = (origin: string, language: string, words: string) =>
    aDocument('<a href="/ch/konto/">Konto</a>')
      .replaceAll(URL_OF_PAGE, `${origin}/a/`)
      .replaceAll('de-DE', language)
      .replace(/<link rel="alternate"[^>]*>\s*<link rel="alternate"[^>]*>/, alternatesOf(here, there))
      .replace('Ein ruhiger', words)
  stubWeb({
    [`${here}/robots.txt`]: `Sitemap: ${here}/sitemap.xml`,
    [`${here}/sitemap.xml`]: `<loc>${here}/a/</loc>`,
    [`${here}/a/`]: page(here, 'de-DE', 'Ein deutscher'),
    [`${there}/robots.txt`]: `Sitemap: ${there}/sitemap.xml`,
    [`${there}/sitemap.xml`]: `<loc>${there}/a/</loc><loc>${here}/a/?b</loc>`,
    [`${there}/a/`]: page(there, 'de-AT', 'Ein anderer'),
  })

  const { pages, problems } = await crawl({ origin: here, otherOrigins: [there] })

  expect([...pages.keys()]).toContain(`${there}/a/`)
  expect(problems.map(({ problem }) => problem)).toContain(`is in the sitemap of another host, ${there}`)
  expect(
    problems.filter(({ problem }) => /hreflang .* (?:no sitemap|lead back)|konto/.test(problem)),
  ).toEqual([])
})

test.each([
  ['no JSON', '{', 'structured data is no JSON: {'],
  ['a missing field', '{"@type":"Article","headline":"a"}', 'Article of the page has no image'],
  ['an odd price', '{"@type":"Thing","price":"9,99"}', '.price is no amount: 9,99'],
  ['a wrong GTIN', '{"@type":"Thing","gtin":"4006381333930"}', '.gtin is no GTIN: 4006381333930'],
  ['half an address', '{"@type":"Thing","url":"/a/"}', '.url is no whole address: /a/'],
])('structured data with %s is a problem', (_, text, problem) => {
  const whole = text.replace('{"', '{"@context":"https://schema.org","')

  expect(structuredData([whole]).problems).toContain(problem)
})

afterEach(() => void vi.unstubAllGlobals())

/** A web of these documents; what is not among them leads to the sign-in of a shop below a prefix. */
function stubWeb(documents: Record<string, string>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const text = documents[url]
    return text === undefined
      ? new Response('', { status: 302, headers: { location: '/ch/login/?redirect=%2Fkonto%2F' } })
      : new Response(text, { headers: { 'content-type': 'text/html' } })
  })
}

function alternatesOf(here: string, there: string): string {
  const named = { 'de-DE': here, 'de-AT': there, 'x-default': here }
  return Object.entries(named)
    .map(([language, origin]) => `<link rel="alternate" hreflang="${language}" href="${origin}/a/">`)
    .join('')
}

function aDocument(more = ''): string {
  const shared = ['title', 'description', 'type', 'url', 'site_name', 'locale', 'image']
  return `<html lang="de-DE"><head><title>Ein ruhiger Titel</title>
    <meta name="description" content="Eine Beschreibung, die lang genug ist, um etwas zu sagen.">
    <link rel="canonical" href="${URL_OF_PAGE}">
    <link rel="alternate" hreflang="de-DE" href="${URL_OF_PAGE}">
    <link rel="alternate" hreflang="x-default" href="${URL_OF_PAGE}">
    ${shared.map((name) => `<meta property="og:${name}" content="x">`).join('')}
    </head><body><h1>Eins</h1><a href="/a/">a</a>${more}</body></html>`
}
