import { createHash } from 'node:crypto'
import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Address } from '@shop/domain/address/address'
import type { Locale } from '@shop/domain/market/markets'
import { isLent } from '@shop/domain/payment/credit-notice'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { stock } from '@shop/engine/db/schema/catalogue'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { testBrand } from '@shop/engine/testing/test-brand'
import { sandboxPage } from '@shop/sales/payment/sandbox/sandbox-page'
import { and, eq, lte } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anAddress } from '../../testing/checkout-steps.ts'
import { orderToPay, paymentRecords, press as pressOn } from '../../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../../testing/visitor.ts'

describe.each(await ruleEngines())('paying at the provider, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const press = (url: string, fields: Record<string, string>) => pressOn(engine, url, fields)
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
      payment: [{ key: 'KK', state: 'authorised' }],
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

  test.each<[PaymentMethodCode, Locale, string, string]>([
    ['KK', 'de-de', 'authorised', 'Kartennummer'],
    ['PP', 'fr-be', 'authorised', 'test@example.org'],
    ['AP', 'de-at', 'authorised', 'test@example.org'],
    ['KC', 'fr-fr', 'authorised', 'test@example.org'],
    ['KN', 'nl-be', 'authorised', 'test@example.org'],
    ['KD', 'de-de', 'authorised', 'Zahl der Raten'],
    ['TW', 'fr-ch', 'captured', 'Saisissez ce code dans l’application'],
    ['IL', 'nl-nl', 'captured', 'Testbank Amsterdam'],
    ['BC', 'fr-be', 'captured', '6703 4444 4444 4449'],
  ])('%s in %s is paid on its own page and then %s', async (payment, locale, state, words) => {
    const shopper = await aVisitor(engine, locale)
    const { url } = await order(shopper, { payment, locale })

    const page = await (await sandboxPage(engine, new Request(url)))?.text()
    await press(url, { action: 'approve' })

    expect(page).toContain(words)
    const { payments, orders } = await paymentRecords(engine)
    expect(payments).toMatchObject([{ key: payment, state, provider: 'sandbox' }])
    expect(orders).toMatchObject([{ state: 'confirmed' }])
  })

  test('the pages carry nothing but their own style, and its hash', async () => {
    const { url } = await order(visitor)

    const page = await sandboxPage(engine, new Request(url))

    const policy = page?.headers.get('content-security-policy') ?? ''
    const html = (await page?.text()) ?? ''
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(html).not.toMatch(/<script|style=|onclick|src=|href=/)
    expect(style).toContain(testBrand.paper.accent)
  })

  test.each(['fr-fr', 'nl-nl'] as const)('no German is left on the pages of %s', async (locale) => {
    const shopper = await aVisitor(engine, locale)
    const { url } = await order(shopper, { locale })

    const first = await (await sandboxPage(engine, new Request(url)))?.text()
    const second = await (await press(url, { action: 'challenge' }))?.text()

    expect(`${first}${second}`).not.toMatch(/Zahlung|bestätigen|Betrag|Prüfziffer|Abbrechen/)
  })
})

type Purchase = { payment?: PaymentMethodCode; quantity?: number; locale?: Locale }

/** Three pieces at least, so that instalments are possible. */
function order(visitor: Visitor, { payment = 'KK', quantity, locale = 'de-de' }: Purchase = {}) {
  return orderToPay(visitor, {
    payment,
    quantity: quantity ?? (payment === 'KD' ? 5 : 1),
    address: ADDRESSES[locale] ?? anAddress(),
    ...(isLent(payment) ? { birthDate: '1990-01-01' } : {}),
  })
}

const swiss = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' })
const belgian = anAddress({ country: 'BE', zip: '1000', city: 'Bruxelles' })
const ADDRESSES: Partial<Record<Locale, Address>> = {
  'de-at': anAddress({ country: 'AT', zip: '1010', city: 'Wien' }),
  'de-ch': swiss,
  'fr-ch': swiss,
  'fr-fr': anAddress({ country: 'FR', zip: '75001', city: 'Paris' }),
  'fr-be': belgian,
  'nl-be': belgian,
  'nl-nl': anAddress({ country: 'NL', zip: '1012 AB', city: 'Amsterdam' }),
}
