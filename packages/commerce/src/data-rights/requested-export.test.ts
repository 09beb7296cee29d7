import { requestReminder } from '@shop/api-client/contract/reminders'
import { addAddress } from '@shop/api-client/contract/user-addresses'
import {
  deleteAccount,
  exportUserData,
  loadRequestedExport,
  requestDataExport,
} from '@shop/api-client/contract/user-data'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { dataLinks, users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { anAddress, buy } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'gast@example.org'
const DAY = 24 * 60 * 60

describe.each(await ruleEngines())('data asked for by mail on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let guest: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    guest = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  test('a guest gets everything that is stored under the address', async () => {
    const { orderNumber, token } = await buy(guest, { variantId: VARIANTS.book, email: EMAIL })
    await guest.call(requestReminder, { variantId: VARIANTS.soldOut, email: EMAIL })
    await guest.call(requestDataExport, { email: ` ${EMAIL.toUpperCase()} ` })

    const document = await guest.call(loadRequestedExport, { token: await mailedToken() })

    expect(document).toMatchObject({
      email: EMAIL,
      account: null,
      knownByEmail: {
        guests: [{ email: EMAIL, isGuest: true }],
        guestOrders: [{ number: orderNumber }],
        reminders: [{ variantId: VARIANTS.soldOut }],
      },
    })
    for (const secret of [token, 'tokenHash', 'https://'])
      expect(JSON.stringify(document)).not.toContain(secret)
  })

  test('whoever has an account finds it in the export as well', async () => {
    const anna = await aCustomer(engine)
    await anna.call(addAddress, { address: anAddress() })
    await guest.call(requestDataExport, { email: 'anna@example.org' })

    const { account } = await guest.call(loadRequestedExport, { token: await mailedToken() })

    expect(account).toMatchObject({ addresses: [{ address: { street: 'Lindenweg' } }] })
    expect(Object.keys(account ?? {})).toEqual(Object.keys(await anna.call(exportUserData, {})))
  })

  test('whether an address is known is not told, and only a known one gets a mail', async () => {
    await aCustomer(engine)

    const known = await guest.try(requestDataExport, { email: 'anna@example.org' })
    const unknown = await guest.try(requestDataExport, { email: 'nobody@example.org' })

    expect(unknown).toEqual(known)
    expect(known.status).toBe(202)
    expect(await engine.database.sql.select().from(dataLinks)).toMatchObject([{ email: 'anna@example.org' }])
    expect(await exportMails()).toHaveLength(1)
  })

  test.each([
    ['used', async (token: string) => void (await guest.call(loadRequestedExport, { token })), 0],
    ['a day old', async () => undefined, DAY],
  ])('a link that is %s opens nothing', async (_, before, seconds) => {
    await aCustomer(engine)
    await guest.call(requestDataExport, { email: 'anna@example.org' })
    const token = await mailedToken()
    await before(token)
    clock.forward(seconds)

    const answer = await guest.try(loadRequestedExport, { token })

    expect(answer).toMatchObject({ status: 410, body: { code: 'export_link_expired' } })
  })

  // Anybody may register with the address: deleting such an account takes nothing from the owner of the mailbox.
  test.each([
    ['proven', true, { status: 410, body: { code: 'export_link_expired' } }],
    ['never proven', false, { status: 200, body: { account: null, email: 'anna@example.org' } }],
  ])('with an account whose mailbox was %s goes what belongs to it', async (_, isProven, answer) => {
    const anna = await aCustomer(engine)
    await guest.call(requestDataExport, { email: 'anna@example.org' })
    const token = await mailedToken()
    if (isProven) await engine.database.sql.update(users).set({ emailProvenAt: clock.now() })
    await anna.call(deleteAccount, { password: PASSWORD })

    expect(await guest.try(loadRequestedExport, { token })).toMatchObject(answer)
  })

  test('a guessed link opens nothing, and after five guesses nobody looks any more', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await guest.try(loadRequestedExport, { token: `${guess}`.repeat(43) })).status)

    expect(statuses).toEqual([410, 410, 410, 410, 410, 429])
  })

  test('five mails an hour are enough for anybody', async () => {
    for (let time = 0; time < 5; time += 1) await guest.call(requestDataExport, { email: EMAIL })

    const answer = await guest.try(requestDataExport, { email: EMAIL })

    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  })

  test('what is no address is refused at its field', async () => {
    const answer = await guest.try(requestDataExport, { email: 'nobody' })

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } })
  })

  test('ended links are forgotten', async () => {
    await aCustomer(engine)
    await guest.call(requestDataExport, { email: 'anna@example.org' })
    clock.forward(DAY + 1)

    await engine.tidy()

    expect(await engine.database.sql.select().from(dataLinks)).toEqual([])
  })

  const exportMails = async () => {
    const rows = await engine.database.sql.select().from(outbox)
    return rows.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes('datenauskunft'))
  }
  const mailedToken = async () => {
    const [text = ''] = await exportMails()
    return /datenauskunft\/#([\w-]{43})/.exec(text)?.[1] ?? ''
  }
})
