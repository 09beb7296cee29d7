import { complainAboutOrder, declareWithdrawal } from '@shop/api-client/contract/after-sales'
import { sendContactMessage } from '@shop/api-client/contract/contact'
import { loadOrder } from '@shop/api-client/contract/user-orders'
import { readLog } from '@shop/api-client/office/account-commands'
import {
  answerInboxItem,
  assignInboxItem,
  closeInboxItem,
  listInbox,
  noteInboxItem,
  openInboxItem,
  reopenInboxItem,
  settleWithdrawal,
  showInboxItem,
  waitInboxItem,
} from '@shop/api-client/office/inbox-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { complaints, orderReturns, withdrawals } from '@shop/engine/db/schema/after-sales'
import { contactMessages, inboxEntries } from '@shop/engine/db/schema/inbox'
import { commandLog, staff } from '@shop/engine/db/schema/staff'
import { mails } from '@shop/engine/db/schema/system'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { buy } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

const NUMBER = 'T00000001'
const DAY = 24 * 60 * 60
const MESSAGE = {
  topic: 'delivery',
  order_number: 't0000 0001',
  first_name: 'Anna',
  last_name: 'Muster',
  email: 'Anna@Example.org',
  message: 'Wann kommt der Teppich?\n\nIch bin nur vormittags da.',
}

