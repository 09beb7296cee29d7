import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withdrawOrder } from '@shop/api-client/contract/after-sales'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { loadOrder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orderEvents, orderNumbers, orders } from '@shop/engine/db/schema/orders'
import { users } from '@shop/engine/db/schema/shopper'
import { mails } from '@shop/engine/db/schema/system'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { asc, eq, sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer } from '../testing/account-steps.ts'
import { anAddress, buy, fillCheckout } from '../testing/checkout-steps.ts'
import { orderToPay } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'
import { deskOf } from './base/desk.ts'
import { runCommand } from './commands.ts'

const NUMBER = 'T00000001'
const desk = deskOf(testBrand, embeddedReturnCarrier)

describe.each(await ruleEngines())('who calls customer service, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-papers-'))
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await engine.close()
  })

  const sql = () => engine.database.sql
  const run = (...words: string[]) => runCommand(engine.database, words, clock.now(), desk)
  const sent = async (kind: string) => {
    await engine.tidy()
    return sql().select().from(mails).where(eq(mails.kind, kind))
  }
  const history = async () =>
    (await sql().select().from(orderEvents).orderBy(asc(orderEvents.id))).map(({ by, note }) => [by, note])
  const numbersIn = (lines: readonly string[]) => lines.flatMap((line) => /^T\d{8}/.exec(line)?.[0] ?? [])
  /** Paid in advance: the money is there, and nothing has left. */
  const paidOrder = async (fields: Parameters<typeof anAddress>[0] = {}) => {
    await buy(visitor, { variantId: VARIANTS.cushion, address: anAddress(fields) })
    await run('orders', 'paid', NUMBER)
  }

  describe('finding an order', () => {
    beforeEach(async () => {
      await buy(visitor, {
        variantId: VARIANTS.cushion,
        address: anAddress({
          firstName: 'Zoë',
          lastName: 'van der Müller-Groß',
          city: 'Köln',
          zip: '50667',
          phone: '0170 1234567',
        }),
        email: 'zoe.m@example.org',
      })
      clock.forward(60)
      await buy(await aVisitor(engine), { variantId: VARIANTS.book, email: 'bert@example.org' })
      await sql().update(users).set({ phone: '+498912345' }).where(eq(users.email, 'bert@example.org'))
    })

    test.each([
      ['its number', 't00000001', ['T00000001']],
      ['the digits of its number', '2', ['T00000002']],
      ['a last name without its accents', 'muller gross', ['T00000001']],
      ['the beginning of a name', 'müll', ['T00000001']],
      ['a first name', 'Zoe', ['T00000001']],
      ['an e-mail address', 'zoe.m@example.org', ['T00000001']],
      ['the beginning of an e-mail address', 'BERT@ex', ['T00000002']],
      ['a city', 'köln', ['T00000001']],
      ['words of different places', 'Müller 506', ['T00000001']],
      ['a phone number as it is said', '0170 123-4567', ['T00000001']],
      ['a phone number with its country', '+49 170 1234567', ['T00000001']],
      ['the phone number of an account', '089 12345', ['T00000002']],
      ['an article number', 'V1', ['T00000001']],
      ['what both have, the newest first', 'lindenweg', ['T00000002', 'T00000001']],
    ])('by %s', async (_, text, numbers) => {
      const { lines, exitCode } = await run('orders', 'find', ...text.split(' '))

      expect([numbersIn(lines), exitCode]).toEqual([numbers, 0])
    })

    test('it is told with what it is recognised by, and never more than asked for', async () => {
      const { lines } = await run('orders', 'find', 'köln')
      const bounded = await run('orders', 'find', 'lindenweg', '--limit', '1')

      expect(lines[0]).toMatch(/^T00000001 .* confirmed .* EUR {2}de-de$/)
      expect(lines[1]).toContain('Zoë van der Müller-Groß <zoe.m@example.org>, 50667 Köln: 1 × Kissen')
      expect(numbersIn(bounded.lines)).toEqual(['T00000002'])
      expect(bounded.lines.at(-1)).toContain('say more words')
    })

    test.each(['nobody', '%', "'; drop table orders", ':*', '&'])('%j finds nothing', async (text) => {
      expect(await run('orders', 'find', text)).toMatchObject({ exitCode: 1 })
    })

    test.each([
      [
        'orders_words',
        raw`select id from orders where order_words(number, email, customer, shipping_address, billing_address) @@ to_tsquery('simple', quote_literal(plain_letters('Müll')) || ':*')`,
      ],
      [
        'orders_near_words',
        raw`select id from orders where order_near_words(email, customer, shipping_address, billing_address) && near_spellings('Mülller')`,
      ],
      ['orders_email', raw`select id from orders where email like 'bert@%'`],
      [
        'users_words',
        raw`select id from users where person_words(customer_no, email, first_name, last_name) @@ to_tsquery('simple', 'bert:*')`,
      ],
      [
        'users_near_words',
        raw`select id from users where person_near_words(email, first_name, last_name) && near_spellings('Mülller')`,
      ],
      ['users_email_beginning', raw`select id from users where email like 'bert@%'`],
    ])('%s is looked into, and nobody reads everything', async (index, statement) => {
      const plan = await engine.database.transaction(async (transaction) => {
        await transaction.execute(raw`set local enable_seqscan = off`)
        return transaction.execute(raw`explain ${statement}`)
      })

      expect(JSON.stringify(plan.rows)).toMatch(new RegExp(`(?:on|using) ${index} `))
    })

    test('no statistics make a search by words read everything', async () => {
      const { rows } = await sql().execute(
        raw`select proname as name from pg_proc where 'enable_seqscan=off' = any(proconfig) and pronamespace = current_schema()::regnamespace order by proname`,
      )

      expect(rows.map(({ name }) => name)).toEqual([
        'orders_nearly',
        'orders_with_words',
        'people_nearly',
        'people_with_words',
      ])
    })

    test.each([
      ['the beginning of an e-mail address', 'ZOE.m@'],
      ['first and last name', 'Zoë van der Müller-Groß'],
      ['their beginnings, without accents', 'zo mul'],
      ['a mistyped name', 'zoe Mülller'],
    ])('people are found by %s', async (_, text) => {
      const { lines } = await run('users', 'find', ...text.split(' '))

      expect([text, lines[1]?.trim()]).toEqual([text, 'T00000001'])
    })

    test('people are found with the numbers of their orders', async () => {
      const { lines } = await run('users', 'find', 'bert@')

      expect(lines[1]?.trim()).toBe('T00000002')
    })
  })

  describe('another address', () => {
    const change = ['--street', 'Am Kanal', '--house-number', '7', '--zip', '20095', '--city', 'Hamburg']

    test('an order that has not left goes there, with history and a mail; the invoice stays', async () => {
      await paidOrder()
      const paper = await run('orders', 'papers', NUMBER, '--invoice', '--to', folder)
      const before = readFileSync(paper.lines[0] ?? '')

      const { lines, exitCode } = await run(
        'orders',
        'address',
        NUMBER,
        ...change,
        '--by',
        'mia',
        '--note',
        'moved',
      )

      await run('orders', 'papers', NUMBER, '--invoice', '--to', folder)
      const [order] = await sql().select().from(orders)
      const [mail, ...others] = await sent('orderAddressChanged')
      expect(exitCode).toBe(0)
      expect(lines[1]).toContain('the invoice stays with Anna Probst, Lindenweg 12, 10115 Berlin, DE')
      expect(order?.shippingAddress).toEqual(
        anAddress({ street: 'Am Kanal', houseNumber: '7', zip: '20095', city: 'Hamburg' }),
      )
      expect(order?.billingAddress).toEqual(anAddress())
      expect(readFileSync(paper.lines[0] ?? '').equals(before)).toBe(true)
      expect((await history()).at(-1)).toEqual([
        'mia',
        'goes to Anna Probst, Am Kanal 7, 20095 Hamburg, DE, no longer to Anna Probst, Lindenweg 12, 10115 Berlin, DE: moved',
      ])
      expect(mail?.text).toContain('Am Kanal 7\n20095 Hamburg')
      expect(others).toEqual([])
    })

    test.each([
      [['--zip', '1234'], 'zip (zip)'],
      [['--street', ''], 'street (required)'],
      [['--phone', 'none'], 'phone (phone)'],
      [['--country', 'AT', '--zip', '1010', '--city', 'Wien'], 'was sold to DE'],
      [['--country', 'XX'], '"XX" is no country'],
      [['--city', 'Berlin'], 'already'],
      [['--post-number', '12'], 'postNumber (postNumber)'],
    ])('%j is refused by the rules of the checkout', async (words, said) => {
      await paidOrder()
      const { lines, exitCode } = await run('orders', 'address', NUMBER, ...words)

      const [order] = await sql().select().from(orders)
      expect([exitCode, lines.join()]).toEqual([1, expect.stringContaining(said)])
      expect(order?.shippingAddress).toEqual(anAddress())
      expect(await sent('orderAddressChanged')).toEqual([])
    })

    test.each([['pack'], ['ship'], ['cancel']])('after "%s" it is too late', async (move) => {
      await paidOrder()
      await run('orders', move, NUMBER)

      const { lines, exitCode } = await run('orders', 'address', NUMBER, ...change)

      expect([exitCode, lines[0]]).toEqual([1, expect.stringContaining('before the warehouse has it')])
    })

    test('an order that left in part, or waits for its payment, keeps its address', async () => {
      await fillCheckout(visitor, { variantId: VARIANTS.scarce })
      await visitor.call(addBasketItem, {
        basketKey: visitor.basketKey,
        variantId: VARIANTS.cushion,
        quantity: 1,
      })
      await visitor.call(placeOrder, { acceptedTerms: true })
      await run('orders', 'paid', NUMBER)
      await run('orders', 'ship', NUMBER, '--items', '1')
      await orderToPay(await aVisitor(engine))

      expect(await run('orders', 'address', NUMBER, ...change)).toMatchObject({ exitCode: 1 })
      const waiting = await run('orders', 'address', 'T00000002', ...change)
      expect(waiting.lines[0]).toContain('waits for its payment')
    })

    test('a parcel goes to a locker, but not on a day that was chosen', async () => {
      await paidOrder()
      const locker = ['--post-number', '12345678', '--street', 'Packstation', '--house-number', '145']
      await sql().update(orders).set({ preferredDay: '2026-11-30' })
      const early = await run('orders', 'address', NUMBER, ...locker)
      await sql().update(orders).set({ preferredDay: null })

      expect(early.lines[0]).toContain('2026-11-30')
      expect(await run('orders', 'address', NUMBER, ...locker)).toMatchObject({ exitCode: 0 })
    })
  })

  describe('papers', () => {
    test('what was issued is printed again, the same each time, and no number is drawn', async () => {
      await paidOrder()
      await run('orders', 'refund', NUMBER, '5')
      const drawn = await sql().select().from(orderNumbers)

      const once = await run('orders', 'papers', NUMBER, '--to', folder)
      const bytes = once.lines.map((path) => readFileSync(path))
      const again = await run('orders', 'papers', NUMBER, '--to', folder)

      expect(readdirSync(folder).toSorted()).toEqual(['101-00000001.pdf', '101-00000002.pdf'])
      expect(again).toEqual(once)
      expect(again.lines.map((path) => readFileSync(path))).toEqual(bytes)
      expect(bytes.every((file) => file.subarray(0, 5).toString() === '%PDF-')).toBe(true)
      expect(await sql().select().from(orderNumbers)).toEqual(drawn)
      expect(await sql().select().from(invoices)).toHaveLength(2)
    })

    test('only what is asked for is printed', async () => {
      await paidOrder()
      await run('orders', 'refund', NUMBER, '5')

      const { lines } = await run('orders', 'papers', NUMBER, '--correction', '--to', folder)

      expect(lines).toEqual([join(folder, '101-00000002.pdf')])
    })

    test('what left has a note of its own, and what comes back its label', async () => {
      visitor = await aCustomer(engine)
      await paidOrder()
      await run('orders', 'ship', NUMBER)
      await run('orders', 'deliver', NUMBER)
      const { order } = await visitor.call(loadOrder, { orderNumber: NUMBER })
      const [key = ''] = order.packages.flatMap(({ items }) => items.map((item) => item.key))
      await visitor.call(withdrawOrder, { orderNumber: NUMBER, items: [{ key, quantity: 1 }] })

      const { lines } = await run(
        'orders',
        'papers',
        NUMBER,
        '--delivery-note',
        '--return-label',
        '--to',
        folder,
      )

      expect(lines.map((line) => line.slice(folder.length + 1))).toEqual([
        'T00000001-delivery-1.pdf',
        expect.stringMatching(/^R-.*\.pdf$/),
      ])
    })

    test('an order without papers, or a folder that cannot be written, is one sentence', async () => {
      await orderToPay(visitor)
      const none = await run('orders', 'papers', NUMBER, '--to', join(folder, 'none'))
      await buy(await aVisitor(engine), { variantId: VARIANTS.cushion })
      const unwritten = await run('orders', 'papers', 'T00000002', '--to', '/dev/null/papers')

      expect(none).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('has no invoice')] })
      expect(existsSync(join(folder, 'none'))).toBe(false)
      expect(unwritten).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('cannot be written')] })
    })
  })

  describe('a mail once more', () => {
    test.each([
      ['confirmation', 'orderConfirmation', 2],
      ['invoice', 'invoiceAgain', 1],
    ])('the %s is written anew, also when it is long forgotten', async (kind, written, count) => {
      await paidOrder()
      await engine.tidy()

      const resent = await run('mails', 'resend', NUMBER.toLowerCase(), kind, '--by', 'mia')

      expect(resent.lines[0]).toContain('goes to anna@example.org')
      const found = await sent(written)
      expect(found).toHaveLength(count)
      expect(found.at(-1)?.text).toContain('invoice.pdf')
      expect((await history()).at(-1)).toEqual(['mia', `mail "${kind}" sent again`])
    })

    test('news of parcels and money come again', async () => {
      await paidOrder()
      await run('orders', 'ship', NUMBER, '--tracking', 'dhl:00340434')
      await run('orders', 'refund', NUMBER, '5')
      await engine.tidy()

      await run('mails', 'resend', NUMBER, 'shipped')
      await run('mails', 'resend', NUMBER, 'refunded')

      const parcels = await sent('orderShipped')
      expect(parcels.map(({ text }) => text.includes('00340434'))).toEqual([true, true])
      expect(await sent('orderRefunded')).toHaveLength(2)
    })

    test('what never was is not sent again', async () => {
      await orderToPay(visitor)

      for (const [kind, said] of [
        ['confirmation', 'was never confirmed'],
        ['shipped', 'Nothing of order'],
        ['cancelled', 'forgotten after 14 days'],
      ] as const)
        expect(await run('mails', 'resend', NUMBER, kind)).toMatchObject({
          exitCode: 1,
          lines: [expect.stringContaining(said)],
        })
      expect(await run('mails', 'resend', NUMBER, 'birthday')).toMatchObject({ exitCode: 2 })
    })
  })

  test('an order is shown with phone, addresses, remarks and what else the person has ordered', async () => {
    const anna = await aCustomer(engine)
    await buy(anna, { variantId: VARIANTS.cushion })
    clock.forward(60)
    await fillCheckout(anna, { variantId: VARIANTS.book, address: anAddress({ phone: '030 123456' }) })
    await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'note', 'T00000002', 'rings at noon', '--by', 'mia')

    const shown = (await run('orders', 'show', 'T00000002')).lines.join('\n')

    expect(shown).toContain('Phone     +4930123456')
    expect(shown).toContain('Also      T00000001 of 2026-11-21, confirmed')
    expect(shown).toContain('by mia: rings at noon')
    expect(await run('orders', 'note', 'T00000002')).toMatchObject({ exitCode: 2 })
    expect(await run('orders', 'note', 'T9', 'x')).toMatchObject({ exitCode: 1 })
  })
})
