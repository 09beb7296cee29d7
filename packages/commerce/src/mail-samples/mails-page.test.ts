import { welcomeMail } from '@shop/customers/user/welcome-mail'
import { LOCALES, type Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { escaped } from '@shop/domain/text/escaped'
import type { Database } from '@shop/engine/db/database'
import { mails } from '@shop/engine/db/schema/system'
import { databases } from '@shop/engine/db/test-database'
import { testBrand } from '@shop/engine/testing/test-brand'
import { MAIL_KINDS, type MailKind } from '@shop/mail/mail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsPage } from './mails-page.ts'
import { sampleMails, sampleOrder } from './sample-mails.ts'

/** Gmail cuts off what is longer. */
const MAX_BYTES = 100_000
/** Where parcels are followed, on the sites of those who bring them. */
const TRACKING = /^https:\/\/[^/]*(?:dhl|post|dpd|colissimo|chronopost|hermes)[^/]*\//

let database: Database
beforeAll(async () => {
  const [embedded] = await databases()
  if (embedded === undefined) throw new Error('there is no database to test on')
  database = await embedded.open()
  const written = { id: 'm1', kind: 'welcome', to: 'a@b.de', text: 'Guten Tag', html: '<p>Guten Tag</p>' }
  await database.sql.insert(mails).values({ ...written, subject: 'Gruß & Kuss', locale: 'de-de' })
})
afterAll(() => database.close())

/** Pictures of goods alone, from the shop itself, as every program draws them. */
const OWN_PICTURE =
  /<img (?=[^>]*src="https:\/\/[a-z.-]*example\/i\/[^"]*\.jpg")(?=[^>]*alt="[^"]+")(?=[^>]*width="\d+")(?=[^>]*height="\d+")[^>]*>/g

/** How many pictures a mail shows: one of each line, or of what it is about. */
const PICTURES: Partial<Record<MailKind, number>> = {
  orderConfirmation: 3,
  orderShipped: 2,
  orderCancelled: 1,
  orderExchanged: 3,
  returnAnnounced: 1,
  reminderConfirmation: 1,
  backInStock: 1,
  recall: 1,
  reviewInvitation: 2,
}

test('every mail that the shop writes has a sample', () => {
  const shown = samplesIn('de-de').map(({ kind }) => kind)

  expect(shown.toSorted()).toEqual([...MAIL_KINDS].toSorted())
})

test.each(LOCALES)('all mails in %s say everything in words of their own, as text and as HTML', (locale) => {
  for (const { kind, subject, text, html } of samplesIn(locale)) {
    for (const body of [subject, text, html]) {
      expect(`${kind}: ${body}`).not.toMatch(/undefined|null|NaN|\[object|\$\{/)
      if (locale.endsWith('-ch'))
        expect(`${kind}: ${body.replaceAll(/Lindenstraße/g, '')}`).not.toContain('ß')
    }
    const language = `${locale.slice(0, 3)}${locale.slice(3).toUpperCase()}`
    expect(html).toMatch(new RegExp(`^<!doctype html><html[^>]* lang="${language}"`))
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(breakable(html)).toContain(`<title>${escaped(breakable(subject))}</title>`)
    expect(html).toContain('prefers-color-scheme:dark')
    expect({ kind, pictures: html.match(OWN_PICTURE)?.length ?? 0 }).toEqual({
      kind,
      pictures: PICTURES[kind] ?? 0,
    })
    expect(html.replaceAll(OWN_PICTURE, '')).not.toMatch(/<(?:script|img|link|iframe)[ >]|url\(|@import/)
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(MAX_BYTES)
    expect(html).toContain('#24493b')
    expect(text).toContain('Prüfhaus')
  }
})

test.each(LOCALES)('the text of a mail in %s holds every fact and every address of its HTML', (locale) => {
  for (const { kind, text, html } of samplesIn(locale)) {
    const facts = [...html.matchAll(/<(?:th|td|h1|h2|p) [^>]*class="m-[^>]*>(.*?)<\/(?:th|td|h1|h2|p)>/g)]
    const sentences = facts
      .flatMap(([, inner = '']) => inner.split(/<[^>]*>/))
      .filter((part) => part.trim() !== '')
    const addresses = [...html.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) => plain(address))

    expect(sentences.length).toBeGreaterThan(4)
    for (const fact of sentences) expect(breakable(`${kind}: ${text}`)).toContain(breakable(plain(fact)))
    for (const address of addresses) expect(`${kind}: ${text}`).toContain(address)
  }
})

test.each(LOCALES)('every address in mails of %s is absolute and belongs to this shop', (locale) => {
  for (const { kind, text, html } of samplesIn(locale)) {
    const addresses = [...html.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) => plain(address))
    for (const address of addresses) {
      const isOurs = address.startsWith(`https://${locale}.shop.example/`)
      expect({ kind, address, isGood: isOurs || TRACKING.test(address) }).toMatchObject({ isGood: true })
    }
    expect(text).not.toMatch(/https?:\/\/(?:localhost|undefined)/)
  }
})

test('what shoppers typed is text in a mail, never markup', () => {
  const shop = openShop(testBrand, 'de-de')
  const order = sampleOrder(shop)
  const evil = '<img src=x onerror=alert(1)>"\'&'
  const mail = welcomeMail(shop, {
    to: 'a@b.de',
    name: evil,
    customerNo: order.number,
    addressOf: (path) => `https://s.example${path}`,
  })

  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;')
  expect(mail.text).toContain(evil)
})

test.each([
  ['', 'text/html; charset=utf-8'],
  ['de-de/orderShipped/', 'text/html; charset=utf-8'],
  ['fr-ch/orderRefunded.txt/', 'text/plain; charset=utf-8'],
  ['nl-nl/invoice.pdf/', 'application/pdf'],
  ['kept/m1/', 'text/html; charset=utf-8'],
])('/documentation/mails/%s is a page of %s', async (path, type) => {
  const response = await page(path)

  expect(response?.headers.get('content-type')).toBe(type)
  expect(response?.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  'de-de/',
  'de-de/nothing/',
  'de-de/orderShipped.exe/',
  'xx-yy/welcome/',
  'kept/other/',
  'a/b/c/d/',
])('/documentation/mails/%s is none', async (path) => {
  expect(await page(path)).toBeNull()
})

test('the list leads to every sample, and names what was written', async () => {
  const html = await (await page(''))?.text()

  expect(html).toContain('/documentation/mails/fr-be/orderConfirmation/')
  expect(html).toContain('Gruß &amp; Kuss')
})

test('mails to real people are not shown where they are not wanted', async () => {
  const list = await (await page('', false))?.text()

  expect(list).not.toContain('Gruß')
  expect(await page('kept/m1/', false)).toBeNull()
})

function page(path: string, showsKept = true): Promise<Response | null> {
  const engine = { brand: testBrand, database }
  return mailsPage(
    { engine, addressOf, showsKept },
    new Request(addressOf('de-de', `/documentation/mails/${path}`)),
  )
}

function samplesIn(locale: Locale) {
  return sampleMails(openShop(testBrand, locale), (path) => addressOf(locale, path))
}

function addressOf(locale: Locale, path: string): string {
  return `https://${locale}.shop.example${path}`
}

/** HTML sets signs off without a break where the language does; a text has nothing to break. */
function breakable(words: string): string {
  return words.replaceAll('\u00a0', ' ')
}

/** What a reader sees of a piece of HTML. */
function plain(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
