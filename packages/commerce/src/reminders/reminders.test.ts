import { cancelReminder, confirmReminder, requestReminder } from '@shop/api-client/contract/reminders'
import { authenticate } from '@shop/api-client/contract/user'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { remindedVariant } from '@shop/customers/reminders/reminder-store'
import type { Locale } from '@shop/domain/market/markets'
import { canOrder } from '@shop/domain/product/can-order'
import { prices, products, stock, variants } from '@shop/engine/db/schema/catalogue'
import { reminders } from '@shop/engine/db/schema/reminders'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiResponse } from '../http-api.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'
const DAY = 24 * 60 * 60

describe.each(await ruleEngines())('reminders on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const written = async () => {
    const rows = await engine.database.sql.select().from(outbox).orderBy(asc(outbox.id))
    return rows.map(({ payload }) => payload as { kind: string; to: string; subject: string; text: string })
  }
  const tokenOf = (mail: { text: string } | undefined) =>
    /#(?:nicht-)?erinnern=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const ask = (email = EMAIL, variantId: number = VARIANTS.soldOut) =>
    visitor.try(requestReminder, { variantId, email })
  const backInStock = async (quantity = 3) => {
    const { sql } = engine.database
    await sql.update(variants).set({ bvc: 1 }).where(eq(variants.id, VARIANTS.soldOut))
    await sql.update(stock).set({ quantity }).where(eq(stock.variantId, VARIANTS.soldOut))
  }
  const confirmed = async (email = EMAIL) => {
    await ask(email)
    const token = tokenOf((await written()).at(-1))
    await visitor.call(confirmReminder, { token })
    return token
  }

  test('a confirmed wish gets one mail when the variant is back, and no second one', async () => {
    await confirmed()
    await engine.tidy()
    const before = await written()

    await backInStock()
    for (let round = 0; round < 3; round += 1) await engine.tidy()
    await engine.database.sql.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, VARIANTS.soldOut))
    await engine.tidy()
    await backInStock()
    await engine.tidy()

    const reminded = (await written()).slice(before.length)
    expect(before.map(({ kind }) => kind)).toEqual(['reminderConfirmation'])
    expect(reminded).toMatchObject([
      { kind: 'backInStock', to: EMAIL, subject: 'Wieder da: Teppich, Einzeln' },
    ])
    expect(reminded[0]?.text).toContain('https://shop.example/p/teppich-p3/?variant=V3_1')
    const sent = await engine.database.sql.select().from(mails)
    expect(sent.map(({ kind }) => kind).sort()).toEqual(['backInStock', 'reminderConfirmation'])
  })

  test('several processes at once write one mail each wish', async () => {
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) await confirmed(email)
    await backInStock()

    await Promise.all([engine.tidy(), engine.tidy(), engine.tidy()])

    const reminded = (await written()).filter(({ kind }) => kind === 'backInStock')
    expect(reminded.map(({ to }) => to).sort()).toEqual(['a@example.org', 'b@example.org', 'c@example.org'])
  })

  test('a wish that nobody confirmed is nobody’s', async () => {
    const answer = await ask()
    await backInStock()
    await engine.tidy()

    expect(answer).toMatchObject({ status: 202, body: {} })
    expect((await written()).map(({ kind }) => kind)).toEqual(['reminderConfirmation'])
  })

  test('only the digest of a link is kept', async () => {
    const token = await confirmed()

    const rows = await engine.database.sql.select().from(reminders)

    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('a link may be followed twice, and tells the product', async () => {
    const token = await confirmed()

    expect(await visitor.call(confirmReminder, { token })).toEqual({ productName: 'Teppich, Einzeln' })
    expect(await engine.database.sql.select().from(reminders)).toHaveLength(1)
  })

  test.each(['', 'x', 'a'.repeat(43), '../..'])('the link %j is none', async (token) => {
    const answer = await visitor.try(confirmReminder, { token })

    expect(answer).toMatchObject({ status: 410, body: { code: 'reminder_link_expired' } })
  })

  test('a link works seven days, then the wish is forgotten', async () => {
    await ask()
    const token = tokenOf((await written()).at(-1))
    clock.forward(7 * DAY + 1)

    expect((await visitor.try(confirmReminder, { token })).status).toBe(410)
    await engine.tidy()
    expect(await engine.database.sql.select().from(reminders)).toEqual([])
  })

  test('a confirmed wish waits a year', async () => {
    await confirmed()
    clock.forward(364 * DAY)
    await engine.tidy()
    const waiting = await engine.database.sql.select().from(reminders)
    clock.forward(2 * DAY)
    await backInStock()
    await engine.tidy()

    expect(waiting).toHaveLength(1)
    expect((await written()).filter(({ kind }) => kind === 'backInStock')).toEqual([])
  })

  test('the way out of any mail ends every wish of the address, and works twice', async () => {
    const token = await confirmed()

    expect((await visitor.try(cancelReminder, { token })).status).toBe(202)
    expect((await visitor.try(cancelReminder, { token })).status).toBe(202)
    await backInStock()
    await engine.tidy()

    expect((await written()).filter(({ kind }) => kind === 'backInStock')).toEqual([])
    expect(await engine.database.sql.select().from(reminders)).toEqual([])
  })

  test('the last mail has a way out as well', async () => {
    await confirmed()
    await backInStock()
    await engine.tidy()
    const mail = (await written()).find(({ kind }) => kind === 'backInStock')

    await visitor.call(cancelReminder, { token: tokenOf(mail) })

    expect(tokenOf(mail)).toHaveLength(43)
    expect(await engine.database.sql.select().from(reminders)).toEqual([])
  })

  test('whoever is signed in with the address need not confirm it, another address has to be', async () => {
    await visitor.call(authenticate, {
      mode: 'register',
      first_name: 'Anna',
      last_name: 'Probst',
      email: EMAIL,
      gender: 'f',
      newsletter: false,
      register_password: 'Ein-Lindenbaum-7',
    })
    await ask(' Anna@Example.org ')
    await ask('eva@example.org')
    await backInStock()
    await engine.tidy()

    const kinds = (await written()).filter(({ kind }) => kind !== 'welcome').map(({ kind, to }) => [kind, to])
    expect(kinds).toEqual([
      ['reminderConfirmation', 'eva@example.org'],
      ['backInStock', EMAIL],
    ])
  })

  test('a mail program ends a reminder with one click, and a look at its address leads to the page that asks', async () => {
    await ask()
    const mail = (await written()).at(-1)
    const address = (mail as unknown as { unsubscribe: string }).unsubscribe
    const options = { locale: 'de-de', clientAddress: '192.0.2.7', secureCookies: true } as const
    const post = (body: string) =>
      apiResponse(engine, new Request(address, { method: 'POST', body }), options)

    const look = await apiResponse(engine, new Request(address), options)
    const elsewhere = new URL(address)
    elsewhere.searchParams.set('page', '//evil.example/?variant=1')
    const led = await apiResponse(engine, new Request(elsewhere), options)
    const other = await post('x=1')
    const before = (await engine.database.sql.select().from(reminders)).length
    const clicked = await post('List-Unsubscribe=One-Click')

    expect(look.headers.get('location')).toBe(`/p/teppich-p3/?variant=V3_1#nicht-erinnern=${tokenOf(mail)}`)
    expect([look.status, led.status, other.status, before, clicked.status]).toEqual([303, 404, 403, 1, 200])
    expect(await engine.database.sql.select().from(reminders)).toEqual([])
  })

  test('asking again sends no second mail while the wish waits, and the same answer', async () => {
    await confirmed()

    const again = await ask()

    expect(again).toMatchObject({ status: 202, body: {} })
    expect(await written()).toHaveLength(1)
  })

  test('after its mail a wish can be made again', async () => {
    await confirmed()
    await backInStock()
    await engine.tidy()
    await engine.database.sql.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, VARIANTS.soldOut))

    await confirmed()
    await backInStock()
    await engine.tidy()

    expect((await written()).filter(({ kind }) => kind === 'backInStock')).toHaveLength(2)
  })

  test('mails speak the language of the shop they were asked in, and lead there', async () => {
    const french = await aVisitor(engine, 'fr-ch' as Locale)
    await french.call(requestReminder, { variantId: VARIANTS.soldOut, email: EMAIL })

    const [mail] = await written()
    expect(mail?.subject).toBe('Merci de confirmer\u00a0: alerte de disponibilité pour Teppich, Einzeln')
    expect(mail?.text).toContain('https://shop.example/fr-ch/p/teppich-p3/?variant=V3_1#erinnern=')
  })

  test.each([
    ['a variant that can be ordered', VARIANTS.cushion, EMAIL, 409, 'variant_available'],
    ['a pre-order', VARIANTS.preOrder, EMAIL, 409, 'variant_available'],
    ['an unknown variant', 999_999, EMAIL, 404, 'variant_not_found'],
    ['no number', 'abc', EMAIL, 422, 'input_invalid'],
    ['a number too large', 1e12, EMAIL, 422, 'input_invalid'],
    ['no address', VARIANTS.soldOut, '', 422, 'input_invalid'],
    ['a bad address', VARIANTS.soldOut, 'anna@', 422, 'input_invalid'],
    ['a header in the address', VARIANTS.soldOut, 'a@b.de\nBcc: c@d.de', 422, 'input_invalid'],
    ['10,000 characters', VARIANTS.soldOut, `${'x'.repeat(10_000)}@b.de`, 422, 'input_invalid'],
    ['a list of addresses', VARIANTS.soldOut, ['a@b.de'], 422, 'input_invalid'],
  ])('%s is refused', async (_, variantId, email, status, code) => {
    const answer = await visitor.try(requestReminder, { variantId, email })

    expect(answer).toMatchObject({ status, body: { code } })
    expect(await written()).toEqual([])
  })

  test('filling somebody’s mailbox is slowed down', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) await ask(`a${attempt}@example.org`)

    expect((await ask('b@example.org')).status).toBe(429)
  })

  // A mail program that ended many reminders at once hit the rate limit, as if it requested new ones.
  test('ending reminders is never slowed down', async () => {
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 30; attempt += 1)
      statuses.add((await visitor.try(cancelReminder, { token: `${attempt}`.padEnd(43, 'x') })).status)

    expect([...statuses]).toEqual([202])
  })

  test('the condition of the database is the domain’s canOrder', async () => {
    const { sql } = engine.database
    const id = VARIANTS.soldOut
    for (const bvc of [1, 2, 3, 4])
      for (const quantity of [0, 1])
        for (const days of [4, 998, 999, 1000]) {
          await sql.update(variants).set({ bvc, deliveryDaysTo: days }).where(eq(variants.id, id))
          await sql.update(stock).set({ quantity }).where(eq(stock.variantId, id))
          const found = await remindedVariant(sql, id, 'DE')
          const deliveryDays = { from: days, to: days }

          expect(found?.isOrderable, `${bvc} ${quantity} ${days}`).toBe(
            canOrder({ stock: { quantity }, buyability: bvc, deliveryDays }),
          )
        }
  })

  test('a product that is gone or not sold here wakes nobody', async () => {
    await confirmed()
    await backInStock()
    await engine.database.sql.update(products).set({ isActive: false }).where(eq(products.id, 3))
    await engine.tidy()
    const inactive = (await written()).length
    await engine.database.sql.update(products).set({ isActive: true }).where(eq(products.id, 3))
    await engine.database.sql.delete(prices).where(eq(prices.variantId, VARIANTS.soldOut))
    await engine.tidy()

    expect([inactive, (await written()).length]).toEqual([1, 1])
  })
})
