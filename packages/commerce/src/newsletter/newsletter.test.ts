import { confirmNewsletter, unsubscribeNewsletter } from '@shop/api-client/contract/newsletter'
import { subscribeNewsletter } from '@shop/api-client/contract/user'
import { newsletterProofs, newsletterSubscriptions } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiResponse } from '../http-api.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'
const DAY = 24 * 60 * 60
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const FOREIGN = { 'sec-fetch-site': 'cross-site' }

describe.each(await ruleEngines())('the newsletter on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine, 'fr-ch')
  }, 60_000)
  afterEach(() => engine.close())

  const input = { name: '', source: 'footer', shopId: 104, firstName: '', lastName: '', salutation: 0 }
  const ask = (email = EMAIL) => visitor.try(subscribeNewsletter, { ...input, email })
  const states = async () => {
    const rows = await engine.database.sql.select().from(newsletterSubscriptions)
    return rows.map(({ state }) => state)
  }
  const proofs = () => engine.database.sql.select().from(newsletterProofs).orderBy(asc(newsletterProofs.at))
  const written = async () => {
    const rows = await engine.database.sql.select().from(outbox).orderBy(asc(outbox.id))
    return rows.map(({ payload }) => payload as { text: string; unsubscribe: string })
  }
  /** Addresses of the last mail, as its reader sees them. */
  const links = async () => {
    const mail = (await written()).at(-1)
    const [confirm = '', leave = ''] = mail?.text.match(/https:\S+\/api\/newsletter\S+/g) ?? []
    return { confirm, leave, oneClick: mail?.unsubscribe ?? '' }
  }
  const tokenIn = (address: string) => new URL(address).searchParams.get('token') ?? ''
  const http = (address: string, init: RequestInit = {}) =>
    apiResponse(engine, new Request(address, { redirect: 'manual', ...init }), {
      locale: 'de-de',
      clientAddress: '192.0.2.7',
      secureCookies: true,
    })
  const press = (address: string, { body = '', headers = {} }: { body?: string; headers?: object } = {}) =>
    http(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  test('a look at a link changes nothing and leads to the page that asks, without the token', async () => {
    await ask()
    const { confirm } = await links()

    const look = await http(confirm)
    await http(confirm, { method: 'HEAD' })

    expect(look.status).toBe(303)
    expect(look.headers.get('location')).toBe('https://shop.example/fr-ch/newsletter/bestaetigen/')
    expect(look.headers.get('set-cookie')).toMatch(
      /^newsletter_confirm=[\w-]{43}; Max-Age=3600; Path=\/api\/newsletter\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await states()).toEqual(['pending'])
  })

  test('the button confirms, by the cookie of the look', async () => {
    await ask()
    const look = await http((await links()).confirm)
    const cookie = look.headers.get('set-cookie')?.split(';')[0] ?? ''

    const pressed = await press('https://shop.example/api/newsletter/confirm/?locale=fr-ch', {
      headers: { ...SAME_ORIGIN, cookie },
    })

    expect(pressed.status).toBe(303)
    expect(pressed.headers.get('location')).toBe('https://shop.example/fr-ch/newsletter/bestaetigt/')
    expect(pressed.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await states()).toEqual(['confirmed'])
  })

  test('a button of another site confirms nothing', async () => {
    await ask()
    const { confirm } = await links()

    expect((await press(confirm, { headers: FOREIGN })).status).toBe(403)
    expect((await press(confirm)).status).toBe(403)
    expect(await states()).toEqual(['pending'])
  })

  test('a mail program unsubscribes by one click, from nowhere, also twice', async () => {
    await ask()
    const { confirm, oneClick } = await links()
    await visitor.call(confirmNewsletter, { token: tokenIn(confirm) })

    const once = await press(oneClick, { body: 'List-Unsubscribe=One-Click' })
    const twice = await press(oneClick, { body: 'List-Unsubscribe=One-Click', headers: FOREIGN })

    expect([once.status, twice.status]).toEqual([200, 200])
    expect(await states()).toEqual(['unsubscribed'])
  })

  test('one click confirms nothing', async () => {
    await ask()
    const { confirm } = await links()

    expect((await press(confirm, { body: 'List-Unsubscribe=One-Click' })).status).toBe(403)
    expect(await states()).toEqual(['pending'])
  })

  test.each(['confirm', 'unsubscribe'])('%s without a token leads to a page that says so', async (way) => {
    const look = await http(`https://shop.example/api/newsletter/${way}/?locale=nl-nl`)

    expect(look.headers.get('location')).toBe('https://shop.example/nl-nl/newsletter/abgelaufen/')
  })

  test('an old link leads to a page that says so, and confirms nothing', async () => {
    await ask()
    const { confirm } = await links()
    clock.forward(7 * DAY + 1)

    const pressed = await press(confirm, { headers: SAME_ORIGIN })
    const called = await visitor.try(confirmNewsletter, { token: tokenIn(confirm) })

    expect(pressed.headers.get('location')).toBe('https://shop.example/fr-ch/newsletter/abgelaufen/')
    expect(called).toMatchObject({ status: 410, body: { code: 'newsletter_link_expired' } })
    expect(await states()).toEqual(['pending'])
  })

  test('every step is proven with time, words and origin, and no address stands in the proof', async () => {
    await ask()
    const { confirm, leave } = await links()
    clock.forward(60)
    await visitor.call(confirmNewsletter, { token: tokenIn(confirm) })
    await visitor.call(confirmNewsletter, { token: tokenIn(confirm) })
    clock.forward(60)
    await visitor.call(unsubscribeNewsletter, { token: tokenIn(leave) })

    const rows = await proofs()
    expect(rows.map(({ what }) => what)).toEqual(['asked', 'confirmed', 'unsubscribed'])
    expect(rows[1]).toMatchObject({ source: 'footer', shopId: 104, textVersion: '2026-11-22' })
    expect(rows[1]?.at.getTime()).toBe((rows[0]?.at.getTime() ?? 0) + 60_000)
    expect(new Set(rows.map(({ emailHash }) => emailHash)).size).toBe(1)
    expect(JSON.stringify(rows)).not.toContain('anna')
  })

  test('who gets it already is told nothing else, and gets no second mail', async () => {
    const first = await ask()
    await visitor.call(confirmNewsletter, { token: tokenIn((await links()).confirm) })

    const again = await ask(' Anna@Example.org')

    expect(again).toEqual(first)
    expect(await written()).toHaveLength(1)
    expect(await states()).toEqual(['confirmed'])
  })

  test('after an end it can be asked for anew, and an old link does not bring it back', async () => {
    await ask()
    const { confirm, leave } = await links()
    await visitor.call(confirmNewsletter, { token: tokenIn(confirm) })
    await visitor.call(unsubscribeNewsletter, { token: tokenIn(leave) })

    const old = await visitor.try(confirmNewsletter, { token: tokenIn(confirm) })
    await ask()
    const fresh = await visitor.try(confirmNewsletter, { token: tokenIn((await links()).confirm) })

    expect([old.status, fresh.status]).toEqual([410, 200])
    expect(await states()).toEqual(['confirmed'])
  })

  test('an address that nobody confirmed is forgotten, its proof stays three years', async () => {
    await ask()
    clock.forward(8 * DAY)
    await engine.tidy()
    const [left, proven] = [await states(), await proofs()]
    clock.forward(4 * 366 * DAY)
    await engine.tidy()

    expect([left, proven.length, (await proofs()).length]).toEqual([[], 1, 0])
  })

  test('only digests of links are kept', async () => {
    await ask()
    const { confirm, leave } = await links()

    const rows = JSON.stringify(await engine.database.sql.select().from(newsletterSubscriptions))

    expect(rows).not.toContain(tokenIn(confirm))
    expect(rows).not.toContain(tokenIn(leave))
  })

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1", '\u0000'])('the token %j opens nothing', async (token) => {
    expect((await visitor.try(confirmNewsletter, { token })).status).toBeGreaterThanOrEqual(400)
    expect((await visitor.try(unsubscribeNewsletter, { token })).status).toBeLessThan(500)
  })
})
