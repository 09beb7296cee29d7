import { LOCALES, type Locale } from '@shop/domain/shop/markets'
import { openShop } from '@shop/domain/shop/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { mails } from '../../db/schema/system.ts'
import { databases } from '../../db/test-database.ts'
import { testBrand } from '../../testing/test-brand.ts'
import { MAIL_KINDS } from '../mail.ts'
import { mailsPage } from './mails-page.ts'
import { sampleMails } from './sample-mails.ts'

/** Kinds that nobody writes yet. */
const UNWRITTEN = ['welcome']

let database: Database
beforeAll(async () => {
  const [embedded] = await databases()
  if (embedded === undefined) throw new Error('there is no database to test on')
  database = await embedded.open()
  const written = { id: 'm1', kind: 'welcome', to: 'a@b.de', text: 'Guten Tag', html: '<p>Guten Tag</p>' }
  await database.sql.insert(mails).values({ ...written, subject: 'Gruß & Kuss', locale: 'de-de' })
})
afterAll(() => database.close())

test('every mail that the shop writes has a sample', () => {
  const shown = samplesIn('de-de').map(({ kind }) => kind)

  expect([...shown, ...UNWRITTEN].toSorted()).toEqual([...MAIL_KINDS].toSorted())
})

test.each(LOCALES)('all mails in %s say everything in words of their own, as text and as HTML', (locale) => {
  for (const { kind, subject, text, html } of samplesIn(locale)) {
    for (const body of [subject, text, html]) {
      expect(`${kind}: ${body}`).not.toMatch(/undefined|null|NaN|\[object|\$\{/)
      if (locale.endsWith('-ch'))
        expect(`${kind}: ${body.replaceAll(/Preß|Prüfhaus/g, '')}`).not.toContain('ß')
    }
    expect(html).toContain(`<html lang="${locale.slice(0, 3)}${locale.slice(3).toUpperCase()}">`)
    expect(html).toContain('#24493b')
    expect(text).toContain('Prüfhaus')
  }
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

function addressOf(_: Locale, path: string): string {
  return `https://shop.example${path}`
}
