import { declareWithdrawal } from '@shop/api-client/contract/after-sales'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import { addGiftListItem, createGiftList, shareGiftList } from '@shop/api-client/contract/gift-lists'
import { requestReminder } from '@shop/api-client/contract/reminders'
import { writeReview } from '@shop/api-client/contract/reviews'
import {
  authenticate,
  resetPassword,
  sendResetEmail,
  subscribeNewsletter,
  validateSession,
} from '@shop/api-client/contract/user'
import { addAddress } from '@shop/api-client/contract/user-addresses'
import { deleteAccount, exportUserData } from '@shop/api-client/contract/user-data'
import { confirmEmailChange, requestEmailChange } from '@shop/api-client/contract/user-email'
import { addWishlistItem } from '@shop/api-client/contract/wishlist'
import {
  blockCustomer,
  changeCustomerEmail,
  unblockCustomer,
} from '@shop/api-client/office/customer-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { complaintPhotos, complaints, orderReturns, withdrawals } from '@shop/engine/db/schema/after-sales'
import { assistantOrders } from '@shop/engine/db/schema/assistants'
import { giftLists } from '@shop/engine/db/schema/gift-lists'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orderEvents, orderItems, orders, paymentEvents, payments } from '@shop/engine/db/schema/orders'
import { reminders } from '@shop/engine/db/schema/reminders'
import { resetLinks } from '@shop/engine/db/schema/reset-links'
import { reviews } from '@shop/engine/db/schema/reviews'
import * as shopperTables from '@shop/engine/db/schema/shopper'
import { users } from '@shop/engine/db/schema/shopper'
import { commandLog } from '@shop/engine/db/schema/staff'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { eq, getTableName, is, ne, sql as raw } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer, OTHER_PASSWORD, onAnotherDevice, PASSWORD } from '../testing/account-steps.ts'
import { anAddress, buy, fillCheckout } from '../testing/checkout-steps.ts'
import { moveOrders } from '../testing/moved-order.ts'
import { aMember } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'
import { forgetOrders } from './forget-orders-store.ts'

const EMAIL = 'anna@example.org'
/** What must not be found anywhere after an erasure. */
const TRACES = /anna|probst|lindenweg|sonnenblume/i
const DAYS = 24 * 60 * 60
const WITHDRAWAL = { source: 'form' as const, fingerprint: 'f', name: 'Anna Probst', itemsText: 'für Anna' }
const COMPLAINT = {
  id: 'c1',
  number: 'C1',
  itemKey: '1',
  kind: 'broken',
  remedy: 'repair',
  quantity: 1,
  message: 'Annas Kissen',
  state: 'answered' as const,
  answer: 'Liebe Anna',
}

