import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'
import type { Locale } from '@shop/domain/shop/markets'
import { and, eq, lte } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stock } from '../db/schema/catalogue.ts'
import { orderEvents, payments, paymentWebhooks } from '../db/schema/orders.ts'
import { mails, outbox } from '../db/schema/system.ts'
import { apiResponse } from '../http-api.ts'
import { anAddress, fillCheckout } from '../testing/checkout-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { VARIANTS } from '../testing/tiny-catalogue.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'
import { sandboxPage } from './sandbox-page.ts'

describe.each(await engineKinds())('paying at the provider, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const press = async (url: string, fields: Record<string, string>) =>
    sandboxPage(engine, new Request(url, { method: 'POST', body: new URLSearchParams(fields).toString() }))
  const shown = async (token: string) => (await visitor.call(loadPlacedOrder, { token })).order
  const units = async () => {
    const [row] = await engine.database.sql.select().from(stock).where(eq(stock.variantId, VARIANTS.scarce))
    return row?.quantity
  }
  const basketSize = async () =>
    (await visitor.call(loadBasket, { basketKey: visitor.basketKey })).items.length
  const mailsDue = () =>
    engine.database.sql
      .select()
      .from(outbox)
      .where(and(eq(outbox.topic, 'mail'), lte(outbox.availableAt, clock.now())))
  const notice = (url: string, outcome: 'captured' | 'failed' | 'cancelled') => {
    const { sandbox } = engine
    const wish = sandbox?.wishOf(tokenIn(url))
    if (!sandbox || !wish) throw new Error('there is no sandbox payment behind this address')
    return sandbox.signedNotice(wish, outcome)
  }
  const deliver = ({ body, signature }: { body: string; signature: string }) =>
    apiResponse(
      engine,
      new Request('https://shop.example/api/payments/sandbox/webhook/', {
        method: 'POST',
        body,
        headers: { 'x-signature': signature },
      }),
      { locale: 'de-de', clientAddress: '10.0.0.1', secureCookies: true },
    )

  test('an order waits with its stock reserved until the money is there', async () => {
    const { token, url } = await order(visitor)

    expect(url).toMatch(/^https:\/\/shop\.example\/sandbox\/pay\//)
    expect((await shown(token)).state).toBe('pending_payment')
    expect([await units(), await basketSize(), (await mailsDue()).length]).toEqual([4, 1, 0])
  })

  test('an approved payment confirms the order, sends the mail and empties the basket', async () => {
    const { token, url } = await order(visitor)

    const back = await press(url, { action: 'approve' })

    expect([back?.status, back?.headers.get('location')]).toEqual([
      303,
      `https://shop.example/danke/?order=${token}`,
    ])
    expect(await shown(token)).toMatchObject({
      state: 'confirmed',
      payment: [{ key: 'KK', state: 'captured' }],
    })
    expect([await units(), await basketSize(), (await mailsDue()).length]).toEqual([4, 0, 1])
  })

  test.each([
    { action: 'decline', mails: 1 },
    { action: 'abandon', mails: 0 },
  ])('$action leads back to the checkout, nothing lost', async ({ action, mails: due }) => {
    const { token, url } = await order(visitor)

    const back = await press(url, { action })

    expect(back?.headers.get('location')).toBe('https://shop.example/kasse/?payment=failed')
    expect((await shown(token)).state).toBe('payment_failed')
    expect([await units(), await basketSize(), (await mailsDue()).length]).toEqual([5, 1, due])
  })

  test('after a refusal one may simply order again', async () => {
    const first = await order(visitor)
    await press(first.url, { action: 'decline' })

    const again = await visitor.try(placeOrder, { acceptedTerms: true })

    expect(again).toMatchObject({ status: 201, body: { orderNumber: 'T00000002' } })
  })

  test('who comes back and orders again does not compete with the first attempt', async () => {
    const first = await order(visitor, { quantity: 5 })

    const again = await visitor.try(placeOrder, { acceptedTerms: true })

    expect(again.status).toBe(201)
    expect((await shown(first.token)).state).toBe('payment_failed')
    expect(await units()).toBe(0)
  })

  test('3-D Secure asks for the code, and again when it is wrong', async () => {
    const { token, url } = await order(visitor)

    const asked = await press(url, { action: 'challenge' })
    const wrong = await press(url, { action: 'confirm', code: '0000' })
    const right = await press(url, { action: 'confirm', code: '1234' })

    expect(await asked?.text()).toContain('Sicherheitsabfrage')
    expect(await wrong?.text()).toContain('role="alert"')
    expect(right?.status).toBe(303)
    expect((await shown(token)).state).toBe('confirmed')
  })

  test.each([
    { locale: 'de-de', lang: 'lang="de-DE"', word: 'Zahlung bestätigen' },
    { locale: 'fr-fr', lang: 'lang="fr-FR"', word: 'Confirmer le paiement' },
    { locale: 'nl-nl', lang: 'lang="nl-NL"', word: 'Betaling bevestigen' },
  ] as const)('the page speaks the language of $locale', async ({ locale, lang, word }) => {
    const shopper = await aVisitor(engine, locale)
    const { url } = await order(shopper, { locale })

    const html = await (await sandboxPage(engine, new Request(url)))?.text()

    expect(html).toContain(lang)
    expect(html).toContain(word)
  })

  test('an address that was tampered with is no page', async () => {
    const { url } = await order(visitor)

    expect(await sandboxPage(engine, new Request(url.replace('/pay/e', '/pay/f')))).toBeNull()
    expect(await sandboxPage(engine, new Request('https://shop.example/kasse/'))).toBeNull()
  })

  test('a notice counts once, however often it comes', async () => {
    const { token, url } = await order(visitor)
    const captured = notice(url, 'captured')

    const answers = await Promise.all([deliver(captured), deliver(captured), deliver(captured)])
    await deliver(captured)

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await shown(token)).state).toBe('confirmed')
    expect(await engine.database.sql.select().from(paymentWebhooks)).toHaveLength(1)
    expect((await engine.database.sql.select().from(orderEvents)).map(({ to }) => to)).toEqual([
      'pending_payment',
      'confirmed',
    ])
    expect(await mailsDue()).toHaveLength(1)
  })

  test('the notice may come before the shopper, who then finds the order paid', async () => {
    const { token, url } = await order(visitor)
    await deliver(notice(url, 'captured'))

    const back = await press(url, { action: 'decline' })

    expect(back?.headers.get('location')).toBe(`https://shop.example/danke/?order=${token}`)
    expect((await shown(token)).state).toBe('confirmed')
  })

  test('a notice without the right signature is refused', async () => {
    const { token, url } = await order(visitor)
    const { body } = notice(url, 'captured')

    const answer = await deliver({ body, signature: 'f'.repeat(64) })

    expect(answer.status).toBe(401)
    expect((await shown(token)).state).toBe('pending_payment')
  })

  test('after 15 minutes an unpaid order is given up and its stock back', async () => {
    const { token } = await order(visitor)
    clock.forward(14 * 60)
    await engine.tidy()
    const before = await units()
    clock.forward(61)
    await engine.tidy()

    expect([before, await units()]).toEqual([4, 5])
    expect((await shown(token)).state).toBe('payment_failed')
  })

  test('the confirmation is in the mails once the order is paid, and only once', async () => {
    const { url, token } = await order(visitor)
    await engine.tidy()
    const before = await engine.database.sql.select().from(mails)
    await press(url, { action: 'approve' })
    await engine.tidy()
    await engine.tidy()

    const sent = await engine.database.sql.select().from(mails)
    expect(before).toEqual([])
    expect(sent).toMatchObject([{ kind: 'orderConfirmation', to: 'anna@example.org', locale: 'de-de' }])
    expect(sent[0]?.text).toContain(`/danke/?order=${token}`)
  })

  test('money that comes too late goes back', async () => {
    const { token, url } = await order(visitor)
    clock.forward(16 * 60)
    await engine.tidy()

    const back = await press(url, { action: 'approve' })

    const refunds = await engine.database.sql.select().from(outbox).where(eq(outbox.topic, 'refund'))
    expect(back?.headers.get('location')).toContain('payment=failed')
    expect((await shown(token)).state).toBe('payment_failed')
    expect(refunds).toMatchObject([{ payload: { amount: expect.any(Number) } }])
    expect(await units()).toBe(5)
  })

  test('what was put into the basket during the payment stays in it', async () => {
    const { url } = await order(visitor)
    await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 1,
    })

    await press(url, { action: 'approve' })

    const { items } = await visitor.call(loadBasket, { basketKey: visitor.basketKey })
    expect(items.map(({ variant }) => variant.id)).toEqual([VARIANTS.cushion])
  })

  test.each(['PP', 'KC', 'KN', 'AP'] as const)('%s goes the same way', async (payment) => {
    const { url } = await order(visitor, { payment })

    await press(url, { action: 'approve' })

    expect(await engine.database.sql.select().from(payments)).toMatchObject([
      { key: payment, state: 'captured', provider: 'sandbox' },
    ])
  })
})

type Wish = { payment?: PaymentMethodCode; quantity?: number; locale?: Locale }

async function order(visitor: Visitor, { payment = 'KK', quantity = 1, locale = 'de-de' }: Wish = {}) {
  const address = {
    'fr-fr': anAddress({ country: 'FR', zip: '75001', city: 'Paris' }),
    'nl-nl': anAddress({ country: 'NL', zip: '1012 AB', city: 'Amsterdam' }),
  }[locale as string]
  await fillCheckout(visitor, {
    variantId: VARIANTS.scarce,
    quantity,
    payment,
    ...(address ? { address } : {}),
  })
  const { token, next } = await visitor.call(placeOrder, { acceptedTerms: true })
  if (next.type !== 'redirect') throw new Error('the order needs no payment')
  return { token, url: next.url }
}

function tokenIn(url: string): string {
  return new URL(url).pathname.split('/')[3] ?? ''
}
