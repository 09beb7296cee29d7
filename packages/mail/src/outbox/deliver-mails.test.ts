import type { Database } from '@shop/engine/db/database'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseMailCarrier } from '../database-mail-carrier.ts'
import { type CarriedMail, type MailCarrier, MailRefused, MailServerAway } from '../mail-carrier.ts'
import { deliverMails } from './deliver-mails.ts'
import { forgetOldMails } from './mail-desk-store.ts'
import { putMail } from './outbox-store.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

describe.each(await databases())('mails on their way, $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => emptyTables(database))
  afterAll(() => database.close())

  test('one that cannot be carried holds no other up, and comes again later', async () => {
    await write('a', 'b', 'c')
    const carrier = aCarrier({ refuses: 'b' })

    await expect(deliverMails(database, carrier, NOW)).rejects.toThrow('1 mails could not be sent')
    await expect(deliverMails(database, carrier, NOW)).resolves.toBe(0)
    const failed = (await rows()).find(({ doneAt }) => doneAt === null)
    carrier.refuses = null
    const late = await deliverMails(database, carrier, new Date(NOW.getTime() + 20_000))

    expect(failed).toMatchObject({ attempts: 1, lastError: 'Error: b is not there', leasedUntil: null })
    expect(late).toBe(1)
    expect(carrier.carried.map(({ subject }) => subject)).toEqual(['a', 'c', 'b'])
  })

  test('a process that dies leaves at most one mail to be carried again, under the same key', async () => {
    await write('a', 'b', 'c')
    const carrier = aCarrier({ diesAfter: 'b' })
    // A dying process marks nothing as sent and returns nothing: the promise never settles.
    await Promise.race([deliverMails(database, carrier, NOW), carrier.death])

    const others = aCarrier({})
    await deliverMails(database, others, NOW)
    const afterLease = new Date(NOW.getTime() + 6 * 60_000)
    await deliverMails(database, others, afterLease)

    expect(carrier.carried.map(({ subject }) => subject)).toEqual(['a', 'b'])
    expect(others.carried.map(({ subject }) => subject)).toEqual(['c', 'b'])
    expect(others.carried[1]?.key).toBe(carrier.carried[1]?.key)
  })

  test('the embedded carrier keeps a mail once that is carried twice', async () => {
    await write('a')
    const [mail] = await carriedOnce()

    await databaseMailCarrier.carry(database.sql, mail, NOW)
    await databaseMailCarrier.carry(database.sql, mail, NOW)

    expect(await database.sql.select().from(mails)).toHaveLength(1)
  })

  test('one that is refused for good is given up at once, and holds no other up', async () => {
    await write('a', 'b')
    const carrier = aCarrier({ refuses: 'a', problem: new MailRefused('550 no such user') })

    await expect(deliverMails(database, carrier, NOW)).rejects.toThrow('1 mails could not be sent')
    const later = await deliverMails(database, carrier, new Date(NOW.getTime() + 7 * 24 * 60 * 60_000))

    const [dead] = await rows()
    expect(dead).toMatchObject({ attempts: 1, deadAt: NOW, lastError: 'MailRefused: 550 no such user' })
    expect(carrier.carried.map(({ subject }) => subject)).toEqual(['b'])
    expect(later).toBe(0)
  })

  test('while the mail server is away, nobody knocks for every mail', async () => {
    await write('a', 'b', 'c')
    const carrier = aCarrier({ refuses: 'a', problem: new MailServerAway('connection refused') })

    await expect(deliverMails(database, carrier, NOW)).rejects.toThrow('1 mails')

    expect(carrier.carried).toEqual([])
    expect((await rows()).map(({ attempts, deadAt }) => [attempts, deadAt])).toEqual([
      [1, null],
      [0, null],
      [0, null],
    ])
  })

  test('one that never goes through is given up after about two days, never longer than an hour apart', async () => {
    await write('a')
    const carrier = aCarrier({ refuses: 'a' })
    let now = NOW
    const waits: number[] = []
    for (let attempt = 1; attempt <= 60; attempt += 1) {
      await deliverMails(database, carrier, now).catch(() => 0)
      const [row] = await rows()
      if (row === undefined || row.deadAt !== null) break
      waits.push(row.availableAt.getTime() - now.getTime())
      now = row.availableAt
    }

    const hours = (now.getTime() - NOW.getTime()) / 3_600_000
    expect(waits.slice(0, 3)).toEqual([20_000, 40_000, 80_000])
    expect(Math.max(...waits)).toBe(3_600_000)
    expect(hours).toBeGreaterThan(36)
    expect(hours).toBeLessThan(60)
    expect((await rows())[0]).toMatchObject({ deadAt: now })
  })

  test('one that nobody understands any more is given up, not tried for ever', async () => {
    await database.sql.insert(outbox).values({ topic: 'mail', payload: { kind: 'gone' }, availableAt: NOW })

    await expect(deliverMails(database, aCarrier({}), NOW)).rejects.toThrow('1 mails')

    expect((await rows())[0]).toMatchObject({ attempts: 1, deadAt: NOW })
  })

  test('what went out is forgotten after two weeks, what was given up after three months', async () => {
    await write('sent', 'dead', 'waits')
    await deliverMails(database, aCarrier({ refuses: 'dead', problem: new MailRefused('no') }), NOW).catch(
      () => 0,
    )
    await write('new')
    const after = async (days: number) => {
      await forgetOldMails(database.sql, new Date(NOW.getTime() + days * 24 * 60 * 60_000))
      return (await rows()).length
    }

    expect([await after(13), await after(15), await after(89), await after(91)]).toEqual([4, 2, 2, 1])
  })

  test('no transaction is open while a mail is carried', async () => {
    await write('a')
    let seen = 0

    await deliverMails(
      database,
      {
        async carry(_, mail, now) {
          // Would wait for ever within a transaction of the embedded database, which has one connection.
          await database.transaction((sql) => databaseMailCarrier.carry(sql, mail, now))
          seen = (await database.sql.select().from(mails)).length
        },
      },
      NOW,
    )

    expect(seen).toBe(1)
  })

  test('many processes carry every mail once', async () => {
    const subjects = Array.from({ length: 30 }, (_, index) => `mail ${index}`)
    await write(...subjects)
    const carrier = aCarrier({})

    const counts = await Promise.all(Array.from({ length: 6 }, () => deliverMails(database, carrier, NOW)))

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(carrier.carried.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
  })

  async function write(...subjects: string[]): Promise<void> {
    for (const subject of subjects)
      await putMail(
        database.sql,
        { kind: 'welcome', to: 'anna@example.org', locale: 'de-de', subject, text: 't', html: 'h' },
        NOW,
      )
  }

  async function carriedOnce(): Promise<[CarriedMail]> {
    const carrier = aCarrier({})
    await deliverMails(database, carrier, NOW)
    const [mail] = carrier.carried
    if (mail === undefined) throw new Error('nothing was carried')
    return [mail]
  }

  function rows() {
    return database.sql.select().from(outbox).orderBy(asc(outbox.id))
  }
})

type CarrierOptions = { refuses?: string | null; problem?: Error; diesAfter?: string }

function aCarrier({ refuses = null, problem, diesAfter }: CarrierOptions) {
  const carried: CarriedMail[] = []
  let die: (reason: undefined) => void = () => undefined
  const death = new Promise<undefined>((resolve) => {
    die = resolve
  })
  const carrier = {
    refuses,
    carried,
    death,
    async carry(_sql, mail) {
      if (mail.subject === carrier.refuses) throw problem ?? new Error(`${mail.subject} is not there`)
      carried.push(mail)
      if (mail.subject !== diesAfter) return
      die(undefined)
      await new Promise(() => undefined)
    },
  } satisfies MailCarrier & Record<string, unknown>
  return carrier
}
