import type { Database } from '@shop/engine/db/database'
import { outbox } from '@shop/engine/db/schema/system'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverMails } from './deliver-mails.ts'
import { HELD, newHeldMail, type Outcome, settleHeldMails } from './outbox-store.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

describe.each(await databases())('mails that wait for a payment, $name', ({ open }) => {
  let database: Database
  let carried: string[]
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await emptyTables(database)
    carried = []
    await hold('o1', 'confirmed')
    await hold('o1', 'payment_failed')
  })
  afterAll(() => database.close())

  test('nobody reads about an order before its payment is decided', async () => {
    await deliverAt(NOW)

    expect(carried).toEqual([])
  })

  test.each<[string, Outcome | null, string[]]>([
    ['an order that was not paid is never confirmed to its shopper', 'payment_failed', ['o1 payment_failed']],
    ['a shopper who has paid never reads that the payment failed', 'confirmed', ['o1 confirmed']],
    ['a shopper who turned back at the payment reads nothing at all', null, []],
  ])('%s, not even ages later', async (_, outcome, expected) => {
    await settleHeldMails(database.sql, { orderId: 'o1', outcome, now: NOW })

    await deliverAt(NOW)
    await deliverAt(HELD)

    expect(carried).toEqual(expected)
  })

  test('what will never be sent is not kept: it holds the address and a link that opens the order', async () => {
    await settleHeldMails(database.sql, { orderId: 'o1', outcome: 'payment_failed', now: NOW })

    const kept = await database.sql.select({ payload: outbox.payload }).from(outbox)

    expect(kept).toMatchObject([{ payload: { outcome: 'payment_failed' } }])
  })

  test('the mails of another order go on waiting', async () => {
    await hold('o2', 'confirmed')
    await hold('o2', 'payment_failed')

    await settleHeldMails(database.sql, { orderId: 'o1', outcome: 'payment_failed', now: NOW })
    await settleHeldMails(database.sql, { orderId: 'o2', outcome: 'confirmed', now: NOW })
    await deliverAt(HELD)

    expect(carried).toEqual(['o1 payment_failed', 'o2 confirmed'])
  })

  test('a mail that has gone out is no longer held, whatever is settled behind it', async () => {
    await settleHeldMails(database.sql, { orderId: 'o1', outcome: 'payment_failed', now: NOW })
    await deliverAt(NOW)

    await settleHeldMails(database.sql, { orderId: 'o1', outcome: 'confirmed', now: NOW })
    await deliverAt(HELD)

    expect(carried).toEqual(['o1 payment_failed'])
  })

  async function hold(orderId: string, outcome: Outcome): Promise<void> {
    const kind = outcome === 'confirmed' ? 'orderConfirmation' : 'paymentFailed'
    const to = 'anna@example.org'
    const subject = `${orderId} ${outcome}`
    const mail = { kind, to, locale: 'de-de', subject, text: subject, html: subject } as const
    await newHeldMail(database.sql, mail, { orderId, outcome })
  }

  async function deliverAt(moment: Date): Promise<void> {
    const carry = async (_: unknown, { subject }: { subject: string }) => {
      carried.push(subject)
    }
    await deliverMails(database, { carry }, moment)
  }
})