describe.each(await ruleEngines())('rights to one’s data on the $name', ({ open }) => {
  let behind: TestEngine
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    behind = await open()
    ;({ engine, clock } = behind)
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  /** Leaves traces wherever a shopper can. */
  const live = async () => {
    await ownMailbox()
    const order = await buy(anna, { variantId: VARIANTS.cushion })
    await anna.call(addAddress, { address: anAddress() })
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: VARIANTS.book, quantity: 1 })
    await anna.call(addWishlistItem, { wishlistKey: anna.wishlistKey, itemCreationId: { productId: 2 } })
    const { id } = await anna.call(createGiftList, {
      name: 'Annas Liste',
      occasion: 'birth',
      dueOn: null,
      isSurprise: false,
    })
    await anna.call(shareGiftList, { id, isShared: true })
    await anna.call(addGiftListItem, { id, itemCreationId: { productId: 2 } })
    await anna.call(writeReview, {
      referenceKey: await referenceKeyOf(1),
      rating: 5,
      title: 'Weich',
      text: 'So weich wie es aussieht, und gut verarbeitet.',
      nickname: 'Annalein',
    })
    await anna.call(requestReminder, { variantId: VARIANTS.soldOut, email: EMAIL })
    await anna.call(subscribeNewsletter, {
      name: 'Anna Probst',
      email: EMAIL,
      source: 'footer',
      shopId: 101,
      firstName: 'Anna',
      lastName: 'Probst',
      salutation: 2,
    })
    await engine.tidy()
    return order
  }
  const mailsTo = async (to: string) =>
    engine.database.sql.select().from(mails).where(eq(mails.to, to)).orderBy(mails.sentAt, mails.id)
  /** What the copies of mails and the queue hold, without the goodbye, which has to reach its reader. */
  const leftInMails = async () => {
    const sent = await engine.database.sql.select().from(mails).where(ne(mails.kind, 'accountDeleted'))
    const queued = await engine.database.sql.select().from(outbox)
    const others = queued.filter(({ payload }) => (payload as { kind?: string }).kind !== 'accountDeleted')
    return JSON.stringify([sent, others])
  }
  /** The mailbox is known to be Anna's; links and codes that prove it are tested elsewhere. */
  const ownMailbox = () =>
    engine.database.sql.update(users).set({ emailProvenAt: clock.now() }).where(eq(users.email, EMAIL))
  const proveEmail = async () => {
    await anna.call(sendResetEmail, { email: EMAIL })
    const rows = await engine.database.sql.select().from(outbox)
    const texts = rows.map(({ payload }) => JSON.stringify(payload))
    const hash = texts.flatMap((text) => /neues-passwort\/\?hash=([\w-]{43})/.exec(text)?.[1] ?? []).at(-1)
    await anna.call(resetPassword, { hash: hash ?? '', password: PASSWORD })
  }
  const setState = (number: string, state: 'delivered' | 'shipped' | 'in_fulfilment') =>
    moveOrders(engine.database.sql, { to: state, at: clock.now(), number })

  test('an export holds all there is, and nothing that opens anything', async () => {
    const { orderNumber, token } = await live()
    await proveEmail()

    const document = await anna.call(exportUserData, {})

    expect(document).toMatchObject({
      exportedAt: '2026-11-21T12:00:00.000Z',
      profile: { email: EMAIL, firstName: 'Anna', customerNo: expect.any(String) },
      addresses: [{ address: { street: 'Lindenweg' }, isDefaultShipping: true }],
      orders: [{ number: orderNumber, history: [{ state: 'confirmed' }] }],
      baskets: [{ shopId: 101, items: [{ variantId: VARIANTS.book }] }],
      wishlists: [{ items: [{ productId: 2 }] }],
      giftLists: [{ name: 'Annas Liste', items: [{ productId: 2, wanted: 1 }] }],
      reviews: [{ nickname: 'Annalein', state: 'pending' }],
      sessions: [expect.objectContaining({ loggedIn: true })],
      knownByEmail: {
        newsletters: [{ source: 'footer', state: 'pending', createdAt: expect.any(String) }],
        reminders: [{ variantId: VARIANTS.soldOut }],
        reservations: [],
        guestOrders: [],
      },
    })
    const text = JSON.stringify(document)
    const [list] = await engine.database.sql.select().from(giftLists)
    const secrets = [
      list?.token,
      anna.token(),
      token,
      (await userRow())?.passwordHash,
      'tokenHash',
      'Hash"',
      'https://',
    ]
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  test('an order that an assistant began names the platform that hears of it', async () => {
    const { orderNumber } = await live()
    const { sql } = engine.database
    const [order] = await sql.select().from(orders).where(eq(orders.number, orderNumber))
    if (order === undefined) throw new Error('The order is gone.')
    const platform = {
      agent: 'https://assistant.example/profile.json',
      checkoutId: 'one',
      changedAt: clock.now(),
    }
    await sql.insert(assistantOrders).values({ orderId: order.id, ...platform })

    const { orders: exported } = await anna.call(exportUserData, {})

    expect(exported).toMatchObject([{ number: orderNumber, assistants: [platform.agent] }])
  })

  test('whoever registered under a foreign address learns nothing about its owner', async () => {
    const owner = await aVisitor(engine)
    await owner.call(requestReminder, { variantId: VARIANTS.soldOut, email: 'eva@example.org' })
    await buy(owner, { variantId: VARIANTS.book, email: 'eva@example.org' })
    const liar = await aCustomer(engine, { email: 'eva@example.org' })

    const document = await liar.call(exportUserData, {})

    expect(document).toMatchObject({ knownByEmail: null, orders: [] })
  })

  test('orders as a guest belong to whoever has proved the address', async () => {
    const guest = await aVisitor(engine)
    const { orderNumber } = await buy(guest, { variantId: VARIANTS.book, email: EMAIL })
    await proveEmail()

    const document = await anna.call(exportUserData, {})

    expect(document.knownByEmail?.guestOrders).toMatchObject([{ number: orderNumber }])
  })

  test('nobody else’s data are in an export', async () => {
    const eva = await aCustomer(engine, { email: 'eva@example.org' })
    await live()

    expect(JSON.stringify(await eva.call(exportUserData, {}))).not.toContain(EMAIL)
  })

  test('exports are counted', async () => {
    for (let time = 0; time < 10; time += 1) await anna.call(exportUserData, {})

    const answer = await anna.try(exportUserData, {})

    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  })

  test('a deleted account is nowhere, on no device, and says goodbye by mail', async () => {
    const away = await onAnotherDevice(engine)
    await live()

    const answer = await anna.try(deleteAccount, { password: PASSWORD })

    expect(answer).toMatchObject({ status: 204, cookie: 'ended' })
    expect(await away.call(validateSession, {})).toEqual({ valid: false })
    const fresh = await aVisitor(engine)
    expect(await fresh.try(authenticate, login())).toMatchObject({
      status: 422,
      body: { code: 'credentials_wrong' },
    })
    await engine.tidy()
    const [mail] = await engine.database.sql.select().from(mails)
    expect(mail).toMatchObject({ kind: 'accountDeleted', to: EMAIL, subject: 'Ihr Konto ist gelöscht' })
  })

  test('nothing of the shopper is left in the shopper’s tables', async () => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')

    await anna.call(deleteAccount, { password: PASSWORD })

    for (const table of Object.values(shopperTables).filter((value) => is(value, PgTable))) {
      const { rows } = await engine.database.sql.execute(raw`select * from ${table}`)
      expect([getTableName(table), JSON.stringify(rows)]).not.toEqual([
        getTableName(table),
        expect.stringMatching(new RegExp(`${TRACES.source}|${anna.userId}`, 'i')),
      ])
    }
  })

  test('a link to a new password ends with its account', async () => {
    await (await aVisitor(engine)).call(sendResetEmail, { email: EMAIL })

    await anna.call(deleteAccount, { password: PASSWORD })

    expect(await engine.database.sql.select().from(resetLinks)).toEqual([])
  })

  // The log forgot them only when the desk erased: an account that was deleted by its owner stood there with its address.
  test('the log of the desk forgets what it held of a deleted account', async () => {
    await ownMailbox()
    const mia = await aMember(behind, ['service'])
    await mia.answer(blockCustomer, { key: EMAIL, note: 'Anna rief an' })
    await mia.answer(unblockCustomer, { key: EMAIL, note: 'Anna Probst hat gezahlt' })
    await mia.answer(changeCustomerEmail, { key: EMAIL, email: 'anna.neu@example.org', note: 'Anna schrieb' })
    anna = await onAnotherDevice(engine)

    await anna.call(deleteAccount, { password: PASSWORD })

    const entries = await engine.database.sql.select().from(commandLog)
    expect(entries.map(({ command }) => command)).toContain('changeCustomerEmail')
    expect(JSON.stringify(entries)).not.toMatch(TRACES)
  })

  // Both addresses stayed in the queue of the desk's moves, and what was mailed to the new one stayed in the copies.
  test.each([
    ['waits to be asked for', async () => {}],
    ['waits for the new mailbox', () => engine.tidy()],
  ])('a move to another mailbox that %s is forgotten with its account', async (_, goOn) => {
    await ownMailbox()
    await engine.tidy()
    const mia = await aMember(behind, ['service'])
    await mia.answer(changeCustomerEmail, { key: EMAIL, email: 'anna.neu@example.org', note: 'x' })
    await goOn()

    await anna.call(deleteAccount, { password: PASSWORD })
    await engine.tidy()

    expect(await leftInMails()).not.toMatch(TRACES)
  })

  test('an account that has moved leaves nothing at the mailbox that it left', async () => {
    await engine.tidy()
    await anna.call(requestEmailChange, { email: 'probst@example.org', password: PASSWORD })
    const asked = await engine.database.sql.select().from(outbox)
    const links = asked.flatMap(
      ({ payload }) => /#bestaetigen=([\w-]{43})/.exec(JSON.stringify(payload))?.[1] ?? [],
    )
    for (const token of links) await anna.call(confirmEmailChange, { token })
    await engine.tidy()

    await anna.call(deleteAccount, { password: PASSWORD })
    await engine.tidy()

    expect(links).toHaveLength(2)
    expect(await leftInMails()).not.toMatch(TRACES)
  })

  // Anybody can register with somebody's address, and took their subscriptions, withdrawals and mails with the account.
  test('an account whose address was never proven takes nothing from the owner of the mailbox', async () => {
    const eva = await aVisitor(engine)
    await eva.call(requestReminder, { variantId: VARIANTS.soldOut, email: 'eva@example.org' })
    const { orderNumber } = await buy(eva, { variantId: VARIANTS.book, email: 'eva@example.org' })
    await eva.call(declareWithdrawal, { name: 'Eva', email: 'eva@example.org', order_number: orderNumber })
    await engine.tidy()
    const kept = async () => {
      const { sql } = engine.database
      const [order] = await sql.select().from(orders).where(eq(orders.number, orderNumber))
      return {
        order: [order?.email, order?.customerId, order?.customer.lastName],
        reminders: await sql.select().from(reminders),
        withdrawals: (await sql.select().from(withdrawals)).map(({ email }) => email),
      }
    }
    const liar = await aCustomer(engine, { email: 'eva@example.org' })
    await engine.tidy()
    const before = { ...(await kept()), mails: (await mailsTo('eva@example.org')).length }

    await liar.call(deleteAccount, { password: PASSWORD })

    expect(before).toMatchObject({ reminders: [{}], withdrawals: ['eva@example.org'] })
    expect({ ...(await kept()), mails: (await mailsTo('eva@example.org')).length }).toEqual(before)
  })

  test('whoever named a foreign address for their account takes nothing from its owner', async () => {
    const eva = await aVisitor(engine)
    await eva.call(requestReminder, { variantId: VARIANTS.soldOut, email: 'eva@example.org' })
    await engine.tidy()
    const before = await mailsTo('eva@example.org')
    await anna.call(requestEmailChange, { email: 'eva@example.org', password: PASSWORD })
    await engine.tidy()

    await anna.call(deleteAccount, { password: PASSWORD })

    expect(before.length).toBeGreaterThan(0)
    expect(await mailsTo('eva@example.org')).toEqual(before)
    expect(await engine.database.sql.select().from(reminders)).toHaveLength(1)
  })

  // The order was written after the erasure had looked for orders, and kept name and address of an account that is gone.
  test('an order that is placed while its account is deleted is forgotten like every other', async () => {
    const away = await onAnotherDevice(engine)
    await fillCheckout(anna, { variantId: VARIANTS.cushion })
    const { sql } = engine.database
    await sql.execute(raw`create function wait_here() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(77, hashtext(current_schema())); return new;
    end $$`)
    await sql.execute(
      raw`create trigger wait_here before insert on orders for each row execute function wait_here()`,
    )
    const [isHeld, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = engine.database.transaction(async (inner) => {
      await inner.execute(raw`select pg_advisory_xact_lock(77, hashtext(current_schema()))`)
      isHeld.resolve()
      await mayGo.promise
    })
    await isHeld.promise
    const placing = raw`select pid from pg_locks where not granted and locktype = 'advisory' and classid = 77
      and objid = hashtext(current_schema())::oid`
    const until = async (query: typeof placing) => {
      while ((await sql.execute(query)).rows.length === 0) await new Promise((next) => setTimeout(next, 5))
    }

    const placed = anna.try(placeOrder, { acceptedTerms: true })
    await until(placing)
    const deleted = away.try(deleteAccount, { password: PASSWORD })
    await until(raw`select pid from pg_stat_activity
      where pg_blocking_pids(pid) && array(${placing})::int[] and wait_event_type = 'Lock'`)
    mayGo.resolve()
    await holding

    expect([(await placed).status, (await deleted).status]).toEqual([201, 204])
    expect(await sql.select({ of: orders.customerId }).from(orders)).toEqual([{ of: null }])
  })

  test('an order under way keeps its person until it can no longer come back, then forgets it', async () => {
    const { orderNumber, token } = await live()
    await setState(orderNumber, 'shipped')
    await anna.call(deleteAccount, { password: PASSWORD })
    const before = await orderRow(orderNumber)
    clock.forward(30 * DAYS)
    await engine.tidy()
    const onTheLastDay = await orderRow(orderNumber)

    // Midnight in Berlin.
    clock.forward(11 * 60 * 60)
    await engine.tidy()

    expect(before).toMatchObject({ customerId: null, email: EMAIL, shippingAddress: { street: 'Lindenweg' } })
    expect(onTheLastDay.email).toBe(EMAIL)
    const { customer, shippingAddress, total, totals, items, ...row } = await orderRow(orderNumber)
    expect(row).toMatchObject({ customerId: null, email: '', userId: '', comment: null, preferredDay: null })
    expect(customer).toMatchObject({ id: '', email: '', lastName: '' })
    expect(shippingAddress).toMatchObject({ country: 'DE', street: '', zip: '' })
    expect(JSON.stringify([row, customer, shippingAddress, items])).not.toMatch(TRACES)
    expect(total).toBe(1999 + 595)
    expect(totals).toEqual(before.totals)
    const stranger = await aVisitor(engine)
    expect((await stranger.try(loadPlacedOrder, { token })).status).toBe(404)
  })

  // Only the oldest thousand were looked at; while they all waited for money, no person after them was ever erased.
  test('orders that still need their person hold up nobody behind them', async () => {
    const { orderNumber } = await live()
    await anna.call(deleteAccount, { password: PASSWORD })
    await engine.database.sql.execute(raw`
      insert into orders
      select (jsonb_populate_record(kept, jsonb_build_object(
        'id', 'kept' || n, 'number', 'kept' || n, 'token_hash', 'kept' || n, 'placed_at', '2026-11-01T00:00:00.000001Z'
      ))).* from orders as kept, generate_series(1, 1001) as n`)
    await engine.database.sql.update(orders).set({ state: 'cancelled' }).where(eq(orders.number, orderNumber))

    await forgetOrders(engine.database, clock.now())

    expect((await orderRow(orderNumber)).email).toBe('')
    expect((await orderRow('kept1')).email).toBe(EMAIL)
  })

  test('what was written onto the goods is forgotten with its order', async () => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')
    const row = await orderRow(orderNumber)
    const written = row.items.map((parcel) => ({
      ...parcel,
      items: parcel.items.map((item) => ({
        ...item,
        customData: { ...item.customData, customText: { text1: 'Sonnenblume' } },
      })),
    }))
    await engine.database.sql.update(orders).set({ items: written }).where(eq(orders.number, orderNumber))
    for (const item of written.flatMap((parcel) => parcel.items))
      await engine.database.sql.update(orderItems).set({ item })
    await anna.call(deleteAccount, { password: PASSWORD })

    clock.forward(31 * DAYS)
    await engine.tidy()

    const rows = [
      await engine.database.sql.select().from(orders),
      await engine.database.sql.select().from(orderItems),
    ]
    expect(JSON.stringify(rows)).not.toMatch(TRACES)
  })

  test('what came after an order is told, and forgotten with its person', async () => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')
    const { id: orderId } = await orderRow(orderNumber)
    const { sql } = engine.database
    const declared = { state: 'settled' as const, locale: 'de-de' as const, orderNumber, email: EMAIL }
    await sql.insert(withdrawals).values([
      { ...WITHDRAWAL, ...declared, id: 'w1', number: 'W1', orderId, declaredAt: clock.now() },
      { ...WITHDRAWAL, ...declared, id: 'w2', number: 'W2', orderId: null, declaredAt: clock.now() },
    ])
    await sql.insert(complaints).values({ ...COMPLAINT, orderId, receivedAt: clock.now() })
    await sql.insert(complaintPhotos).values({
      id: 'p1',
      orderId,
      complaintId: 'c1',
      bytes: new Uint8Array([1]),
      width: 1,
      height: 1,
      uploadedAt: clock.now(),
    })

    const exported = await anna.call(exportUserData, {})
    await anna.call(deleteAccount, { password: PASSWORD })
    clock.forward(31 * DAYS)
    await engine.tidy()

    expect(exported.orders).toMatchObject([
      { withdrawals: [{ number: 'W1' }], complaints: [{ message: 'Annas Kissen' }], photos: [{ width: 1 }] },
    ])
    const rows = [await sql.select().from(withdrawals), await sql.select().from(complaints)]
    expect(rows.map((kind) => kind.length)).toEqual([2, 1])
    expect(JSON.stringify(rows)).not.toMatch(TRACES)
    expect(await sql.select().from(complaintPhotos)).toEqual([])
  })

  // A complaint and a partial withdrawal change no order: both were emptied while their shopper waited for an answer.
  test('an open complaint keeps its words, its pictures and its person until it has been answered', async () => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')
    clock.forward(60 * DAYS)
    const { id: orderId } = await orderRow(orderNumber)
    const { sql } = engine.database
    const photo = { id: 'p1', orderId, complaintId: 'c1', bytes: new Uint8Array([1]), width: 1, height: 1 }
    const open = { ...COMPLAINT, state: 'received' as const, answer: null, orderId, receivedAt: clock.now() }
    await sql.insert(complaints).values(open)
    await sql.insert(complaintPhotos).values({ ...photo, uploadedAt: clock.now() })
    anna = await onAnotherDevice(engine)
    await anna.call(deleteAccount, { password: PASSWORD })
    clock.forward(60 * DAYS)
    await engine.tidy()
    const whileOpen = await orderRow(orderNumber)
    const words = (await sql.select().from(complaints)).map(({ message }) => message)
    const pictures = await sql.select({ id: complaintPhotos.id }).from(complaintPhotos)

    await sql.update(complaints).set({ state: 'answered', answeredAt: clock.now() })
    clock.forward(31 * DAYS)
    await engine.tidy()

    expect([whileOpen.email, words, pictures]).toEqual([EMAIL, [COMPLAINT.message], [{ id: 'p1' }]])
    expect((await orderRow(orderNumber)).email).toBe('')
    expect((await sql.select().from(complaints)).map(({ message }) => message)).toEqual([''])
    expect(await sql.select().from(complaintPhotos)).toEqual([])
  })

  test.each([
    [
      'an announced return',
      orderReturns,
      { id: 'r1', number: 'R1', basis: 'law', state: 'announced', lines: [{ position: 1, quantity: 1 }] },
      { state: 'received', receivedAt: new Date('2027-01-01') },
    ],
    [
      'a declaration that waits for somebody',
      withdrawals,
      {
        ...WITHDRAWAL,
        id: 'w1',
        number: 'W1',
        state: 'byHand',
        locale: 'de-de',
        email: EMAIL,
        orderNumber: '',
      },
      { state: 'settled', settledAt: new Date('2027-01-01') },
    ],
  ])('%s keeps the person of its order until it is done', async (_, table, row, done) => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')
    const { id: orderId } = await orderRow(orderNumber)
    const at = clock.now()
    await engine.database.sql
      .insert(table)
      .values({ ...row, orderId, announcedAt: at, declaredAt: at } as never)
    await anna.call(deleteAccount, { password: PASSWORD })
    clock.forward(40 * DAYS)
    await engine.tidy()
    const whileOpen = await orderRow(orderNumber)

    await engine.database.sql.update(table).set(done as never)
    clock.forward(51 * DAYS)
    await engine.tidy()

    expect(whileOpen.email).toBe(EMAIL)
    expect((await orderRow(orderNumber)).email).toBe('')
  })

  // It kept the person for four years, as if the shop owed an answer.
  test('a return that was announced and never sent has an end', async () => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')
    const { id: orderId } = await orderRow(orderNumber)
    const lines = [{ position: 1, quantity: 1 }]
    await engine.database.sql.insert(orderReturns).values({
      id: 'r1',
      number: 'R1',
      orderId,
      basis: 'law',
      state: 'announced',
      lines,
      announcedAt: clock.now(),
    })
    await anna.call(deleteAccount, { password: PASSWORD })

    clock.forward(45 * DAYS)
    await engine.tidy()

    expect((await orderRow(orderNumber)).email).toBe('')
    expect(await engine.database.sql.select().from(orderReturns)).toMatchObject([{ state: 'announced' }])
  })

  test('what an operator noted about an order is forgotten with its person', async () => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')
    const { id: orderId } = await orderRow(orderNumber)
    await engine.database.sql.insert(orderEvents).values({
      orderId,
      at: clock.now(),
      to: 'delivered',
      by: 'mia',
      entry: { code: 'noted', remark: 'Anna Probst rief an' },
      note: 'Anna Probst rief an',
    })
    const [payment] = await engine.database.sql.select().from(payments)
    await engine.database.sql
      .insert(paymentEvents)
      .values({ paymentId: payment?.id ?? '', at: clock.now(), kind: 'refund', by: 'mia', note: 'für Anna' })
    await anna.call(deleteAccount, { password: PASSWORD })

    clock.forward(31 * DAYS)
    await engine.tidy()

    const events = await engine.database.sql.select().from(orderEvents)
    expect(events.map(({ to }) => to)).toContain('delivered')
    expect(JSON.stringify([events, await engine.database.sql.select().from(paymentEvents)])).not.toMatch(
      TRACES,
    )
  })

  test('a release that knows notes alone forgets the entry beside them', async () => {
    const { orderNumber } = await live()
    const { id: orderId } = await orderRow(orderNumber)
    const { sql } = engine.database
    const said = { code: 'noted', remark: 'Anna Probst rief an' } as const
    const event = { orderId, at: clock.now(), to: 'delivered', by: 'mia' } as const
    await sql.insert(orderEvents).values({ ...event, entry: said, note: said.remark })

    await sql.update(orderEvents).set({ note: null }).where(eq(orderEvents.orderId, orderId))

    expect(JSON.stringify(await sql.select().from(orderEvents))).not.toMatch(TRACES)
  })

  // A remark, or a mail that was sent once more, had begun the days anew in which goods may come back.
  test('a remark and a mail that was sent again keep nobody', async () => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')
    await anna.call(deleteAccount, { password: PASSWORD })
    clock.forward(20 * DAYS)
    const steps = [
      await runCommand(engine.database, ['orders', 'note', orderNumber, 'has called'], clock.now()),
      await runCommand(engine.database, ['mails', 'resend', orderNumber, 'invoice'], clock.now()),
    ]

    clock.forward(11 * DAYS)
    await engine.tidy()

    expect(steps.map(({ exitCode }) => exitCode)).toEqual([0, 0])
    expect((await orderRow(orderNumber)).email).toBe('')
  })

  test('money that is owed keeps its person from the day on which it came up', async () => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')
    await engine.database.sql.update(orders).set({ customerId: null })
    const [payment] = await engine.database.sql.select().from(payments)
    const owed = { paymentId: payment?.id ?? '', kind: 'byHand', amount: 500, by: 'mia' }
    clock.forward(2 * 365 * DAYS)
    await engine.database.sql.insert(paymentEvents).values({ ...owed, at: clock.now() })

    clock.forward(3 * 365 * DAYS)
    await engine.tidy()
    const within = (await orderRow(orderNumber)).email
    clock.forward(1.1 * 365 * DAYS)
    await engine.tidy()

    expect([within, (await orderRow(orderNumber)).email]).toEqual([EMAIL, ''])
  })

  test('the invoice keeps its recipient, as tax law asks', async () => {
    const { orderNumber } = await live()
    await setState(orderNumber, 'delivered')
    await anna.call(deleteAccount, { password: PASSWORD })
    clock.forward(31 * DAYS)

    await engine.tidy()

    expect((await orderRow(orderNumber)).email).toBe('')
    const [invoice] = await engine.database.sql.select().from(invoices)
    expect(JSON.stringify(invoice?.content)).toContain('Lindenweg')
  })

  test('an order whose invoice nobody has written down yet waits for that', async () => {
    const { orderNumber } = await live()
    await engine.database.sql.update(orders).set({ state: 'cancelled' })
    await engine.database.sql.update(invoices).set({ content: null })

    await anna.call(deleteAccount, { password: PASSWORD })

    expect((await orderRow(orderNumber)).email).toBe(EMAIL)
    await engine.tidy()
    expect((await orderRow(orderNumber)).email).toBe('')
    const [invoice] = await engine.database.sql.select().from(invoices)
    expect(JSON.stringify(invoice?.content)).toContain('Lindenweg')
  })

  test('a review that was shown stays without its name, one that was not goes', async () => {
    await live()
    await engine.database.sql.update(reviews).set({ state: 'approved' })
    const second = await aCustomer(engine, { email: 'eva@example.org' })
    await second.call(writeReview, {
      referenceKey: await referenceKeyOf(2),
      rating: 1,
      title: '',
      text: 'Leider schon am ersten Tag zerbrochen.',
      nickname: 'Eva',
    })

    await anna.call(deleteAccount, { password: PASSWORD })
    await second.call(deleteAccount, { password: PASSWORD })

    const left = await engine.database.sql.select().from(reviews)
    expect(left).toMatchObject([{ title: 'Weich', nickname: '–', customerId: null }])
  })

  test('only whoever knows the password deletes an account', async () => {
    for (const password of ['', OTHER_PASSWORD]) {
      const answer = await anna.try(deleteAccount, { password })
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'credentials_wrong', errors: [{ path: 'password', key: 'password.wrong' }] },
      })
    }
    for (let attempt = 2; attempt < 10; attempt += 1)
      await anna.try(deleteAccount, { password: `${attempt}` })

    expect((await anna.try(deleteAccount, { password: PASSWORD })).status).toBe(429)
    expect(await anna.call(validateSession, {})).toEqual({ valid: true })
  })

  // A browser repeats a request whose answer was lost: it was told that its session had ended, and not that all is gone.
  test('sent twice it is done once, and answered twice; whoever sends another request is nobody', async () => {
    const token = anna.token()
    const once = await anna.try(deleteAccount, { password: PASSWORD }, { idempotencyKey: 'bye' })
    anna.setToken(token)

    const again = await anna.try(deleteAccount, { password: PASSWORD }, { idempotencyKey: 'bye' })
    anna.setToken(token)
    const another = await anna.try(deleteAccount, { password: PASSWORD }, { idempotencyKey: 'adieu' })

    expect([once.status, again.status, another.status]).toEqual([204, 204, 401])
    await engine.tidy()
    const sent = await engine.database.sql.select().from(mails)
    expect(sent.filter(({ kind }) => kind === 'accountDeleted')).toHaveLength(1)
  })

  test('under the same address one may begin anew, and finds nothing of before', async () => {
    await live()
    await anna.call(deleteAccount, { password: PASSWORD })

    const anew = await aCustomer(engine)

    expect(await anew.call(exportUserData, {})).toMatchObject({ orders: [], addresses: [], reviews: [] })
  })

  test.each([exportUserData, deleteAccount])('$name is for customers', async (call) => {
    const visitor = await aVisitor(engine)

    expect(await visitor.try(call, { password: PASSWORD })).toMatchObject({ status: 401 })
  })

  const userRow = async () =>
    (await engine.database.sql.select().from(users).where(eq(users.email, EMAIL)))[0]
  const orderRow = async (number: string) => {
    const [row] = await engine.database.sql.select().from(orders).where(eq(orders.number, number))
    if (row === undefined) throw new Error(`There is no order ${number}.`)
    return row
  }
  const referenceKeyOf = async (id: number) => {
    const { rows } = await engine.database.sql.execute<{ key: string }>(
      raw`select reference_key as key from products where id = ${id}`,
    )
    return rows[0]?.key ?? ''
  }
})

function login() {
  return { mode: 'login' as const, email: EMAIL, password: PASSWORD }
}
