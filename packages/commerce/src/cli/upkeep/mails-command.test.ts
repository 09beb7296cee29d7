import type { Database } from '@shop/engine/db/database'
import { outbox } from '@shop/engine/db/schema/system'
import { databasesForRules, emptyTables } from '@shop/engine/db/test-database'
import type { MailKind } from '@shop/mail/mail'
import { type CarriedMail, MailRefused } from '@shop/mail/mail-carrier'
import { deliverMails } from '@shop/mail/outbox/deliver-mails'
import { newHeldMail, putMail } from '@shop/mail/outbox/outbox-store'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../commands.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ'

describe.each(await databasesForRules())('mails at the desk, $name', ({ open }) => {
  let database: Database
  let carried: CarriedMail[]
  let refused: string | null
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await emptyTables(database)
    carried = []
    refused = 'nobody@example.org'
    await write('anna@example.org', 'resetPassword')
    await write('nobody@example.org', 'welcome')
    await send()
  })
  afterAll(() => database.close())

  const run = (...words: string[]) => runCommand(database, ['mails', ...words], NOW)
  const send = () => deliverMails(database, carrier, NOW).catch(() => 0)
  const carrier = {
    async carry(_: unknown, mail: CarriedMail) {
      if (mail.to === refused) throw new MailRefused('550 No such user\r\nhere')
      carried.push(mail)
    },
  }

  test('what was given up is told, with the reason', async () => {
    const { lines, exitCode } = await run('list')

    expect(exitCode).toBe(0)
    expect(lines).toEqual([
      '     2  2026-11-22 12:00  welcome  nobody@example.org  Betreff',
      '        attempt 1: MailRefused: 550 No such user here',
    ])
  })

  test('what went out is a list of its own', async () => {
    expect((await run('list', 'sent')).lines).toEqual([
      '     1  2026-11-22 12:00  resetPassword  anna@example.org  Betreff',
    ])
    expect((await run('list', 'waiting')).lines).toEqual(['No mail waits to be sent.'])
  })

  test('one that was given up goes out when it is sent again', async () => {
    refused = null

    const { lines, exitCode } = await run('resend', '2')
    await send()

    expect([lines, exitCode]).toEqual([
      ['2: goes to nobody@example.org within seconds while the shop runs.'],
      0,
    ])
    expect(carried.map(({ to }) => to)).toEqual(['anna@example.org', 'nobody@example.org'])
    expect((await run('list')).lines).toEqual(['No mail was given up.'])
  })

  test('one that went out goes a second time, as a mail of its own', async () => {
    await run('resend', '1')
    await send()

    expect(carried.map(({ to }) => to)).toEqual(['anna@example.org', 'anna@example.org'])
    expect(carried[0]?.key).not.toBe(carried[1]?.key)
  })

  test('a mail is shown without what its links open', async () => {
    const { lines } = await run('show', '1')

    expect(lines).toContain('to        anna@example.org')
    expect(lines.join('\n')).toContain('https://shop.example/konto/neues-passwort/?hash=…')
    expect(lines.join('\n')).not.toContain(TOKEN)
  })

  test('the code of a gift card is never shown', async () => {
    await write('eva@example.org', 'giftCard')

    const { lines } = await run('show', '3')

    expect(lines.join('\n')).not.toContain('shop.example')
  })

  test.each([['99'], ['x'], ['-1'], ['1e3'], ['9'.repeat(30)]])('%s names no mail', async (word) => {
    expect((await run('show', word)).exitCode).toBe(1)
    expect((await run('resend', word)).exitCode).toBe(1)
  })

  test('one that waits for a payment is not let go by hand', async () => {
    await newHeldMail(database.sql, aMail('eva@example.org', 'orderConfirmation'), {
      orderId: 'o1',
      outcome: 'confirmed',
    })

    expect((await run('resend', '3')).exitCode).toBe(1)
    expect((await run('list', 'waiting')).lines).toEqual(['No mail waits to be sent.'])
  })

  test('one that is on its way is left alone', async () => {
    await write('eva@example.org', 'welcome')
    await database.sql.update(outbox).set({ leasedUntil: new Date(NOW.getTime() + 60_000) })

    const { lines, exitCode } = await run('resend', '3')

    expect([lines, exitCode]).toEqual([['3: is on its way at this moment. Look again in a minute.'], 1])
  })

  test.each([[], ['show'], ['resend'], ['list', 'all'], ['list', 'dead', 'x'], ['delete', '1']])(
    'mails %j is not understood',
    async (...words) => {
      expect(await run(...words)).toMatchObject({ exitCode: 2 })
    },
  )

  async function write(to: string, kind: MailKind): Promise<void> {
    await putMail(database.sql, aMail(to, kind), NOW)
  }
})

function aMail(to: string, kind: MailKind) {
  const text = `Hier entlang:\nhttps://shop.example/konto/neues-passwort/?hash=${TOKEN}\n`
  return { kind, to, locale: 'de-de' as const, subject: 'Betreff', text, html: '<p>…</p>' }
}
