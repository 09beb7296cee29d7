import { addBasketItem } from '@shop/api-client/contract/basket'
import { addGiftCard } from '@shop/api-client/contract/basket-codes'
import { loadCheckout, placeOrder, putCheckoutPayment } from '@shop/api-client/contract/checkout'
import { listSavedCards, removeSavedCard, renameSavedCard } from '@shop/api-client/contract/user-cards'
import { deleteAccount, exportUserData } from '@shop/api-client/contract/user-data'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { cardRemovals, savedCards } from '@shop/engine/db/schema/saved-cards'
import { sessions } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { testBrand } from '@shop/engine/testing/test-brand'
import { MAIL_TOPIC } from '@shop/mail/outbox/outbox-store'
import { openSandboxProvider, type SandboxProvider } from '@shop/sales/payment/sandbox/sandbox-provider'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCustomer, onAnotherDevice, PASSWORD } from '../testing/account-steps.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { giveGiftCard } from '../testing/offers.ts'
import { paymentRecords, press } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const DAY = 24 * 60 * 60

describe.each(await ruleEngines())('saved cards, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  let vault: NonNullable<SandboxProvider['cards']>
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
    const { cards } = engine.sandbox?.provider ?? {}
    if (!cards) throw new Error('the sandbox keeps cards')
    vault = cards
    vi.spyOn(console, 'error').mockReturnValue()
  }, 60_000)
  afterEach(async () => {
    vi.restoreAllMocks()
    await engine.close()
  })

  const sql = () => engine.database.sql
  const mails = async () => {
    const rows = await sql().select().from(outbox).where(eq(outbox.topic, MAIL_TOPIC)).orderBy(outbox.id)
    return rows.map(({ payload }) => payload as { kind: string; to: string; text: string })
  }
  const removals = () => sql().select().from(cardRemovals)
  const cards = (visitor = anna) => visitor.call(listSavedCards, {})

  /** Fills the checkout anew and orders by card. */
  async function order(visitor: Visitor, wish: { saveCard?: boolean; cardId?: string }) {
    await fillCheckout(visitor, { variantId: VARIANTS.scarce, payment: 'V' })
    await visitor.call(putCheckoutPayment, { paymentKey: 'KK', ...wish })
    const { next } = await visitor.call(placeOrder, { acceptedTerms: true })
    if (next.type !== 'redirect') throw new Error('the order needs no payment')
    return next.url
  }
  async function saved(visitor = anna, card = 'visa') {
    await press(engine, await order(visitor, { saveCard: true }), { action: 'approve', card })
    clock.forward(1)
    const kept = await cards(visitor)
    const last = kept.at(-1)
    if (last === undefined) throw new Error('no card was saved')
    return last
  }

  test('a card is saved once its payment is agreed: nothing of it but what it is recognised by', async () => {
    const card = await saved()

    expect(card).toEqual({
      id: card.id,
      name: null,
      brand: 'visa',
      lastFour: '4242',
      expiry: { month: 11, year: 2029 },
      state: 'usable',
    })
    expect(JSON.stringify(await sql().select().from(savedCards))).not.toMatch(
      /4242424242424242|4111111111111111/,
    )
  })

  test("the account's mailbox hears of a card once, and of its removal with the device", async () => {
    const url = await order(anna, { saveCard: true })
    await press(engine, url, { action: 'approve' })
    await press(engine, url, { action: 'duplicate' })
    const [{ id } = { id: '' }] = await cards()
    await anna.call(removeSavedCard, { id })

    const told = (await mails()).filter(({ kind }) => kind.startsWith('card'))
    expect(told.map(({ kind, to }) => [kind, to])).toEqual([
      ['cardSaved', 'anna@example.org'],
      ['cardRemoved', 'anna@example.org'],
    ])
    for (const { text } of told) {
      expect(text).toContain('Visa endet auf 4242')
      expect(text).toContain('Waren Sie das nicht?')
      expect(text).not.toContain('card-')
    }
  })

  test.each([
    ['was not ticked', {}, 'approve'],
    ['was declined', { saveCard: true }, 'decline'],
    ['was given up', { saveCard: true }, 'abandon'],
  ])('nothing is saved of a payment that %s', async (_, wish, action) => {
    await press(engine, await order(anna, wish), { action })

    expect(await cards()).toEqual([])
  })

  test('the wish to save is one for one payment, and outlives a refusal', async () => {
    const saves = async () => (await anna.call(loadCheckout, {})).cards?.saves

    expect(await saves()).toBe(false)
    await press(engine, await order(anna, { saveCard: true }), { action: 'decline' })
    expect(await saves()).toBe(true)
    await saved()
    expect(await saves()).toBe(false)
  })

  test('a guest is offered nothing, and refused who asks all the same', async () => {
    const guest = await aVisitor(engine)
    await fillCheckout(guest, { variantId: VARIANTS.scarce, payment: 'KK' })

    expect((await guest.call(loadCheckout, {})).cards).toBeNull()
    expect(await guest.try(putCheckoutPayment, { saveCard: true })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'saveCard', key: 'payment.card.saving' }] },
    })
  })

  test('a saved card pays again, after its bank has asked', async () => {
    const card = await saved()
    const url = await order(anna, { cardId: card.id })

    const page = await (await press(engine, url, { action: 'approve' }))?.text()
    expect(page).toContain('name="code"')
    await press(engine, url, { action: 'confirm', code: '1234' })

    const { payments } = await paymentRecords(engine)
    expect(payments.at(-1)).toMatchObject({ state: 'authorised', cardId: card.id, savesCard: false })
    expect(await cards()).toHaveLength(1)
  })

  test('the same card saved twice is one', async () => {
    await saved()
    await saved()
    await saved(anna, 'mc')

    expect((await cards()).map(({ lastFour }) => lastFour)).toEqual(['4242', '4444'])
  })

  test('a card of another customer pays nothing, is not renamed and not removed', async () => {
    const { id } = await saved()
    const bert = await aCustomer(engine, { email: 'bert@example.org' })
    await fillCheckout(bert, { variantId: VARIANTS.scarce, payment: 'V' })

    expect((await bert.call(loadCheckout, {})).cards?.saved).toEqual([])
    expect(await bert.try(putCheckoutPayment, { paymentKey: 'KK', cardId: id })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'cardId', key: 'payment.card.unknown' }] },
    })
    expect((await bert.try(renameSavedCard, { id, name: 'Meine' })).status).toBe(404)
    expect((await bert.try(removeSavedCard, { id })).status).toBe(404)
    expect(await cards()).toHaveLength(1)
  })

  test('who is signed out pays with no card, although basket and choices are the same', async () => {
    const { id } = await saved()
    await fillCheckout(anna, { variantId: VARIANTS.scarce, payment: 'V' })
    await anna.call(putCheckoutPayment, { paymentKey: 'KK', cardId: id })
    await sql().update(sessions).set({ loggedIn: false }).where(eq(sessions.userId, anna.userId))

    expect((await anna.call(loadCheckout, {})).cards).toBeNull()
    const answer = await anna.try(placeOrder, { acceptedTerms: true })
    const { payments } = await paymentRecords(engine)
    expect([answer.status, payments.at(-1)?.cardId]).toEqual([201, null])
  })

  test('a provider keeps cards apart by customer, too', async () => {
    const url = await order(anna, { saveCard: true })
    const { provider } = engine.sandbox ?? {}
    const known = provider?.readToken(new URL(url).pathname.split('/')[3] ?? '')
    const other = openSandboxProvider('a secret for tests')

    await expect(
      other.start({
        ...known,
        card: {
          token: 'card-another-visa-4242',
          brand: 'visa',
          lastFour: '4242',
          expiry: { month: 1, year: 2030 },
        },
        order: { customer: { id: 'anna' } },
        expiresAt: clock.now(),
      } as never),
    ).rejects.toThrow('another customer')
  })

  test.each([
    { days: 0, state: 'usable', key: null },
    { days: 20, state: 'expired', key: 'payment.card.expired' },
    { days: 9, state: 'endsTooSoon', key: 'payment.card.endsTooSoon' },
  ])('after $days days a card of this month is $state', async ({ days, state, key }) => {
    const { id } = await saved(anna, 'ending')
    clock.forward(days * DAY)
    const back = await onAnotherDevice(engine)
    await fillCheckout(back, { variantId: VARIANTS.scarce, payment: 'V' })

    const { cards: offered } = await back.call(loadCheckout, {})
    const answer = await back.try(putCheckoutPayment, { paymentKey: 'KK', cardId: id })

    expect(offered?.saved.map((card) => card.state)).toEqual([state])
    expect(key === null ? answer.status : answer.body).toEqual(
      key === null ? 200 : expect.objectContaining({ errors: [{ path: 'cardId', key, params: {} }] }),
    )
  })

  test('a card is named by its owner, and never by its number', async () => {
    const { id } = await saved()

    expect(await anna.call(renameSavedCard, { id, name: '  Haushaltskarte ' })).toMatchObject({
      name: 'Haushaltskarte',
    })
    expect(await anna.try(renameSavedCard, { id, name: '4111 1111 1111 1111' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'name', key: 'card.name.number' }] },
    })
    expect((await cards())[0]?.name).toBe('Haushaltskarte')
    expect((await anna.call(renameSavedCard, { id, name: ' ' })).name).toBeNull()
  })

  test('a removed card is gone at the provider, and a late notice does not bring it back', async () => {
    const url = await order(anna, { saveCard: true })
    await press(engine, url, { action: 'approve' })
    const [{ id } = { id: '' }] = await cards()
    const remove = vi.spyOn(vault, 'remove')

    expect(await anna.call(removeSavedCard, { id })).toEqual({ isGone: true })
    await press(engine, url, { action: 'duplicate' })

    expect(remove).toHaveBeenCalledTimes(1)
    expect(await cards()).toEqual([])
    expect(await removals()).toMatchObject([{ doneAt: clock.now() }])
  })

  test('the removal is remembered while the provider is away, and the card is not offered', async () => {
    const { id } = await saved()
    const remove = vi.spyOn(vault, 'remove').mockRejectedValue(new Error('connect ECONNREFUSED'))

    expect(await anna.call(removeSavedCard, { id })).toEqual({ isGone: false })
    expect((await anna.call(loadCheckout, {})).cards?.saved).toEqual([])
    clock.forward(30)
    await engine.tidy()
    expect(remove).toHaveBeenCalledTimes(1)
    clock.forward(31)
    await engine.tidy()
    expect(await removals()).toMatchObject([{ attempts: 2, doneAt: null, lastError: 'connect ECONNREFUSED' }])

    remove.mockResolvedValue()
    clock.forward(5 * 60)
    await engine.tidy()
    expect(await removals()).toMatchObject([{ doneAt: clock.now() }])
    clock.forward(31 * DAY)
    await engine.tidy()
    expect(await removals()).toEqual([])
  })

  test('a card that was removed is saved anew by a later payment', async () => {
    const { id } = await saved()
    await anna.call(removeSavedCard, { id })
    clock.forward(60)

    expect(await saved()).toMatchObject({ brand: 'visa', lastFour: '4242' })
    expect(await removals()).toEqual([])
  })

  test('a card that was removed after it was chosen orders nothing, and says so', async () => {
    const { id } = await saved()
    await fillCheckout(anna, { variantId: VARIANTS.scarce, payment: 'V' })
    await anna.call(putCheckoutPayment, { paymentKey: 'KK', cardId: id })
    const before = (await paymentRecords(engine)).orders.length
    await anna.call(removeSavedCard, { id })

    expect(await anna.try(placeOrder, { acceptedTerms: true })).toMatchObject({
      status: 409,
      body: { code: 'card_unavailable' },
    })
    expect((await paymentRecords(engine)).orders).toHaveLength(before)
  })

  test('a card that was removed after it was chosen refuses nothing that a gift card has paid', async () => {
    const { id } = await saved()
    await fillCheckout(anna, { variantId: VARIANTS.scarce, payment: 'V' })
    await anna.call(putCheckoutPayment, { paymentKey: 'KK', cardId: id })
    const gift = await giveGiftCard(engine.database, { amount: 1_000_000 })
    await anna.call(addGiftCard, { basketKey: anna.basketKey, code: gift.code, pin: gift.pin })
    await anna.call(removeSavedCard, { id })

    expect(await anna.call(placeOrder, { acceptedTerms: true })).toMatchObject({ next: { type: 'done' } })
  })

  test('of a removal and an order at once no payment is started with a card that is gone', async () => {
    const { id } = await saved()
    await fillCheckout(anna, { variantId: VARIANTS.scarce, payment: 'V' })
    await anna.call(putCheckoutPayment, { paymentKey: 'KK', cardId: id })

    const [placed, removed] = await Promise.all([
      anna.try(placeOrder, { acceptedTerms: true }),
      anna.try(removeSavedCard, { id }),
    ])

    expect(removed.status).toBe(200)
    expect([201, 409]).toContain(placed.status)
    const { payments, orders } = await paymentRecords(engine)
    const paid = payments.at(-1)
    if (placed.status === 201) expect(paid?.redirectAddress).not.toBeNull()
    else expect(placed.body).toMatchObject({ code: 'card_unavailable' })
    expect(orders.filter(({ state }) => state === 'pending_payment')).toHaveLength(
      placed.status === 201 ? 1 : 0,
    )
  })

  test('a card that the provider does not take gives the order up, with words', async () => {
    const { id } = await saved()
    const { provider } = engine.sandbox ?? {}
    if (provider === undefined) throw new Error('there is no sandbox')
    await fillCheckout(anna, { variantId: VARIANTS.scarce, payment: 'V' })
    await anna.call(putCheckoutPayment, { paymentKey: 'KK', cardId: id })
    vi.spyOn(provider, 'start').mockRejectedValue(new Error('800 Contract not found'))

    expect(await anna.try(placeOrder, { acceptedTerms: true })).toMatchObject({
      status: 409,
      body: { code: 'card_unavailable' },
    })
    expect((await paymentRecords(engine)).orders.at(-1)?.state).toBe('payment_failed')
  })

  test('an export names the cards by their last digits, and no token', async () => {
    const savedAt = clock.now().toISOString()
    const { id } = await saved()
    await anna.call(renameSavedCard, { id, name: 'Haushaltskarte' })

    const document = await anna.call(exportUserData, {})

    expect(document.savedCards).toEqual([
      {
        name: 'Haushaltskarte',
        brand: 'visa',
        number: '•••• 4242',
        validUntil: '11/29',
        provider: 'sandbox',
        savedAt,
      },
    ])
    expect(JSON.stringify(document)).not.toContain('card-')
  })

  test('who deletes an account is forgotten by the provider as well', async () => {
    await saved()
    const remove = vi.spyOn(vault, 'remove')

    await anna.call(deleteAccount, { password: PASSWORD })
    await engine.tidy()

    expect(await sql().select().from(savedCards)).toEqual([])
    expect(remove).toHaveBeenCalledTimes(1)
    expect(await removals()).toMatchObject([{ doneAt: clock.now() }])
  })

  test('a shop that saves no cards has none', async () => {
    await engine.close()
    ;({ engine, clock } = await open({
      ...testBrand,
      features: { ...testBrand.features, savedCards: 'nowhere' },
    }))
    const visitor = await aCustomer(engine)
    await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.scarce,
      quantity: 1,
    })

    expect((await visitor.call(loadCheckout, {})).cards).toBeNull()
    expect((await visitor.try(listSavedCards, {})).status).toBe(404)
  })
})
