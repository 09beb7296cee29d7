import { confirmReminder, requestReminder } from '@shop/api-client/contract/reminders'
import { sendSignInCode, signInWithCode } from '@shop/api-client/contract/user'
import { deleteAccount, exportUserData } from '@shop/api-client/contract/user-data'
import {
  endOwnReminder,
  loadMailChoices,
  putMailChoices,
  putNewsletterTopics,
} from '@shop/api-client/contract/user-mail-choices'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { keepConfirmed } from '@shop/customers/newsletter/keep-confirmed'
import { proofsOf } from '@shop/customers/newsletter/newsletter-store'
import { openShop } from '@shop/domain/shop/shop'
import { stock, variants } from '@shop/engine/db/schema/catalogue'
import { reminders } from '@shop/engine/db/schema/reminders'
import { newsletterSubscriptions, users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'

describe.each(await ruleEngines())('what mails a customer chooses, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const written = async () => {
    const rows = await engine.database.sql.select().from(outbox).orderBy(asc(outbox.id))
    return rows.map(
      ({ payload }) => payload as { kind: string; to: string; locale: string; subject: string; text: string },
    )
  }
  const lastOf = async (kind: string) => (await written()).findLast((mail) => mail.kind === kind)
  /** Signs in by what only the mailbox was told. */
  const prove = async () => {
    const { ticket } = await anna.call(sendSignInCode, { email: EMAIL })
    const code = /\b\d{3} ?\d{3}\b/.exec((await lastOf('signInCode'))?.text ?? '')?.[0] ?? ''
    await anna.call(signInWithCode, { ticket, code })
  }
  const remindMe = async (by: Visitor = anna) => {
    await by.call(requestReminder, { variantId: VARIANTS.soldOut, email: EMAIL })
    const token = /#erinnern=([\w-]{43})/.exec((await lastOf('reminderConfirmation'))?.text ?? '')?.[1]
    if (token !== undefined) await by.call(confirmReminder, { token })
  }
  const backInStock = async () => {
    const { sql } = engine.database
    await sql.update(variants).set({ bvc: 1 }).where(eq(variants.id, VARIANTS.soldOut))
    await sql.update(stock).set({ quantity: 3 }).where(eq(stock.variantId, VARIANTS.soldOut))
    await engine.tidy()
  }
  const newsletterElsewhere = () =>
    keepConfirmed(engine.database.sql, {
      email: EMAIL,
      firstName: 'Anna',
      lastName: 'Probst',
      shopId: openShop(engine.brand, 'de-de').shopId,
      locale: 'de-de',
      source: 'test',
      confirmedAt: clock.now(),
    })

  test('whoever merely typed an address is told nothing of its mailbox, and changes nothing there', async () => {
    await newsletterElsewhere()
    await remindMe(await aVisitor(engine))
    const [kept] = await engine.database.sql.select().from(reminders)

    const choices = await anna.call(loadMailChoices, {})
    const topics = await anna.try(putNewsletterTopics, { topics: [] })
    const ended = await anna.try(endOwnReminder, { id: kept?.id })

    expect(choices).toEqual({ mailbox: null, asksForReviews: true, mailLocale: null })
    expect([topics, ended]).toMatchObject([
      { status: 409, body: { code: 'email_unproven' } },
      { status: 409, body: { code: 'email_unproven' } },
    ])
    expect(await engine.database.sql.select().from(reminders)).toHaveLength(1)
    expect(await engine.database.sql.select().from(newsletterSubscriptions)).toMatchObject([
      { state: 'confirmed' },
    ])
  })

  test('after a code by mail, newsletter and reminders are there', async () => {
    await newsletterElsewhere()
    await remindMe(await aVisitor(engine))
    await prove()

    const { mailbox } = await anna.call(loadMailChoices, {})

    expect(mailbox).toMatchObject({
      newsletter: {
        state: 'confirmed',
        offered: ['novelties', 'offers', 'guides'],
        topics: ['novelties', 'offers', 'guides'],
      },
      reminders: [{ productName: 'Teppich, Einzeln', href: '/p/teppich-p3/?variant=V3_1', state: 'waiting' }],
    })
  })

  test('a reminder that is ended sends no mail', async () => {
    await prove()
    await remindMe()
    const [reminder] = (await anna.call(loadMailChoices, {})).mailbox?.reminders ?? []

    const after = await anna.call(endOwnReminder, { id: reminder?.id ?? '' })
    await backInStock()

    expect(after.mailbox?.reminders).toEqual([])
    expect(await lastOf('backInStock')).toBeUndefined()
  })

  test('nobody ends the reminder of another mailbox', async () => {
    await prove()
    await (await aVisitor(engine)).call(requestReminder, {
      variantId: VARIANTS.soldOut,
      email: 'ben@example.org',
    })
    const [kept] = await engine.database.sql.select().from(reminders)

    await anna.call(endOwnReminder, { id: kept?.id ?? '' })

    expect(await engine.database.sql.select().from(reminders)).toHaveLength(1)
  })

  test('a reminder comes in the language that its reader has chosen, of the same country', async () => {
    const ben = await aCustomer(engine, { email: 'ben@example.org', locale: 'de-ch' })
    await engine.database.sql
      .update(users)
      .set({ emailProvenAt: clock.now() })
      .where(eq(users.email, 'ben@example.org'))
    await ben.call(requestReminder, { variantId: VARIANTS.soldOut, email: 'ben@example.org' })
    await ben.call(putMailChoices, { mailLocale: 'fr-fr' })

    await backInStock()

    expect(await lastOf('backInStock')).toMatchObject({ to: 'ben@example.org', locale: 'fr-ch' })
  })

  test('topics are subscribed to, changed and ended at once, with a proof of each step', async () => {
    await prove()

    const begun = await anna.call(putNewsletterTopics, { topics: ['guides', 'novelties'] })
    const changed = await anna.call(putNewsletterTopics, { topics: ['offers'] })
    const ended = await anna.call(putNewsletterTopics, { topics: [] })

    expect([begun, changed, ended].map(({ mailbox }) => mailbox?.newsletter)).toMatchObject([
      { state: 'confirmed', topics: ['novelties', 'guides'] },
      { state: 'confirmed', topics: ['offers'] },
      { state: 'none', topics: [] },
    ])
    const proofs = await proofsOf(engine.database.sql, EMAIL)
    expect(proofs.map(({ what }) => what).toSorted()).toEqual(['asked', 'confirmed', 'unsubscribed'])
    expect(await lastOf('newsletterConfirmation')).toBeUndefined()
  })

  test('whoever comes back later gets everything that is chosen then, and nothing of before', async () => {
    await prove()
    await anna.call(putNewsletterTopics, { topics: ['offers'] })
    await anna.call(putNewsletterTopics, { topics: [] })

    const back = await anna.call(putNewsletterTopics, { topics: 'all' })

    expect(back.mailbox?.newsletter.topics).toEqual(['novelties', 'offers', 'guides'])
  })

  test('a topic of another brand is not kept', async () => {
    await prove()

    const answer = await anna.call(putNewsletterTopics, { topics: ['ages'] })

    expect(answer.mailbox?.newsletter.state).toBe('none')
  })

  test('visitors choose nothing', async () => {
    const visitor = await aVisitor(engine)

    for (const [call, input] of [
      [loadMailChoices, {}],
      [putMailChoices, { mailLocale: null }],
      [putNewsletterTopics, { topics: 'all' }],
      [endOwnReminder, { id: 'a' }],
    ] as const)
      expect((await visitor.try(call, input)).status).toBe(401)
  })

  test('choices are in the export, and go with the account', async () => {
    await prove()
    await anna.call(putMailChoices, { mailLocale: 'de-at' })
    await anna.call(putNewsletterTopics, { topics: ['offers'] })

    const document = await anna.call(exportUserData, {})
    await anna.call(deleteAccount, { password: PASSWORD })

    expect(document).toMatchObject({
      profile: { mailLocale: 'de-at' },
      knownByEmail: { newsletters: [{ topics: ['offers'] }] },
    })
    expect(await engine.database.sql.select().from(newsletterSubscriptions)).toEqual([])
    expect(await engine.database.sql.select().from(users).where(eq(users.email, EMAIL))).toEqual([])
  })
})
