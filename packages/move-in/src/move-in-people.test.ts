import { fileURLToPath } from 'node:url'
import { authenticate } from '@shop/api-client/contract/user'
import { brokenInvariants } from '@shop/commerce/testing/audited'
import { ruleEngines, type TestEngine } from '@shop/commerce/testing/test-engine'
import { aVisitor } from '@shop/commerce/testing/visitor'
import { foreignForm } from '@shop/engine/session/foreign-password'
import { sql as query } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { moveIn, rehearsedMoveIn } from './move-in.ts'
import { recognisedFiles } from './reading/recognised-files.ts'
import { SOURCES } from './sources.ts'
import { aMove } from './testing/a-move.ts'
import { keptRows } from './testing/kept-rows.ts'
import type { SourceName } from './writing/run/source-name.ts'

const SAMPLES = fileURLToPath(new URL('../../../docs/move-in/samples/', import.meta.url))
const PASSWORD = 'Ein-Lindenbaum-7'
const CSV = ['products.csv', 'redirects.csv', 'customers.csv', 'reviews.csv', 'gift-cards.csv']
const WOO = [
  'woocommerce-reviews.json',
  'woocommerce-users.csv',
  'woocommerce-customers.json',
  'woocommerce-products.csv',
  'woocommerce-addresses.json',
]
const SHOPIFY = ['shopify-customers.csv', 'shopify-redirects.csv', 'shopify-products.csv']

describe.each(await ruleEngines())('people and what they wrote, on the $name', ({ open }) => {
  let shop: TestEngine
  beforeEach(async () => {
    shop = await open()
  })
  afterAll(() => shop?.engine.close())

  async function input(source: SourceName, names: readonly string[]) {
    const options = aMove({ source, now: shop.clock.now() })
    const paths = names.map((name) => SAMPLES + name)
    return { files: await recognisedFiles(SOURCES[source], paths), options }
  }
  const hashOf = async (email: string) => {
    const { rows } = await shop.engine.database.sql.execute<{ hash: string | null }>(
      query`select password_hash as hash from users where email = ${email}`,
    )
    return rows[0]?.hash ?? null
  }
  const signedIn = async (email: string, password: string) => {
    const visitor = await aVisitor(shop.engine)
    const { status } = await visitor.try(authenticate, { mode: 'login', email, password })
    return status
  }

  test.each([
    ['csv', CSV],
    ['woocommerce', WOO],
    ['shopify', SHOPIFY],
  ] as const)(
    'a move from %s is rehearsed, done, the same again, and leaves the books in order',
    async (source, names) => {
      const { database } = shop.engine
      const move = await input(source, names)
      const empty = await keptRows(database)

      const rehearsed = await rehearsedMoveIn(database, move)
      expect(await keptRows(database)).toEqual(empty)
      const done = await moveIn(database, move)
      const before = await keptRows(database)
      const again = await moveIn(database, move)

      expect(done.counts).toEqual(rehearsed.counts)
      expect(done.changes).toBe(true)
      expect(again.changes).toBe(false)
      expect(await keptRows(database)).toEqual(before)
      expect(await brokenInvariants(shop.engine)).toEqual([])
    },
  )

  test.each([
    ['bcrypt', 'csv', CSV, 'joerg.mueller@kunden.example', PASSWORD],
    ['scrypt', 'csv', CSV, 'amelie@kunden.example', PASSWORD],
    ['wordpress', 'woocommerce', WOO, 'joerg@kunden.example', PASSWORD],
    ['phpass', 'woocommerce', WOO, 'ida@kunden.example', 'test12345'],
  ] as const)(
    'a password kept by %s signs in, and is our own from then on',
    async (form, source, names, email, password) => {
      await moveIn(shop.engine.database, await input(source, names))
      const old = await hashOf(email)

      const wrong = await signedIn(email, `${password}!`)
      const kept = await hashOf(email)
      const first = await signedIn(email, password)
      const renewed = await hashOf(email)
      const second = await signedIn(email, password)

      expect(foreignForm(old ?? '')).toBe(form)
      expect([wrong, kept]).toEqual([422, old])
      expect([first, second]).toEqual([200, 200])
      expect(renewed).toMatch(/^\$argon2id\$/)
    },
  )

  test('what cannot be taken of people is named, and nothing is believed that is not proven', async () => {
    const report = await moveIn(shop.engine.database, await input('csv', CSV))

    const { rows: people } = await shop.engine.database.sql.execute(query`
      select email, (select jsonb_agg(address ->> 'street' || '|' || coalesce(address ->> 'houseNumber', ''))
        from addresses where customer_id = users.id) as streets,
        (select state from newsletter_subscriptions n where n.email = users.email) as newsletter
      from users where not is_guest order by email`)
    expect(people).toEqual([
      { email: 'amelie@kunden.example', streets: ['12 rue du Port|'], newsletter: null },
      { email: 'ida@kunden.example', streets: null, newsletter: null },
      { email: 'jan@kunden.example', streets: ['Kade|4'], newsletter: null },
      { email: 'joerg.mueller@kunden.example', streets: ['Lange Straße|12a'], newsletter: 'confirmed' },
    ])
    expect(await hashOf('jan@kunden.example')).toBeNull()
    expect(report.refusals.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['products.csv', 6, 'price'],
      ['redirects.csv', 3, 'address'],
      ['customers.csv', 5, 'email'],
      ['customers.csv', 6, 'country'],
      ['reviews.csv', 5, 'rating'],
      ['reviews.csv', 6, 'product'],
      ['gift-cards.csv', 3, 'balance'],
    ])
    expect(JSON.stringify(report.refusals)).not.toContain('ALT1')
  })

  test('a "yes" to mails in the export of Shopify is no consent', async () => {
    const report = await moveIn(shop.engine.database, await input('shopify', SHOPIFY))

    const { rows } = await shop.engine.database.sql.execute(query`select email from newsletter_subscriptions`)
    expect(rows).toEqual([])
    expect([...report.notes.keys()].join()).toContain('without proof')
  })

  test('somebody who was forgotten does not come back', async () => {
    const { database } = shop.engine
    await moveIn(database, await input('csv', CSV))
    await database.sql.execute(query`delete from users where email = 'amelie@kunden.example'`)

    await moveIn(database, await input('csv', CSV))

    expect(await hashOf('amelie@kunden.example')).toBeNull()
  })

  test('reviews stand at their products with the stars that they make, gift cards with what is left', async () => {
    await moveIn(shop.engine.database, await input('csv', CSV))

    const { rows: reviews } = await shop.engine.database.sql.execute(query`
      select r.title, r.text, r.rating, r.is_verified, p.rating ->> 'average' as stars
      from reviews r join products p on p.id = r.product_id where r.id like 'csv-%' order by r.id`)
    const { rows: cards } = await shop.engine.database.sql.execute(
      query`select balance::int as balance, currency from gift_cards`,
    )
    expect(reviews).toEqual([
      { title: 'Wunderbar', text: 'Weich und\ngroß.', rating: 5, is_verified: true, stars: '5' },
      { title: '', text: 'Schön zum Vorlesen.', rating: 4, is_verified: false, stars: '4' },
    ])
    expect(cards).toEqual([{ balance: 2500, currency: 'EUR' }])
  })
})
