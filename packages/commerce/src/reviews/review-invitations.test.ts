import { loadReviews, writeReview } from '@shop/api-client/contract/reviews'
import { deleteAccount, exportUserData } from '@shop/api-client/contract/user-data'
import {
  loadMailChoices,
  putMailChoices,
  putReviewInvitations,
} from '@shop/api-client/contract/user-mail-choices'
import { moderatedReview } from '@shop/catalogue/reviews/moderate-reviews'
import { reviewsIn } from '@shop/catalogue/reviews/review-store'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { isInvited } from '@shop/domain/mail-choice/review-invitations'
import { complaints, orderReturns } from '@shop/engine/db/schema/after-sales'
import { products } from '@shop/engine/db/schema/catalogue'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { recalledVariants, recalls } from '@shop/engine/db/schema/recalls'
import { reviewInvitations } from '@shop/engine/db/schema/review-invitations'
import { users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { apiResponse } from '../http-api.ts'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { buy } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'
const NUMBER = 'T00000001'
const HOUR = 60 * 60
const DAY = 24 * HOUR
const REVIEW = { rating: 5, text: 'Sehr weich und schön warm, gerne wieder.', nickname: 'Anna P.' }

describe.each(await ruleEngines())('invitations to review on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
    await prove()
  }, 60_000)
  afterEach(() => engine.close())

  const sqlOf = () => engine.database.sql
  const prove = () => sqlOf().update(users).set({ emailProvenAt: clock.now() }).where(eq(users.email, EMAIL))
  const choose = (isWanted = true) => anna.call(putReviewInvitations, { isWanted })
  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  /** Bought, paid and sent. */
  const shipped = async (number = NUMBER, variantId: number = VARIANTS.cushion) => {
    await buy(anna, { variantId })
    await run('orders', 'paid', number)
    await run('orders', 'pack', number)
    await run('orders', 'ship', number)
  }
  /** It is looked once an hour. */
  const after = async (days: number) => {
    clock.forward(days * DAY + HOUR)
    await engine.tidy()
  }
  const invitations = async () => {
    const rows = await sqlOf().select().from(outbox).orderBy(asc(outbox.id))
    return rows
      .map(
        ({ payload }) =>
          payload as {
            kind: string
            to: string
            locale: string
            subject: string
            text: string
            html: string
            unsubscribe: string
          },
      )
      .filter(({ kind }) => kind === 'reviewInvitation')
  }
  const tokenIn = (mail: { text: string } | undefined, word: string) =>
    new RegExp(`#${word}=([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? ''

  test('whoever chose it is asked once, ten days after the parcel left', async () => {
    await choose()
    await shipped()

    await after(9)
    const early = await invitations()
    await after(1)
    for (let round = 0; round < 3; round += 1) await after(3)

    expect(early).toEqual([])
    const mails = await invitations()
    expect(mails).toMatchObject([{ to: EMAIL, subject: `Ihre Meinung zur Bestellung ${NUMBER}` }])
    expect(mails[0]?.text).toMatch(/https:\/\/shop\.example\/p\/[^ ]*\?variant=[^ ]*#bewertung-schreiben=/)
  })

  test('nobody who did not choose it is asked, having bought or not', async () => {
    await shipped()

    await after(15)

    expect(await invitations()).toEqual([])
    expect((await anna.call(loadMailChoices, {})).mailbox?.reviewInvitations).toBe(false)
  })

  test('what arrived long before is not asked about any more', async () => {
    await choose()
    await shipped()

    await after(61)

    expect(await invitations()).toEqual([])
  })

  test('days are counted from the arrival, and a remark on the order is none', async () => {
    await choose()
    await shipped()
    clock.forward(6 * DAY)
    await run('orders', 'deliver', NUMBER)
    await after(5)
    const early = await invitations()
    await run('orders', 'note', NUMBER, 'rang up')

    await after(5)

    expect(early).toEqual([])
    expect(await invitations()).toHaveLength(1)
  })

  test('the row that may be asked is the one that the domain lets be', async () => {
    await choose()
    await shipped()
    clock.forward(11 * DAY)
    for (const change of [{ isGuest: true }, { emailProvenAt: null }, { reviewInvitationsAt: null }]) {
      const [before] = await sqlOf().select().from(users).where(eq(users.email, EMAIL))
      if (before === undefined) throw new Error('Anna is gone.')
      await sqlOf().update(users).set(change).where(eq(users.email, EMAIL))

      await after(0)

      expect(isInvited({ ...before, ...change })).toBe(false)
      expect(await invitations()).toEqual([])
      await sqlOf().update(users).set(before).where(eq(users.email, EMAIL))
    }
    await after(0)
    expect(await invitations()).toHaveLength(1)
  })

  test.each(['cancelled', 'withdrawn', 'returned', 'refunded', 'in_fulfilment'] as const)(
    'an item that is %s is not asked about',
    async (state) => {
      await choose()
      await shipped()
      await sqlOf().update(orderItems).set({ state })

      await after(11)

      expect(await invitations()).toEqual([])
    },
  )

  test('recalled goods, goods without a page, and goods that were reviewed are not asked about', async () => {
    await choose()
    await shipped()
    await shipped('T00000002', VARIANTS.scarce)
    await anna.call(writeReview, { referenceKey: 'P1', ...REVIEW })
    const [order] = await sqlOf().select().from(orders).where(eq(orders.number, 'T00000002'))
    const [item] = await sqlOf()
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order?.id ?? ''))
    const variantId = item?.variantId ?? 0
    await sqlOf()
      .insert(recalls)
      .values({ id: 'R1', notice: {} as never, publishedAt: clock.now() })
    await sqlOf().insert(recalledVariants).values({ recallId: 'R1', variantId })

    await after(11)
    const none = await invitations()
    await sqlOf().delete(recalledVariants)
    await sqlOf().update(products).set({ isActive: false })
    await after(0)
    const stillNone = await invitations()
    await sqlOf().update(products).set({ isActive: true })
    await after(0)

    expect([none, stillNone]).toEqual([[], []])
    expect(await invitations()).toHaveLength(1)
  })

  test('while a return is announced or a complaint is open nobody is asked', async () => {
    await choose()
    await shipped()
    const [order] = await sqlOf().select().from(orders)
    const orderId = order?.id ?? ''
    await sqlOf()
      .insert(orderReturns)
      .values({
        id: 'r1',
        number: 'R-1',
        orderId,
        basis: 'law',
        state: 'announced',
        lines: [{ position: 1, quantity: 1 }],
        announcedAt: clock.now(),
      })
    await after(11)
    const returning = await invitations()
    await sqlOf().delete(orderReturns)
    await sqlOf().insert(complaints).values({
      id: 'c1',
      number: 'C-1',
      orderId,
      itemKey: 'a',
      kind: 'broken',
      remedy: 'replacement',
      quantity: 1,
      message: 'Ein Riss.',
      state: 'received',
      receivedAt: clock.now(),
    })
    await after(1)
    const complaining = await invitations()
    await sqlOf().update(complaints).set({ state: 'closed' })
    await after(1)

    expect([returning, complaining]).toEqual([[], []])
    expect(await invitations()).toHaveLength(1)
  })

  test('an order that was never paid is not asked about', async () => {
    await choose()
    await buy(anna, { variantId: VARIANTS.cushion })
    await sqlOf().update(orderItems).set({ state: 'shipped' })

    await after(11)

    expect(await invitations()).toEqual([])
  })

  test('several processes at once ask once', async () => {
    await choose()
    await shipped()
    clock.forward(11 * DAY)

    await Promise.all([engine.tidy(), engine.tidy(), engine.tidy()])

    expect(await invitations()).toHaveLength(1)
  })

  test('the link stands for a sign-in, for the goods of its order alone, and for ninety days', async () => {
    await choose()
    await shipped()
    await after(11)
    const invitation = tokenIn((await invitations())[0], 'bewertung-schreiben')
    const reader = await aVisitor(engine)
    const write = (referenceKey: string, token = invitation) =>
      reader.try(writeReview, { referenceKey, ...REVIEW, invitation: token })

    const other = await write('P2')
    const wrong = await write('P1', 'a'.repeat(43))
    const good = await write('P1')
    const again = await write('P1')
    for (const { id } of await reviewsIn(sqlOf(), 'pending'))
      await engine.database.transaction((sql) =>
        moderatedReview(sql, { idStart: id, decision: 'approved', now: clock.now() }),
      )

    expect([other.status, wrong.status, good.status, again.status]).toEqual([401, 401, 202, 409])
    const { items } = await anna.call(loadReviews, { referenceKey: 'P1', sort: 'newest', page: 1 })
    expect(items).toMatchObject([{ nickname: 'Anna P.', isVerified: true }])
    expect(JSON.stringify(await sqlOf().select().from(reviewInvitations))).not.toContain(invitation)
  })

  test('after ninety days the link is none', async () => {
    await choose()
    await shipped()
    await after(11)
    const invitation = tokenIn((await invitations())[0], 'bewertung-schreiben')
    clock.forward(91 * DAY)

    const late = await (await aVisitor(engine)).try(writeReview, {
      referenceKey: 'P1',
      ...REVIEW,
      invitation,
    })

    expect(late).toMatchObject({ status: 401, body: { code: 'sign_in_required' } })
  })

  test('one click ends all further invitations, a look asks first', async () => {
    await choose()
    await shipped()
    await after(11)
    const [mail] = await invitations()
    const look = await http(engine, mail?.unsubscribe ?? '', 'GET')
    const stillOn = (await anna.call(loadMailChoices, {})).mailbox?.reviewInvitations

    const click = await http(engine, mail?.unsubscribe ?? '', 'POST')
    const twice = await http(engine, mail?.unsubscribe ?? '', 'POST')
    await shipped('T00000002', VARIANTS.scarce)
    await after(11)

    expect(look.status).toBe(303)
    expect(look.headers.get('location')).toMatch(/^\/p\/.*#keine-bewertung=[\w-]{43}$/)
    expect(stillOn).toBe(true)
    expect([click.status, twice.status]).toEqual([200, 200])
    expect((await anna.call(loadMailChoices, {})).mailbox?.reviewInvitations).toBe(false)
    expect(await invitations()).toHaveLength(1)
  })

  test('it comes in the language that its reader has chosen', async () => {
    await choose()
    await anna.call(putMailChoices, { mailLocale: 'fr-fr' })
    await shipped()

    await after(11)

    // Germany speaks no French.
    expect(await invitations()).toMatchObject([{ locale: 'de-de' }])
  })

  test('the moment of the choice is its proof: in the export, kept by a second tick, gone with the account', async () => {
    await choose()
    const chosenAt = clock.now().toISOString()
    clock.forward(DAY)
    await choose()
    await shipped()
    await after(11)

    const document = await anna.call(exportUserData, {})
    expect(document).toMatchObject({
      profile: { reviewInvitationsAt: chosenAt },
      orders: [{ reviewInvitations: [{ sentAt: clock.now().toISOString() }] }],
    })
    expect(JSON.stringify(document)).not.toContain('Hash')

    await anna.call(deleteAccount, { password: PASSWORD })
    expect(await sqlOf().select().from(users).where(eq(users.email, EMAIL))).toEqual([])
  })

  test('an address that was never proven chooses nothing', async () => {
    await sqlOf().update(users).set({ emailProvenAt: null })

    const answer = await anna.try(putReviewInvitations, { isWanted: true })

    expect(answer).toMatchObject({ status: 409, body: { code: 'email_unproven' } })
  })
})

function http(engine: TestEngine['engine'], address: string, method: string): Promise<Response> {
  const body = method === 'POST' ? 'List-Unsubscribe=One-Click' : null
  const request = new Request(address, {
    method,
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return apiResponse(engine, request, {
    locale: 'de-de',
    clientAddress: '10.0.0.1',
    secureCookies: true,
  })
}