describe.each(await ruleEngines())('the inbox on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let anna: Visitor
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    anna = await aCustomer(behind.engine)
    mia = await aMember(behind, ['service'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  const list = async (asked = {}) => (await mia.answer(listInbox, asked)).items
  /** A session ends within a day; somebody else at the desk is there then. */
  const later = async (days: number) => {
    behind.clock.forward(days * DAY)
    mia = await aMember(behind, ['service'], `mia.${behind.clock.now().getTime()}@example.org`)
  }
  const shown = async (number: string) => {
    const { item } = await mia.answer(showInboxItem, { number })
    if (item === null) throw new Error(`There is no ${number}.`)
    return item
  }
  const written = async (fields = {}) => {
    await anna.call(sendContactMessage, { ...MESSAGE, ...fields })
    const number = (await list()).at(-1)?.number
    if (number === undefined) throw new Error('Nothing came in.')
    return number
  }
  const complained = async () => {
    await buy(anna, { variantId: VARIANTS.cushion })
    for (const step of ['paid', 'ship'])
      await runCommand(behind.engine.database, ['orders', step, NUMBER], behind.clock.now())
    await later(1)
    await runCommand(behind.engine.database, ['orders', 'deliver', NUMBER], behind.clock.now())
    const { order } = await anna.call(loadOrder, { orderNumber: NUMBER })
    const item = order.packages[0]?.items[0]?.key ?? ''
    const message = 'Das Kissen hat einen Riss, schon beim Auspacken.'
    return anna.call(complainAboutOrder, {
      orderNumber: NUMBER,
      kind: 'damaged',
      remedy: 'repair',
      message,
      item,
    })
  }
  const declared = (fields = {}) =>
    anna.call(declareWithdrawal, {
      name: 'Anna Probst',
      order_number: 'X-1',
      email: 'anna@example.org',
      items: '',
      ...fields,
    })

  test('a message is there with its writer, its order and the day until which it is to be answered', async () => {
    await buy(anna, { variantId: VARIANTS.cushion })
    const number = await written()
    const item = await shown(number)

    expect(item).toMatchObject({
      kind: 'message',
      state: 'new',
      owner: null,
      name: 'Anna Muster',
      email: 'anna@example.org',
      message: MESSAGE.message,
      topic: 'delivery',
      order: { number: NUMBER },
      customer: { name: 'Anna Probst', isGuest: false },
      // It came on a Saturday.
      due: { day: '2026-11-23', source: null, isOverdue: false },
      steps: ['answer', 'assign', 'wait', 'note', 'close'],
    })
  })

  test('what is overdue comes first, whatever kind it is, and is counted', async () => {
    await written({ topic: 'privacy' })
    await later(20)
    await written()
    await declared()
    await later(5)

    const { items, counts } = await mia.answer(listInbox, {})

    expect(items.map(({ kind, due }) => [kind, due?.isOverdue])).toEqual([
      ['message', true],
      ['privacy', false],
      ['withdrawal', false],
    ])
    expect(counts).toEqual({
      overdue: 1,
      mine: 0,
      kinds: [
        { kind: 'message', count: 1 },
        { kind: 'complaint', count: 0 },
        { kind: 'withdrawal', count: 1 },
        { kind: 'privacy', count: 1 },
        { kind: 'question', count: 0 },
      ],
    })
    expect((await list({ kind: 'privacy' })).map(({ kind }) => kind)).toEqual(['privacy'])
  })

  test('two people who take the same thing: the second one is told of the first', async () => {
    const tom = await aMember(behind, ['service'], 'tom@example.org')
    await sql().update(staff).set({ name: 'Tom Wolf' }).where(eq(staff.email, 'tom@example.org'))
    const number = await written()
    const { version } = await shown(number)

    await tom.answer(assignInboxItem, { number, owner: tom.email }, version)
    const late = await mia.run(assignInboxItem, { number, owner: mia.email }, version)

    expect(late).toMatchObject({
      type: 'conflict',
      changes: [
        {
          by: 'Tom Wolf',
          what: 'owner: Tom Wolf',
          inbox: { kind: 'owner', text: 'Tom Wolf', outcome: null },
        },
      ],
    })
    expect(await shown(number)).toMatchObject({ state: 'inWork', owner: { name: 'Tom Wolf', isMe: false } })
    expect(await tom.answer(listInbox, { isMine: true })).toMatchObject({
      items: [{ number }],
      counts: { mine: 1 },
    })
    const stranger = await aMember(behind, ['warehouse'])
    const now = await shown(number)
    expect(await mia.run(assignInboxItem, { number, owner: stranger.email }, now.version)).toMatchObject({
      coded: { code: 'inboxOwner' },
    })
  })

  test('an answer goes out once, in the language that was written in, and nothing is due any more', async () => {
    const number = await written()
    const { version } = await shown(number)
    const input = { number, text: 'Am Freitag.\n\nVormittags.' }

    const preview = await mia.preview(answerInboxItem, input, version)
    await mia.answer(answerInboxItem, input, version)
    await behind.engine.tidy()

    expect(preview).toMatchObject({
      effects: [{ kind: 'mail', mail: 'contactAnswer', to: 'anna@example.org' }],
    })
    const [mail, ...more] = await sql().select().from(mails).where(eq(mails.kind, 'contactAnswer'))
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'anna@example.org', subject: `Antwort auf Ihre Nachricht ${number}` })
    expect(mail?.text).toContain('Guten Tag Anna Muster,')
    expect(mail?.text).toContain('Vormittags.')
    expect(mail?.text).not.toContain('Teppich')
    expect(await shown(number)).toMatchObject({ state: 'waiting', due: null })
    expect(await mia.run(answerInboxItem, input, version)).toMatchObject({ type: 'conflict' })
  })

  test('is closed with what became of it, leaves the list, and can be taken up again', async () => {
    const number = await written()
    const close = { number, outcome: 'noAnswerNeeded' as const, note: 'spam' }
    await mia.answer(closeInboxItem, close, (await shown(number)).version)

    expect(await list()).toEqual([])
    expect(await list({ state: 'done' })).toMatchObject([{ number, outcome: 'noAnswerNeeded' }])
    const { version } = await shown(number)
    expect(await mia.run(answerInboxItem, { number, text: 'x' }, version)).toMatchObject({
      coded: { code: 'inboxDone' },
    })
    await mia.answer(reopenInboxItem, { number, note: 'it was none' }, version)
    expect(await list()).toMatchObject([{ number, state: 'inWork', outcome: null }])
  })

  test('waits for somebody else, and goes on', async () => {
    const number = await written()
    const wait = async (isWaiting: boolean) =>
      mia.answer(waitInboxItem, { number, isWaiting, note: 'the carrier' }, (await shown(number)).version)

    await wait(true)
    expect(await shown(number)).toMatchObject({ state: 'waiting', due: { day: '2026-11-23' } })
    await wait(false)
    await mia.answer(noteInboxItem, { number, text: 'she called' })
    const { state, entries } = await shown(number)
    expect(state).toBe('inWork')
    expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['state', 'the carrier'],
      ['state', 'the carrier'],
      ['note', 'she called'],
    ])
  })

  test('a complaint is answered on the page of its order, too, and is one with its own table', async () => {
    const { number } = await complained()
    const item = await shown(number)
    await mia.answer(answerInboxItem, { number, text: 'Wir nähen es.' }, item.version)
    await behind.engine.tidy()

    expect(item).toMatchObject({
      kind: 'complaint',
      topic: 'damaged',
      complaint: { remedy: 'repair', quantity: 1, item: 'Kissen', photos: 0 },
      order: { number: NUMBER },
    })
    const [own] = await sql().select().from(complaints)
    expect(own).toMatchObject({ state: 'answered', answer: 'Wir nähen es.', answeredBy: 'Mia Kern' })
    expect(await sql().select().from(mails).where(eq(mails.kind, 'complaintAnswered'))).toHaveLength(1)
    expect(await shown(number)).toMatchObject({ state: 'waiting' })
    await runCommand(behind.engine.database, ['complaints', 'close', number], behind.clock.now())
    expect(await shown(number)).toMatchObject({ state: 'done', outcome: 'solved' })
  })

  test('a withdrawal of an unknown order is due by law, and is settled for the order that is meant', async () => {
    await buy(anna, { variantId: VARIANTS.cushion })
    const { number } = await declared()
    await behind.engine.tidy()
    const item = await shown(number)
    const settle = { number, order: NUMBER }

    const unnamed = await mia.run(settleWithdrawal, { number }, item.version)
    const preview = await mia.preview(settleWithdrawal, settle, item.version)
    await mia.answer(settleWithdrawal, settle, item.version)

    expect(item.due).toMatchObject({ day: '2026-12-05', source: expect.stringContaining('§ 357 BGB') })
    expect(item.withdrawal).toMatchObject({
      outcome: expect.stringContaining('no order has this number'),
      said: { code: 'noOrder' },
    })
    expect(unnamed).toMatchObject({ coded: { code: 'withdrawalOrderUnknown' } })
    const cancelled = { code: 'settled', cancelled: [1], expected: [], kept: [] }
    expect(preview).toMatchObject({
      effects: [{ kind: 'history', note: 'cancelled 1', outcome: cancelled }],
    })
    expect(await sql().select().from(withdrawals)).toMatchObject([
      { state: 'settled', outcome: 'cancelled 1' },
    ])
    const done = await shown(number)
    expect(done).toMatchObject({
      state: 'done',
      steps: ['note'],
      withdrawal: { said: cancelled },
      entries: [{ kind: 'closed', text: 'cancelled 1', outcome: cancelled }],
    })
    expect(await mia.run(reopenInboxItem, { number }, done.version)).toMatchObject({
      coded: { code: 'withdrawalSettled' },
    })
  })

  test('an answer settles no withdrawal', async () => {
    const { number } = await declared()
    const { version } = await shown(number)

    await mia.answer(answerInboxItem, { number, text: 'Welche Bestellung?', outcome: 'answered' }, version)

    expect(await shown(number)).toMatchObject({ state: 'waiting', due: { day: '2026-12-05' } })
  })

  test('a letter has its month from the day it came in, and none from a day to come', async () => {
    const letter = {
      kind: 'privacy' as const,
      locale: 'de-de' as const,
      name: 'Eva Roth',
      email: 'eva@example.org',
      message: 'Was haben Sie über mich gespeichert?',
    }
    const { number } = await mia.answer(openInboxItem, { ...letter, receivedOn: '2026-11-01' })

    expect(await shown(number)).toMatchObject({
      kind: 'privacy',
      isByDesk: true,
      due: { day: '2026-12-01', source: 'Regulation (EU) 2016/679 art. 12(3)' },
      entries: [{ kind: 'opened', by: 'Mia Kern' }],
    })
    expect(await mia.run(openInboxItem, { ...letter, receivedOn: '2027-01-01' })).toMatchObject({
      coded: { code: 'inboxDayToCome' },
    })
  })

  // Settled by a rule it left the list at once, and nobody watched the day until which the money has to be back.
  describe('a withdrawal that settled itself', () => {
    const withdrawn = async () => {
      await buy(anna, { variantId: VARIANTS.cushion })
      for (const step of ['paid', 'ship', 'deliver'])
        await runCommand(behind.engine.database, ['orders', step, NUMBER], behind.clock.now())
      const { number } = await declared({ order_number: NUMBER })
      await behind.engine.tidy()
      return number
    }
    const open = async () => (await list()).map(({ number, state, due }) => [number, state, due?.day])

    test.each([
      ['its goods are here', ['orders', 'return', NUMBER]],
      ['its money went back before them', ['orders', 'refund', NUMBER, '--return']],
    ])('waits with its day until %s', async (_, words) => {
      const number = await withdrawn()
      const before = await open()
      const { steps } = await shown(number)
      const [expected] = await sql().select().from(orderReturns)
      const named = words.at(-1) === '--return' ? [expected?.number ?? ''] : []

      await runCommand(behind.engine.database, [...words, ...named], behind.clock.now())

      expect(before).toEqual([[number, 'waiting', '2026-12-05']])
      expect(steps).toEqual(['answer', 'assign', 'wait', 'note', 'close'])
      expect(await open()).toEqual([])
      expect(await list({ state: 'done' })).toMatchObject([{ number }])
    })

    test('is settled no second time, and closed by whoever has agreed otherwise', async () => {
      const number = await withdrawn()
      const { version } = await shown(number)

      const again = await mia.run(settleWithdrawal, { number }, version)
      await mia.answer(closeInboxItem, { number, outcome: 'agreed', note: 'keeps it for half' }, version)

      expect(again).toMatchObject({ coded: { code: 'withdrawalSettled' } })
      expect(await open()).toEqual([])
      expect(await sql().select().from(withdrawals)).toMatchObject([
        { outcome: expect.stringContaining('expects R-') },
      ])
    })
  })

  describe('a withdrawal by letter', () => {
    const letter = {
      kind: 'withdrawal' as const,
      locale: 'de-de' as const,
      name: 'Anna Probst',
      email: 'anna@example.org',
      orderNumber: NUMBER.toLowerCase(),
      message: 'Hiermit widerrufe ich meine ganze Bestellung.',
    }
    /** Delivered on Monday, 23 November: the law's days end on 7 December, the shop's on the 23rd. */
    const delivered = async () => {
      await buy(anna, { variantId: VARIANTS.cushion })
      for (const step of ['paid', 'ship', 'deliver']) {
        if (step === 'deliver') await later(2)
        await runCommand(behind.engine.database, ['orders', step, NUMBER], behind.clock.now())
      }
    }
    const settled = async (number: string) => {
      const { version } = await shown(number)
      await mia.answer(settleWithdrawal, { number, positions: [1] }, version)
      return sql().select().from(orderReturns)
    }

    test('waits with its order and its days, and is settled by the day it came in', async () => {
      await delivered()
      await later(20)
      const { number } = await mia.answer(openInboxItem, { ...letter, receivedOn: '2026-12-07' })

      expect(number).toMatch(/^W-/)
      expect(await shown(number)).toMatchObject({
        kind: 'withdrawal',
        state: 'new',
        isByDesk: true,
        message: letter.message,
        order: { number: NUMBER },
        due: { day: '2026-12-21', source: 'Directive 2011/83/EU art. 13(1); § 357 BGB' },
        entries: [{ kind: 'opened', by: 'Mia Kern' }],
      })
      expect(await settled(number)).toMatchObject([{ basis: 'law' }])
    })

    test.each([
      ['which came in too late', {}, 'promise'],
      ['which came in too late and was sent in time', { sentOn: '2026-12-07' }, 'law'],
    ])('%s', async (_, sent, basis) => {
      await delivered()
      await later(20)
      const { number } = await mia.answer(openInboxItem, { ...letter, ...sent, receivedOn: '2026-12-09' })

      expect(await settled(number)).toMatchObject([{ basis }])
    })

    test('has an order that there is or none, and no day to come', async () => {
      await delivered()
      const refusals = [
        await mia.run(openInboxItem, { ...letter, orderNumber: 'T99999999' }),
        await mia.run(openInboxItem, { ...letter, receivedOn: '2026-12-24' }),
        await mia.run(openInboxItem, { ...letter, receivedOn: '2026-11-23', sentOn: '2026-11-24' }),
        await mia.run(openInboxItem, { ...letter, receivedOn: '2026-11-22', sentOn: '2026-11-23' }),
      ]
      const { number } = await mia.answer(openInboxItem, { ...letter, orderNumber: '' })

      expect(refusals).toMatchObject([
        { coded: { code: 'orderUnknown' } },
        { coded: { code: 'inboxDayToCome' } },
        { coded: { code: 'inboxDayToCome' } },
        { coded: { code: 'inboxSentLater' } },
      ])
      expect(await shown(number)).toMatchObject({ order: null, steps: expect.arrayContaining(['settle']) })
    })

    test('is written down by a command as well, under the name of its order', async () => {
      await delivered()
      const words = [
        'withdrawals',
        'open',
        NUMBER,
        '--received',
        '2026-11-22',
        '--text',
        'Widerruf',
        '--by',
        'mia',
      ]
      const opened = await runCommand(behind.engine.database, words, behind.clock.now())

      const [row] = await sql().select().from(withdrawals)
      expect(opened).toEqual({ lines: [`${row?.number}: waits for somebody`], exitCode: 0 })
      expect(row).toMatchObject({
        source: 'desk',
        state: 'byHand',
        name: 'Anna Probst',
        email: 'anna@example.org',
        itemsText: 'Widerruf',
        declaredAt: new Date('2026-11-22T12:00:00Z'),
      })
    })
  })

  test('every look is in the log, and who has no business there sees nothing', async () => {
    const number = await written()
    await shown(number)
    const wanda = await aMember(behind, ['warehouse'])

    const { entries } = await mia.answer(readLog, { object: `inbox:${number}` })
    expect(entries).toMatchObject([{ command: 'showInboxItem', by: 'Mia Kern', isRead: true }])
    expect(await wanda.run(listInbox, {})).toEqual({ type: 'forbidden', right: 'inbox.read' })
  })

  test('with its writer the words are forgotten, those of the desk as well', async () => {
    const number = await written()
    await mia.answer(noteInboxItem, { number, text: 'Anna Muster, Lindenweg' })
    await runCommand(
      behind.engine.database,
      ['users', 'erase', 'anna@example.org', '--yes'],
      behind.clock.now(),
    )

    const kept = JSON.stringify([
      await sql().select().from(contactMessages),
      await sql().select().from(inboxEntries),
      await sql().select().from(commandLog),
    ])
    for (const word of ['Anna', 'Muster', 'Teppich', 'Lindenweg', 'anna@']) expect(kept).not.toContain(word)
    const { version } = await shown(number)
    expect(await mia.run(answerInboxItem, { number, text: 'x' }, version)).toMatchObject({
      coded: { code: 'inboxForgotten' },
    })
    behind.clock.forward(3 * 366 * DAY)
    await behind.engine.tidy()
    expect(await sql().select().from(contactMessages)).toEqual([])
    expect(await sql().select().from(inboxEntries)).toEqual([])
  })
})
