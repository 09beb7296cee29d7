import { randomUUID } from 'node:crypto'
import {
  cancelOwnOrder,
  complainAboutOrder,
  declareWithdrawal,
  loadComplaintPhoto,
  loadReturnLabel,
  putComplaintPhoto,
  requestOrderLink,
  withdrawOrder,
} from '@shop/api-client/contract/after-sales'
import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { isFileAnswer } from '@shop/api-client/contract/file-answer'
import { loadOrder, reorder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { complaintPhotos, orderReturns, withdrawals } from '@shop/engine/db/schema/after-sales'
import { stock } from '@shop/engine/db/schema/catalogue'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orderEvents, orderItems, orders, payments } from '@shop/engine/db/schema/orders'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { asc, eq, sql as raw } from 'drizzle-orm'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { apiResponse } from '../http-api.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { buy, fillCheckout } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const NUMBER = 'T00000001'
const EMAIL = 'anna@example.org'
const DAY = 24 * 60 * 60

describe.each(await ruleEngines())('after an order, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(async () => {
    vi.restoreAllMocks()
    await engine.close()
  })

  const sql = () => engine.database.sql
  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  const unitsOf = async (variantId: number) =>
    (await sql().select().from(stock).where(eq(stock.variantId, variantId)))[0]?.quantity
  const states = async () => {
    const [order] = await sql().select().from(orders)
    const items = await sql().select().from(orderItems).orderBy(asc(orderItems.position))
    return [order?.state, ...items.map(({ state }) => state)]
  }
  const sent = async (kind: string) => {
    await engine.tidy()
    return sql().select().from(mails).where(eq(mails.kind, kind)).orderBy(asc(mails.sentAt))
  }
  /** A vase (19,99) and two cushions (39,98), with 5,95 for shipping; paid in advance. */
  const paidOrder = async (visitor: Visitor = anna) => {
    await fillCheckout(visitor, { variantId: VARIANTS.scarce })
    const { basketKey } = visitor
    await visitor.call(addBasketItem, { basketKey, variantId: VARIANTS.cushion, quantity: 2 })
    await visitor.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', NUMBER)
  }
  const deliveredOrder = async (visitor: Visitor = anna) => {
    await paidOrder(visitor)
    await run('orders', 'ship', NUMBER, '--tracking', 'dhl:00340434161094042557')
    clock.forward(2 * DAY)
    await run('orders', 'deliver', NUMBER)
  }
  const keysOf = async (visitor: Visitor = anna) => {
    const { order } = await visitor.call(loadOrder, { orderNumber: NUMBER })
    return order.packages.flatMap(({ items }) => items.map(({ key }) => key))
  }
  const tokenIn = async (kind: string) => {
    const mail = (await sent(kind)).at(-1)
    const [, token = ''] = /\/bestellung\/#T00000001\.([\w-]{43})/.exec(mail?.text ?? '') ?? []
    return token
  }

  describe('cancelling', () => {
    test('a preview says what would go back and how, and changes nothing', async () => {
      await paidOrder()
      const [vase] = await keysOf()

      const foreseen = await anna.call(cancelOwnOrder, {
        orderNumber: NUMBER,
        items: [vase ?? ''],
        preview: true,
      })

      expect(foreseen).toEqual({
        items: [vase],
        amount: 1999,
        shares: [{ key: 'V', way: 'byHand', amount: 1999 }],
      })
      expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed'])
      expect((await anna.call(loadOrder, { orderNumber: NUMBER })).refunds).toEqual([])
    })

    test('an item and then the rest go back, with their money and their units', async () => {
      await paidOrder()
      const before = await unitsOf(VARIANTS.scarce)
      const [vase] = await keysOf()

      await anna.call(cancelOwnOrder, { orderNumber: NUMBER, items: [vase ?? ''] })
      const part = await states()
      const rest = await anna.call(cancelOwnOrder, { orderNumber: NUMBER })

      expect(part).toEqual(['confirmed', 'cancelled', 'confirmed'])
      expect(rest.amount).toBe(3998 + 595)
      expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled'])
      expect(await unitsOf(VARIANTS.scarce)).toBe((before ?? 0) + 1)
      expect((await anna.call(loadOrder, { orderNumber: NUMBER })).refunds).toMatchObject([
        { key: 'V', way: 'byHand', amount: 1999, state: 'waiting' },
        { key: 'V', way: 'byHand', amount: 3998 + 595, state: 'waiting' },
      ])
    })

    test('what the warehouse has is too late, and says so', async () => {
      await paidOrder()
      await run('orders', 'pack', NUMBER)

      const answer = await anna.try(cancelOwnOrder, { orderNumber: NUMBER })

      expect([answer.status, answer.body]).toMatchObject([409, { code: 'cancel_too_late' }])
    })

    test('twice at once is once', async () => {
      await paidOrder()

      const answers = await Promise.all(
        [1, 2, 3].map(() => anna.try(cancelOwnOrder, { orderNumber: NUMBER })),
      )

      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
    })

    test('an item of another order is no item of this one', async () => {
      await paidOrder()

      const answer = await anna.try(cancelOwnOrder, { orderNumber: NUMBER, items: ['foreign'] })

      expect([answer.status, answer.body]).toMatchObject([
        422,
        { errors: [{ path: 'items.0', key: 'order.errors.item' }] },
      ])
    })
  })

  describe('withdrawing one’s own order', () => {
    test('single units come back, with receipt, label and money', async () => {
      await deliveredOrder()
      const [, cushions = ''] = await keysOf()
      const before = (await unitsOf(VARIANTS.cushion)) ?? 0

      const declared = await anna.call(withdrawOrder, {
        orderNumber: NUMBER,
        items: [{ key: cushions, quantity: 1 }],
      })
      const [receipt] = await sent('withdrawalReceived')
      const { returns } = await anna.call(loadOrder, { orderNumber: NUMBER })
      const received = await run('orders', 'return', NUMBER)
      const after = await anna.call(loadOrder, { orderNumber: NUMBER })

      expect(receipt?.to).toBe(EMAIL)
      expect(receipt?.text).toContain(declared.number)
      expect(receipt?.text).toContain('1 × Kissen')
      expect(receipt?.text).toMatch(/Montag, 23\.\sNovember 2026.*13:00/)
      expect(returns).toMatchObject([{ basis: 'law', state: 'announced', items: [{ quantity: 1 }] }])
      expect(received.lines.slice(0, 2)).toEqual([
        `${NUMBER}: received ${returns[0]?.number}`,
        '  19.99 of V has to be transferred back BY HAND',
      ])
      expect(after.returns).toMatchObject([{ state: 'received', amount: 1999 }])
      expect(after.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'correction'])
      expect(await unitsOf(VARIANTS.cushion)).toBe(before + 1)
      expect(await states()).toEqual(['delivered', 'delivered', 'delivered'])
      expect(await sent('orderRefunded')).toHaveLength(1)
    })

    test('all of it: the order is withdrawn, and refunded with its shipping', async () => {
      await deliveredOrder()
      const [vase = '', cushions = ''] = await keysOf()
      const items = [
        { key: vase, quantity: 1 },
        { key: cushions, quantity: 2 },
      ]

      await anna.call(withdrawOrder, { orderNumber: NUMBER, items })
      const declared = await states()
      await run('orders', 'return', NUMBER)

      expect(declared).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])
      expect(await states()).toEqual(['refunded', 'refunded', 'refunded'])
      expect((await anna.call(loadOrder, { orderNumber: NUMBER })).refunds).toMatchObject([
        { amount: 1999 + 3998 + 595 },
      ])
    })

    test('what has not left is cancelled instead, and its money goes at once', async () => {
      await paidOrder()
      const [vase = ''] = await keysOf()

      await anna.call(withdrawOrder, { orderNumber: NUMBER, items: [{ key: vase, quantity: 1 }] })

      expect(await states()).toEqual(['confirmed', 'cancelled', 'confirmed'])
      expect((await anna.call(loadOrder, { orderNumber: NUMBER })).refunds).toMatchObject([{ amount: 1999 }])
    })

    test('what the warehouse has is withdrawn and does not leave any more', async () => {
      await paidOrder()
      await run('orders', 'pack', NUMBER)
      const [vase = ''] = await keysOf()

      await anna.call(withdrawOrder, { orderNumber: NUMBER, items: [{ key: vase, quantity: 1 }] })
      const shipped = await run('orders', 'ship', NUMBER)

      expect(shipped.lines).toEqual([`${NUMBER}: sent 2, and that was all of it`])
      expect(await states()).toEqual(['shipped', 'withdrawn', 'shipped'])
    })

    // Its mail asked for goods that nobody had yet, and promised a label for them.
    test('of what never left nothing is asked back, beside goods that did as well', async () => {
      await paidOrder()
      await run('orders', 'pack', NUMBER)
      const [vase = '', cushions = ''] = await keysOf()

      await anna.call(withdrawOrder, { orderNumber: NUMBER, items: [{ key: vase, quantity: 1 }] })
      const [stopped] = await sent('returnAnnounced')
      await run('orders', 'ship', NUMBER)
      await anna.call(withdrawOrder, { orderNumber: NUMBER, items: [{ key: cushions, quantity: 1 }] })
      const mixed = (await sent('returnAnnounced')).at(-1)

      expect(stopped?.subject).toBe('Sie müssen nichts zurückschicken: Bestellung T00000001')
      expect(stopped?.text).toMatch(/angehalten.*Vase/s)
      expect(stopped?.text).not.toContain('liegt bereit')
      expect(mixed?.subject).toBe('So schicken Sie die Ware zurück: Bestellung T00000001')
      expect(mixed?.text).toContain('liegt bereit')
      expect(mixed?.text).toMatch(/Nicht zurückzuschicken.*: 1 × Vase/)
    })

    test.each([
      ['fifteen days after the delivery it is the shop’s promise, without shipping', 15, 201, 'promise'],
      ['after thirty-one days it is over', 31, 409, null],
    ])('%s', async (_, days, status, basis) => {
      await deliveredOrder()
      clock.forward(days * DAY)
      const [vase = '', cushions = ''] = await keysOf()
      const items = [
        { key: vase, quantity: 1 },
        { key: cushions, quantity: 2 },
      ]

      const answer = await anna.try(withdrawOrder, { orderNumber: NUMBER, items })
      const back = await run('orders', 'return', NUMBER)

      const [expected] = await sql().select().from(orderReturns)
      expect([answer.status, expected?.basis ?? null]).toEqual([status, basis])
      expect(back.exitCode).toBe(basis === null ? 1 : 0)
      expect(expected?.amount ?? null).toBe(basis === null ? null : 1999 + 3998)
    })

    test('the same twice is one declaration, and one label', async () => {
      await deliveredOrder()
      const [vase = ''] = await keysOf()
      const input = { orderNumber: NUMBER, items: [{ key: vase, quantity: 1 }] }

      const first = await anna.call(withdrawOrder, input)
      clock.forward(60)
      const [again, together] = await Promise.all([
        anna.call(withdrawOrder, input),
        anna.call(withdrawOrder, input),
      ])

      expect([again, together]).toEqual([first, first])
      expect(await sql().select().from(orderReturns)).toHaveLength(1)
      expect(await sent('withdrawalReceived')).toHaveLength(1)
    })

    test.each([
      ['too many units', [{ key: 'vase', quantity: 2 }], 422],
      ['a part of what has not left', [{ key: 'cushions', quantity: 1 }], 422],
      [
        'the same item until it is too much',
        [
          { key: 'vase', quantity: 1 },
          { key: 'vase', quantity: 1 },
        ],
        422,
      ],
      ['an item of another order', [{ key: 'foreign', quantity: 1 }], 422],
      ['nothing', [], 422],
      ['half a unit', [{ key: 'vase', quantity: 0.5 }], 422],
      ['less than nothing', [{ key: 'vase', quantity: -1 }], 422],
    ])('%s is refused, and nothing happens', async (_, input, status) => {
      await paidOrder()
      const [vase = '', cushions = ''] = await keysOf()
      const named = { vase, cushions, foreign: 'foreign' }
      const items = input.map(({ key, quantity }) => ({ key: named[key as keyof typeof named], quantity }))

      const answer = await anna.try(withdrawOrder, { orderNumber: NUMBER, items })

      expect(answer.status).toBe(status)
      expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed'])
      expect(await sql().select().from(withdrawals)).toEqual([])
    })

    test('the label is a sheet for the parcel, gone once it has arrived', async () => {
      await deliveredOrder()
      const [vase = ''] = await keysOf()
      await anna.call(withdrawOrder, { orderNumber: NUMBER, items: [{ key: vase, quantity: 1 }] })
      const [{ number } = { number: '' }] = (await anna.call(loadOrder, { orderNumber: NUMBER })).returns

      const label = await anna.call(loadReturnLabel, { orderNumber: NUMBER, number })
      const again = await anna.call(loadReturnLabel, { orderNumber: NUMBER, number })
      await run('orders', 'return', NUMBER, '--return', number)
      const late = await anna.try(loadReturnLabel, { orderNumber: NUMBER, number })

      const { text } = await extractText(await getDocumentProxy(label.bytes.slice()), { mergePages: true })
      for (const said of ['DHL', 'Anna Probst', 'Prüfhaus GmbH', number, '1 × Vase'])
        expect(text).toContain(said)
      expect(Buffer.from(again.bytes).equals(Buffer.from(label.bytes))).toBe(true)
      expect(late.status).toBe(404)
    })
  })

  describe('withdrawing by form', () => {
    const form = { name: 'Anna Probst', order_number: NUMBER, email: EMAIL }

    test('nobody has to sign in, and the order moves by itself', async () => {
      await deliveredOrder()
      const guest = await aVisitor(engine)

      const answer = await guest.call(declareWithdrawal, {
        ...form,
        order_number: ' t0000 0001',
        email: 'ANNA@example.org',
      })
      const before = await states()
      const [receipt] = await sent('withdrawalReceived')

      expect(before).toEqual(['delivered', 'delivered', 'delivered'])
      expect(await states()).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])
      expect(receipt?.text).toContain(answer.number)
      expect(receipt?.text).toContain('Widerruf der ganzen Bestellung')
      // The receipt goes wherever it was asked to: it must open nothing.
      expect(receipt?.text).not.toContain('/bestellung/#')
      expect(await tokenIn('returnAnnounced')).toHaveLength(43)
    })

    test.each([
      ['an order that is not there', { order_number: 'T99999999' }],
      ['somebody else’s address', { email: 'eva@example.org' }],
      ['a number of another shop', { order_number: 'LH-4711/2' }],
    ])('%s is answered and receipted alike, and waits for people', async (_, other) => {
      await deliveredOrder()
      const guest = await aVisitor(engine)

      const answer = await guest.try(declareWithdrawal, { ...form, ...other })
      const [receipt] = await sent('withdrawalReceived')
      const list = await run('withdrawals', 'list')

      expect([answer.status, Object.keys(answer.body as object)]).toEqual([201, ['number', 'declaredAt']])
      expect(receipt?.to).toBe('email' in other ? other.email : EMAIL)
      expect(await states()).toEqual(['delivered', 'delivered', 'delivered'])
      expect(list.lines.join('\n')).toContain('no order has this number and this address')
    })

    test('single articles in the shopper’s words wait for people, who settle them', async () => {
      await deliveredOrder()
      const guest = await aVisitor(engine)

      const { number } = await guest.call(declareWithdrawal, { ...form, items: 'Nur die Vase\u0007, bitte' })
      await engine.tidy()
      const list = (await run('withdrawals', 'list')).lines.join('\n')
      const settled = await run('withdrawals', 'settle', number, '--items', '1')

      expect(list).toContain('Nur die Vase, bitte')
      expect(settled.exitCode).toBe(0)
      expect(await states()).toEqual(['delivered', 'withdrawn', 'delivered'])
      expect(await tokenIn('returnAnnounced')).toHaveLength(43)
      expect((await run('withdrawals', 'list')).lines).toEqual(['No withdrawals wait for anybody.'])
    })

    // It counted the day on which somebody got round to it: a right that ran out in the shop's own inbox.
    test.each([
      ['the law’s fourteen days', 'after them', 14, 16, 'law', 5997 + 595],
      ['the law’s fourteen days', 'when nothing may come back any more', 14, 33, 'law', 5997 + 595],
      ['the shop’s thirty days', 'after them', 30, 32, 'promise', 5997],
    ])(
      'declared within %s and settled %s, it counts from its day',
      async (_, __, day, later, basis, back) => {
        await deliveredOrder()
        const guest = await aVisitor(engine)
        clock.forward(day * DAY)
        const { number } = await guest.call(declareWithdrawal, { ...form, items: 'Vase und Kissen' })
        await engine.tidy()
        clock.forward((later - day) * DAY)

        const settled = await run('withdrawals', 'settle', number, '--items', '1,2')
        await run('orders', 'return', NUMBER)

        expect(settled.exitCode).toBe(0)
        expect(await sql().select().from(orderReturns)).toMatchObject([{ basis, amount: back }])
      },
    )

    test('what a rule settles late counts from the day it was declared as well', async () => {
      await deliveredOrder()
      const guest = await aVisitor(engine)
      clock.forward(14 * DAY)
      await guest.call(declareWithdrawal, form)
      clock.forward(3 * DAY)

      await engine.tidy()

      expect(await sql().select().from(orderReturns)).toMatchObject([{ basis: 'law' }])
    })

    // Two transactions that met were told to the desk as the order's own refusal, and the declaration waited for people.
    test('a deadlock is no answer to a declaration: it is settled all the same', async () => {
      await deliveredOrder()
      await sql().execute(raw`create sequence met_once`)
      await sql().execute(raw`create function meet() returns trigger language plpgsql as $$ begin
        if nextval('met_once') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new;
      end $$`)
      await sql().execute(
        raw`create trigger meet before insert on order_returns for each row execute function meet()`,
      )
      await (await aVisitor(engine)).call(declareWithdrawal, form)

      try {
        await engine.tidy()
      } finally {
        // The database goes on to other suites.
        await sql().execute(raw`drop function meet cascade`)
        await sql().execute(raw`drop sequence met_once`)
      }

      expect(await sql().select().from(withdrawals)).toMatchObject([{ state: 'settled' }])
      expect(await sql().select().from(orderReturns)).toMatchObject([{ basis: 'law' }])
    })

    test('declared too late it stays so, for whoever settles it', async () => {
      await deliveredOrder()
      const guest = await aVisitor(engine)
      clock.forward(33 * DAY)
      const { number } = await guest.call(declareWithdrawal, { ...form, items: 'Vase' })
      await engine.tidy()

      const settled = await run('withdrawals', 'settle', number, '--items', '1')

      expect(settled).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('item 1 stays: over')] })
    })

    test('the same words within a day are one declaration', async () => {
      await deliveredOrder()
      const guest = await aVisitor(engine)

      const [one, two] = await Promise.all([
        guest.call(declareWithdrawal, form),
        guest.call(declareWithdrawal, form),
      ])
      clock.forward(3600)
      const later = await guest.call(declareWithdrawal, form)
      await Promise.all([engine.tidy(), engine.tidy()])

      expect([two, later]).toEqual([one, one])
      expect(await sent('withdrawalReceived')).toHaveLength(1)
      expect(await sql().select().from(orderReturns)).toHaveLength(1)
    })

    test('one that cannot be settled waits for people, and holds up none behind it', async () => {
      await deliveredOrder()
      vi.spyOn(console, 'error').mockReturnValue()
      clock.forward(60)
      const broken = (await buy(anna, { variantId: VARIANTS.book })).orderNumber
      const [row] = await sql().select().from(orders).where(eq(orders.number, broken))
      await sql()
        .delete(invoices)
        .where(eq(invoices.orderId, row?.id ?? ''))
      await sql()
        .delete(payments)
        .where(eq(payments.orderId, row?.id ?? ''))
      const guest = await aVisitor(engine)
      await guest.call(declareWithdrawal, { ...form, order_number: broken })
      clock.forward(1)
      await guest.call(declareWithdrawal, form)

      await engine.tidy()

      const declared = await sql().select().from(withdrawals).orderBy(asc(withdrawals.declaredAt))
      expect(declared).toMatchObject([
        { state: 'byHand', outcome: expect.stringContaining('could not be done by itself') },
        { state: 'settled' },
      ])
    })

    test('what is missing is named, field by field', async () => {
      const answer = await anna.try(declareWithdrawal, { email: 'anna' })

      const { errors } = answer.body as { errors: { path: string }[] }
      expect([answer.status, errors.map(({ path }) => path)]).toEqual([
        422,
        ['name', 'order_number', 'email'],
      ])
    })
  })

  describe('complaining', () => {
    const complaint = {
      orderNumber: NUMBER,
      kind: 'damaged',
      remedy: 'repair',
      message: 'Die Vase hat einen Sprung.',
    }
    const photo = () =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a5a2b' } })
        .jpeg()
        .toBuffer()
    const bring = async (visitor: Visitor = anna, bytes?: Uint8Array) => {
      const photoId = randomUUID()
      const answer = await visitor.try(putComplaintPhoto, {
        orderNumber: NUMBER,
        photoId,
        bytes: bytes ?? (await photo()),
      })
      return { photoId, ...answer }
    }

    test('news that nobody understands hold up no answer', async () => {
      await deliveredOrder()
      vi.spyOn(console, 'error').mockReturnValue()
      for (const topic of ['complaintNews', 'orderNews'])
        await sql().insert(outbox).values({ topic, payload: {}, availableAt: clock.now() })
      const [vase = ''] = await keysOf()
      const { number } = await anna.call(complainAboutOrder, { ...complaint, item: vase })
      await run('complaints', 'answer', number, 'Wir schicken eine neue.')

      expect(await sent('complaintAnswered')).toHaveLength(1)
      expect(await sent('orderShipped')).toHaveLength(1)
    })

    test('a complaint with a picture is received, shown, answered and seen', async () => {
      await deliveredOrder()
      const [vase = ''] = await keysOf()
      const { photoId } = await bring()

      const { number } = await anna.call(complainAboutOrder, { ...complaint, item: vase, photos: [photoId] })
      const list = (await run('complaints', 'list')).lines.join('\n')
      const answered = await run(
        'complaints',
        'answer',
        number,
        'Eine neue Vase ist unterwegs.',
        '--by',
        'mia',
      )
      const picture = await anna.call(loadComplaintPhoto, { orderNumber: NUMBER, photoId })

      expect(list).toContain('Die Vase hat einen Sprung.')
      expect(answered).toEqual({ lines: [`${number}: answered`], exitCode: 0 })
      expect((await sent('complaintReceived'))[0]?.text).toContain('Vase')
      expect((await sent('complaintAnswered'))[0]?.text).toContain('Eine neue Vase ist unterwegs.')
      expect(picture).toMatchObject({ mediaType: 'image/jpeg' })
      expect((await anna.call(loadOrder, { orderNumber: NUMBER })).complaints).toMatchObject([
        { number, item: vase, state: 'answered', answer: 'Eine neue Vase ist unterwegs.', photos: [photoId] },
      ])
    })

    test.each([
      ['no item', { item: 'foreign' }, 'item'],
      ['an unknown kind', { kind: 'ugly' }, 'kind'],
      ['an unknown wish', { remedy: 'gold' }, 'remedy'],
      ['too short', { message: 'kaputt' }, 'message'],
      ['too long', { message: 'x'.repeat(4001) }, 'message'],
      ['more units than were bought', { quantity: 2 }, 'quantity'],
      [
        'only control characters',
        { message: '\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000b' },
        'message',
      ],
    ])('a complaint with %s is refused at its field', async (_, fields, path) => {
      await deliveredOrder()
      const [vase = ''] = await keysOf()

      const answer = await anna.try(complainAboutOrder, { ...complaint, item: vase, ...fields })

      const { errors } = answer.body as { errors: { path: string }[] }
      expect([answer.status, errors.map((error) => error.path)]).toEqual([422, [path]])
    })

    test('pictures are five at most, one’s own, and used once', async () => {
      await deliveredOrder()
      const [vase = ''] = await keysOf()
      const ids: string[] = []
      for (let count = 0; count < 6; count += 1) ids.push((await bring()).photoId)
      const [first = ''] = ids

      const six = await anna.try(complainAboutOrder, { ...complaint, item: vase, photos: ids })
      const foreign = await anna.try(complainAboutOrder, { ...complaint, item: vase, photos: [randomUUID()] })
      const one = await anna.try(complainAboutOrder, { ...complaint, item: vase, photos: [first] })
      const again = await anna.try(complainAboutOrder, { ...complaint, item: vase, photos: [first] })

      expect([six.status, foreign.status, one.status, again.status]).toEqual([422, 422, 201, 422])
      expect((await anna.call(loadOrder, { orderNumber: NUMBER })).complaints).toHaveLength(1)
    })

    test('a script that is called a picture is none, and a picture too large is not read', async () => {
      await deliveredOrder()

      const script = await bring(anna, Buffer.from('#!/bin/sh\n'))
      const huge = await put(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff))

      expect([script.status, script.body]).toMatchObject([
        422,
        { code: 'photo_unusable', errors: [{ key: 'complaint.errors.photoType' }] },
      ])
      expect([huge.status, await huge.json()]).toMatchObject([413, { code: 'body_too_large' }])
      expect(await sql().select().from(complaintPhotos)).toEqual([])
    })

    test('over HTTP the file is the body, whatever it says it is', async () => {
      await deliveredOrder()

      const answer = await put(await photo())

      expect([answer.status, await answer.json()]).toEqual([200, { width: 40, height: 30 }])
    })

    test('a picture without a complaint is forgotten after a day', async () => {
      await deliveredOrder()
      await bring()

      clock.forward(DAY + 60)
      await engine.tidy()

      expect(await sql().select().from(complaintPhotos)).toEqual([])
    })

    function put(body: Uint8Array): Promise<Response> {
      const path = `/api/user/orders/${NUMBER}/photos/${randomUUID()}/?locale=de-de`
      const request = new Request(`https://shop.example${path}`, {
        method: 'PUT',
        body: new Uint8Array(body),
        headers: {
          'content-type': 'image/jpeg',
          'sec-fetch-site': 'same-origin',
          cookie: `__Host-test_session=${anna.token()}`,
        },
      })
      return apiResponse(engine, request, { locale: 'de-de', clientAddress: '10.0.0.9', secureCookies: true })
    }
  })

  describe('without signing in', () => {
    test('the mailed link opens the order with all that can be done, for a day', async () => {
      const guest = await aVisitor(engine)
      await buy(guest, { variantId: VARIANTS.scarce })
      await run('orders', 'paid', NUMBER)
      const stranger = await aVisitor(engine)

      const asked = await stranger.try(requestOrderLink, {
        order_number: ' t00000001 ',
        email: 'Anna@Example.org',
      })
      const token = await tokenIn('orderLink')
      const { order } = await stranger.call(loadOrder, { orderNumber: NUMBER, token })
      const cancelled = await stranger.call(cancelOwnOrder, { orderNumber: NUMBER, token, preview: true })
      const again = await stranger.call(reorder, { orderNumber: NUMBER, token })
      clock.forward(DAY + 1)
      const late = await stranger.try(loadOrder, { orderNumber: NUMBER, token })

      expect([asked.status, order.number, cancelled.amount, again.units]).toEqual([
        202,
        NUMBER,
        1999 + 595,
        1,
      ])
      expect(late.status).toBe(404)
      expect((await stranger.call(loadBasket, { basketKey: stranger.basketKey })).items).toHaveLength(1)
    })

    test('an unknown order is answered alike, and nobody gets a mail', async () => {
      await paidOrder()
      const stranger = await aVisitor(engine)

      const answers = await Promise.all([
        stranger.try(requestOrderLink, { order_number: NUMBER, email: EMAIL }),
        stranger.try(requestOrderLink, { order_number: 'T99999999', email: EMAIL }),
        stranger.try(requestOrderLink, { order_number: NUMBER, email: 'eva@example.org' }),
      ])

      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
      expect(await sent('orderLink')).toHaveLength(1)
    })

    test('asking again and again ends with 429 and Retry-After', async () => {
      const stranger = await aVisitor(engine)
      const ask = () => stranger.try(requestOrderLink, { order_number: NUMBER, email: EMAIL })
      const answers = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()]

      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429])
      expect(answers.at(-1)?.headers['retry-after']).toBe('3600')
    })
  })

  test('orders of others are closed in every way, with and without a guessed link', async () => {
    await deliveredOrder()
    const [vase = ''] = await keysOf()
    const eva = await aCustomer(engine, { email: 'eva@example.org' })
    const guessed = 'A'.repeat(43)
    const inputs = [
      [loadOrder, {}],
      [reorder, {}],
      [cancelOwnOrder, {}],
      [withdrawOrder, { items: [{ key: vase, quantity: 1 }] }],
      [
        complainAboutOrder,
        { item: vase, kind: 'other', remedy: 'refund', message: 'Das ist nicht mein Ding.' },
      ],
      [putComplaintPhoto, { photoId: randomUUID(), bytes: new Uint8Array([1]) }],
      [loadComplaintPhoto, { photoId: randomUUID() }],
      [loadReturnLabel, { number: 'R-00000-00000' }],
    ] as const

    for (const [call, input] of inputs) {
      const own = await eva.try(call, { orderNumber: NUMBER, ...input })
      const none = await eva.try(call, { orderNumber: 'T99999999', ...input })
      const link = await eva.try(call, { orderNumber: NUMBER, token: guessed, ...input })
      const nobody = await (await aVisitor(engine)).try(call, { orderNumber: NUMBER, ...input })

      expect([call.name, own.status, none.status, link.status, nobody.status]).toEqual([
        call.name,
        404,
        404,
        404,
        401,
      ])
      expect(own.body).toEqual(none.body)
    }
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered'])
  })

  test('a token opens its own order and no other', async () => {
    await deliveredOrder()
    const [vase = ''] = await keysOf()
    await anna.call(withdrawOrder, { orderNumber: NUMBER, items: [{ key: vase, quantity: 1 }] })
    const token = await tokenIn('returnAnnounced')
    clock.forward(60)
    const other = await buy(await aCustomer(engine, { email: 'eva@example.org' }), {
      variantId: VARIANTS.book,
    })
    const stranger = await aVisitor(engine)

    const answer = await stranger.try(loadOrder, { orderNumber: other.orderNumber, token })

    expect(answer.status).toBe(404)
  })

  test('goods that come unannounced are taken, worse ones for less', async () => {
    await deliveredOrder()

    const unannounced = await run('orders', 'return', NUMBER)
    const wrong = await run('orders', 'return', NUMBER, '--items', '9')
    const received = await run(
      'orders',
      'return',
      NUMBER,
      '--items',
      '1',
      '--deduct',
      '5',
      '--shelf',
      'no',
      '--note',
      'chipped',
    )
    const again = await run('orders', 'return', NUMBER, '--items', '1')

    expect([unannounced.exitCode, wrong.exitCode, again.exitCode]).toEqual([1, 1, 1])
    expect(received.lines[1]).toBe('  14.99 of V has to be transferred back BY HAND')
    expect(await states()).toEqual(['delivered', 'refunded', 'delivered'])
  })

  test.each([
    [[], 5997, ['returned', 'refunded'], 'promise'],
    [['--withdrawal', 'yes'], 5997 + 595, ['withdrawn', 'refunded'], 'law'],
  ])('a parcel that nobody announced, received with %j, gives back %i', async (words, amount, way, basis) => {
    await deliveredOrder()

    await run('orders', 'return', NUMBER, '--items', '1,2', ...words)

    const events = await sql().select().from(orderEvents).orderBy(asc(orderEvents.id))
    expect(await sql().select().from(orderReturns)).toMatchObject([{ basis, state: 'received', amount }])
    expect(events.slice(-2).map(({ to }) => to)).toEqual(way)
  })

  test('goods that were announced by the shop’s promise bring the shipping along once the desk knows of a withdrawal', async () => {
    await deliveredOrder()
    clock.forward(20 * DAY)
    const [vase = '', cushions = ''] = await keysOf()
    const items = [
      { key: vase, quantity: 1 },
      { key: cushions, quantity: 2 },
    ]
    await anna.call(withdrawOrder, { orderNumber: NUMBER, items })

    const wrong = await run('orders', 'return', NUMBER, '--withdrawal', 'perhaps')
    await run('orders', 'return', NUMBER, '--withdrawal', 'yes')

    expect(wrong.exitCode).toBe(2)
    expect(await sql().select().from(orderReturns)).toMatchObject([{ basis: 'law', amount: 5997 + 595 }])
  })

  // Its money could only be given back without an article, and the goods were paid once more when they came.
  describe('a return that is refunded on proof that it was sent', () => {
    const announced = async (lines: 'all' | 'cushion') => {
      await deliveredOrder()
      const [vase = '', cushions = ''] = await keysOf()
      const all = [
        { key: vase, quantity: 1 },
        { key: cushions, quantity: 2 },
      ]
      const items = lines === 'all' ? all : [{ key: cushions, quantity: 1 }]
      await anna.call(withdrawOrder, { orderNumber: NUMBER, items })
      return (await sql().select().from(orderReturns))[0]?.number ?? ''
    }
    const givenBack = async () => {
      const { refunds } = await anna.call(loadOrder, { orderNumber: NUMBER })
      return refunds.map(({ amount }) => amount)
    }

    test.each([
      ['all', 5997 + 595, 'refunded'],
      ['cushion', 1999, 'delivered'],
    ] as const)(
      'of %s is paid once, and its goods are booked when they come',
      async (lines, amount, state) => {
        const number = await announced(lines)
        const before = (await unitsOf(VARIANTS.cushion)) ?? 0

        await run('orders', 'refund', NUMBER, '--return', number)
        const between = await sql().select().from(orderReturns)
        const again = await run('orders', 'refund', NUMBER, '--return', number)
        clock.forward(DAY)
        const received = await run('orders', 'return', NUMBER)

        expect(between).toMatchObject([{ state: 'announced', amount }])
        expect(again.exitCode).toBe(1)
        expect(received).toEqual({ lines: [`${NUMBER}: received ${number}`], exitCode: 0 })
        expect(await givenBack()).toEqual([amount])
        expect(await sql().select().from(orderReturns)).toMatchObject([{ state: 'received', amount }])
        expect(await unitsOf(VARIANTS.cushion)).toBe(before + (lines === 'all' ? 2 : 1))
        expect((await states())[0]).toBe(state)
        expect(await sent('orderRefunded')).toHaveLength(1)
      },
    )

    test('of it nothing is kept any more', async () => {
      const number = await announced('all')
      await run('orders', 'refund', NUMBER, '--return', number)

      const kept = await run('orders', 'return', NUMBER, '--deduct', '5')

      expect(kept).toMatchObject({ exitCode: 1, lines: [expect.stringContaining('went back before')] })
      expect((await states())[0]).toBe('withdrawn')
    })

    test('counts as here for the shipping, whichever parcel comes first', async () => {
      const first = await announced('cushion')
      const [vase = '', cushions = ''] = await keysOf()
      const rest = [
        { key: vase, quantity: 1 },
        { key: cushions, quantity: 1 },
      ]
      clock.forward(60)
      await anna.call(withdrawOrder, { orderNumber: NUMBER, items: rest })
      const second = (await sql().select().from(orderReturns)).find(({ number }) => number !== first)?.number
      await run('orders', 'refund', NUMBER, '--return', first)

      await run('orders', 'return', NUMBER, '--return', second ?? '')
      await run('orders', 'return', NUMBER, '--return', first)

      expect(await givenBack()).toEqual([1999, 1999 + 1999 + 595])
      expect((await states())[0]).toBe('refunded')
    })
  })

  test('what was kept of worse goods stays kept when the rest comes back', async () => {
    await deliveredOrder()
    const [vase = '', cushions = ''] = await keysOf()
    const giveBack = (key: string, quantity: number) =>
      anna.call(withdrawOrder, { orderNumber: NUMBER, items: [{ key, quantity }] })
    await giveBack(vase, 1)
    await run('orders', 'return', NUMBER, '--deduct', '5')
    await giveBack(cushions, 2)

    const rest = await run('orders', 'return', NUMBER)

    expect(rest.lines[1]).toBe('  45.93 of V has to be transferred back BY HAND')
    expect(await states()).toEqual(['refunded', 'refunded', 'refunded'])
    const { refunds } = await anna.call(loadOrder, { orderNumber: NUMBER })
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(1999 + 3998 + 595 - 500)
  })

  describe('when some of an order came back and the rest never left', () => {
    const sendVase = async () => {
      await paidOrder()
      await run('orders', 'ship', NUMBER, '--items', '1')
    }
    const withdrawVase = async () => {
      const [vase = ''] = await keysOf()
      await anna.call(withdrawOrder, { orderNumber: NUMBER, items: [{ key: vase, quantity: 1 }] })
    }

    test('the rest gives back the shipping too, and what was kept stays kept', async () => {
      await sendVase()
      await withdrawVase()
      await run('orders', 'return', NUMBER, '--deduct', '5')

      const rest = await run('orders', 'cancel', NUMBER)

      expect(rest.lines).toContain('  45.93 of V has to be transferred back BY HAND')
      expect(await states()).toEqual(['refunded', 'refunded', 'cancelled'])
    })

    test('goods that are still on their way back bring the shipping along', async () => {
      await sendVase()
      await withdrawVase()
      const rest = await run('orders', 'cancel', NUMBER)
      const between = await states()

      const back = await run('orders', 'return', NUMBER)

      expect(rest.lines).toContain('  39.98 of V has to be transferred back BY HAND')
      expect(between).toEqual(['withdrawn', 'withdrawn', 'cancelled'])
      expect(back.lines).toContain('  25.94 of V has to be transferred back BY HAND')
      expect(await states()).toEqual(['refunded', 'refunded', 'cancelled'])
    })

    test('goods that came back by the shop’s promise leave the shipping where it is', async () => {
      await sendVase()
      await run('orders', 'return', NUMBER, '--items', '1')

      const rest = await run('orders', 'cancel', NUMBER)

      expect(rest.lines).toContain('  39.98 of V has to be transferred back BY HAND')
      expect(await states()).toEqual(['refunded', 'refunded', 'cancelled'])
    })
  })

  test('parcels tell their tracking numbers', async () => {
    await deliveredOrder()
    const keys = await keysOf()

    const { parcels } = await anna.call(loadOrder, { orderNumber: NUMBER })

    expect(parcels).toEqual([
      { sentAt: '2026-11-21T12:00:00.000Z', carrier: 'dhl', number: '00340434161094042557', items: keys },
    ])
  })

  test('a file is known as one, whichever it is', async () => {
    const file = { fileName: 'a.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(2) }

    expect([isFileAnswer(file), isFileAnswer({ ...file, mediaType: 'text/html' })]).toEqual([true, false])
  })
})
