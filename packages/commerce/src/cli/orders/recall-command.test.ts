import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { loadListing, loadProduct } from '@shop/api-client/contract/catalogue'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { listRecalls } from '@shop/api-client/contract/recalls'
import { loadOrder, reorder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { orders as ordersTable } from '@shop/engine/db/schema/orders'
import { mails } from '@shop/engine/db/schema/system'
import { addOrderToken } from '@shop/sales/orders/order-lookup-store'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buy, fillCheckout } from '../../testing/checkout-steps.ts'
import { buyersLike } from '../../testing/many-buyers.ts'
import { deliver, noticeOf, orderToPay } from '../../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../../testing/visitor.ts'
import { runCommand } from '../commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'recall-'))
const DAY_SECONDS = 86_400

describe.each(await ruleEngines())('recalls at the desk, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  const publish = async (fields: object = {}) => {
    const answer = await run('recall', 'publish', recallFile(fields))
    await engine.refresh()
    return answer
  }
  const add = (variantId: number) =>
    visitor.try(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity: 1 })
  const cushion = () => visitor.call(loadProduct, { referenceKey: 'P1' })
  const recallMails = async () => {
    await engine.tidy()
    return engine.database.sql.select().from(mails).where(eq(mails.kind, 'recall')).orderBy(asc(mails.to))
  }
  let orders = 0
  beforeEach(() => {
    orders = 0
  })
  const paidOrder = async (email: string, variantId: number = VARIANTS.cushion) => {
    await buy(await aVisitor(engine), { variantId, email })
    orders += 1
    await run('orders', 'paid', `T0000000${orders}`)
  }

  test('what is recalled is no longer sold, is listed and warned of, until it is lifted', async () => {
    expect((await cushion()).product.isSoldOut).toBe(false)

    expect((await publish()).exitCode).toBe(0)

    expect((await add(VARIANTS.cushion)).body).toMatchObject({ type: 'failure', kind: 'ItemUnavailable' })
    const { product, facts } = await cushion()
    expect(product.isSoldOut).toBe(true)
    expect(facts.isRecalled).toBe(true)
    expect(facts.warnings[0]).toBe(
      'Produktsicherheitsrückruf: Kissen: Gefahr des Erstickens. Der Reißverschluss löst sich. Nicht mehr benutzen.',
    )
    const { recalls } = await visitor.call(listRecalls, {})
    expect(recalls).toMatchObject([
      { id: 'R-1', remedies: ['replacement', 'refund'], products: [{ id: 1, variants: [{}] }] },
    ])

    expect((await run('recall', 'lift', 'R-1')).exitCode).toBe(0)
    await engine.refresh()

    expect((await add(VARIANTS.cushion)).body).toMatchObject({ type: 'success' })
    const { facts: afterwards } = await cushion()
    expect([afterwards.warnings, afterwards.isRecalled]).toEqual([[], undefined])
    expect(await visitor.call(listRecalls, {})).toEqual({ recalls: [] })
    expect((await run('recall', 'list')).lines[0]).toMatch(/^R-1 {2}since 2026-11-21, lifted 2026-11-21/)
  })

  test('what lies in a basket already is not bought', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await publish()

    expect((await visitor.try(placeOrder, { acceptedTerms: true })).body).not.toMatchObject({
      type: 'success',
    })
  })

  test('everybody who bought it is written to, each address once and never twice', async () => {
    await paidOrder('anna@example.org')
    await paidOrder('Anna@example.org')
    await paidOrder('bo@example.org')
    await paidOrder('cleo@example.org', VARIANTS.scarce)

    expect((await publish()).lines.at(-1)).toBe('R-1: published, 2 mails are on their way.')

    const written = await recallMails()
    expect(written.map(({ to }) => to)).toEqual(['anna@example.org', 'bo@example.org'])
    expect(written[0]?.subject).toBe('Produktsicherheitsrückruf: Kissen: Gefahr des Erstickens')
    expect(written[0]?.text).toContain('T00000001, T00000002')
    for (const part of [
      'Der Reißverschluss löst sich.',
      'Nicht mehr benutzen.',
      'Erstattung des Kaufpreises',
    ])
      expect(written[0]?.text).toContain(part)

    await paidOrder('dan@example.org', VARIANTS.scaled)
    const wider = await publish({ variants: ['V4_1'] })
    expect(wider.lines.at(-1)).toBe('R-1: published, 1 mails are on their way.')
    expect((await recallMails()).map(({ to }) => to)).toEqual([
      'anna@example.org',
      'bo@example.org',
      'dan@example.org',
    ])
  })

  // Whoever was still paying when a recall was published had bought nothing yet, and nobody wrote to them afterwards.
  test('who pays after it was published is written to, once', async () => {
    const waiting = await orderToPay(await aVisitor(engine), {
      variantId: VARIANTS.cushion,
      email: 'bo@example.org',
    })
    await publish()
    const before = await recallMails()

    await deliver(engine, noticeOf(engine, waiting.url, 'authorised'))
    await deliver(engine, noticeOf(engine, waiting.url, 'captured'))

    expect(before).toEqual([])
    expect((await recallMails()).map(({ to }) => to)).toEqual(['bo@example.org'])
    expect((await publish()).lines.at(-1)).toBe('R-1: published, 0 mails are on their way.')
    expect(await recallMails()).toHaveLength(1)
  })

  // Only a payment at a provider looked for it: who paid by transfer, invoice or gift card was warned by nobody.
  test('who orders it without a provider from a catalogue of before is written to, once', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, email: 'bo@example.org' })
    await run('recall', 'publish', recallFile({}))

    await visitor.call(placeOrder, { acceptedTerms: true })

    expect((await recallMails()).map(({ to }) => to)).toEqual(['bo@example.org'])
    expect((await publish()).lines.at(-1)).toBe('R-1: published, 0 mails are on their way.')
    expect(await recallMails()).toHaveLength(1)
  })

  test('who orders while it is published is written to by one of the two', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const buyers = await buyersLike(engine, visitor, { count: 10 })

    const [answers] = await Promise.all([
      Promise.all(buyers.map((buyer) => buyer.try(placeOrder, { acceptedTerms: true }, crypto.randomUUID()))),
      run('recall', 'publish', recallFile({})),
    ])

    const placed = answers.filter(({ status }) => status === 201)
    expect(placed.length).toBeGreaterThan(0)
    expect(await recallMails()).toHaveLength(placed.length)
  })

  test('who pays after it was lifted hears nothing', async () => {
    const { url } = await orderToPay(await aVisitor(engine), {
      variantId: VARIANTS.cushion,
      email: 'bo@example.org',
    })
    await publish()
    await run('recall', 'lift', 'R-1')

    await deliver(engine, noticeOf(engine, url, 'authorised'))

    expect(await recallMails()).toEqual([])
  })

  // Its goods were picked and sent as if nothing had been found.
  test('what is recalled does not leave any more, and the rest of its order does', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.scarce })
    await add(VARIANTS.cushion)
    await visitor.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', 'T00000001')
    await publish({ soldUntil: '2026-01-01' })

    const refused = [
      await run('orders', 'ship', 'T00000001'),
      await run('orders', 'pack', 'T00000001'),
      await run('orders', 'ship', 'T00000001', '--items', '2'),
    ]
    const rest = await run('orders', 'ship', 'T00000001', '--items', '1')
    const cancelled = await run('orders', 'cancel', 'T00000001', '--items', '2')

    for (const { exitCode, lines } of refused)
      expect([exitCode, lines]).toEqual([1, [expect.stringContaining('recalled goods, item 2 (Kissen)')]])
    expect([rest.exitCode, cancelled.exitCode]).toEqual([0, 0])
  })

  test('what was recalled leaves once the recall is lifted', async () => {
    await paidOrder('anna@example.org')
    await publish()
    await run('recall', 'lift', 'R-1')

    expect((await run('orders', 'ship', 'T00000001')).exitCode).toBe(0)
  })

  test('who bought on other days or cancelled is not written to', async () => {
    await paidOrder('early@example.org')
    clock.forward(DAY_SECONDS)
    await paidOrder('affected@example.org')
    await paidOrder('cancelled@example.org')
    await run('orders', 'cancel', 'T00000003')

    await publish({ soldFrom: '2026-11-22', soldUntil: '2026-11-22' })

    expect((await recallMails()).map(({ to }) => to)).toEqual(['affected@example.org'])
  })

  test('a check says what would happen, and changes nothing', async () => {
    await paidOrder('anna@example.org')

    const { lines, exitCode } = await run('recall', 'check', recallFile({}))

    expect(exitCode).toBe(0)
    expect(lines.slice(-2)).toEqual(['1 addresses bought of it.', 'Nothing was changed.'])
    expect(lines[0]).toMatch(/^P1 .*: V1_1$/)
    expect((await run('recall', 'list')).lines).toEqual(['There are no recalls.'])
    expect(await recallMails()).toEqual([])
  })

  test('an order of it again, and its card, say that it is recalled', async () => {
    const visitor = await aVisitor(engine)
    const { orderNumber, token } = await buy(visitor, { variantId: VARIANTS.cushion, email: 'a@example.org' })
    await publish()

    const { missing } = await visitor.call(reorder, { orderNumber, token })
    const { products } = await visitor.call(loadListing, { path: '/wohnen/' })

    expect(missing).toMatchObject([{ reason: 'recalled' }])
    expect(products.filter(({ recallNote }) => recallNote === 'Zurückgerufen')).toMatchObject([
      { referenceKey: 'P1', isSoldOut: true },
    ])
  })

  test('one variant is in one recall at a time', async () => {
    await publish()

    const { lines, exitCode } = await publish({ id: 'R-2' })

    expect(exitCode).toBe(1)
    expect(lines[0]).toContain('R-1')
  })

  // @see Regulation (EU) 2023/988 art. 37(2)
  test('a single remedy is published with the reason why there is no choice', async () => {
    await paidOrder('anna@example.org')
    const reason = same('Ersatz gibt es nicht mehr, und eine Reparatur ist nicht möglich.')

    const { exitCode } = await publish({ remedies: ['refund'], singleRemedyReason: reason })

    expect(exitCode).toBe(0)
    const { recalls } = await visitor.call(listRecalls, {})
    expect(recalls).toMatchObject([{ remedies: ['refund'], singleRemedyReason: reason.de }])
    const [mail] = await recallMails()
    expect(mail?.text).toContain(reason.de)
    expect(mail?.text).not.toContain('Zur Wahl stehen')
  })

  test('an order says which of its items are recalled, and nothing of one of other days or lifted', async () => {
    await paidOrder('anna@example.org')
    const buyer = await aVisitor(engine)
    const [order] = await engine.database.sql.select({ id: ordersTable.id }).from(ordersTable)
    const token = await addOrderToken(engine.database.sql, order?.id ?? '', clock.now())
    const recalled = async () =>
      (await buyer.call(loadOrder, { orderNumber: 'T00000001', token })).recalls.map(
        ({ headline }) => headline,
      )

    expect(await recalled()).toEqual([])
    await publish({ soldFrom: '2026-11-22' })
    expect(await recalled()).toEqual([])
    await publish({ soldFrom: '2026-11-21' })
    expect(await recalled()).toEqual(['Kissen: Gefahr des Erstickens'])
    await run('recall', 'lift', 'R-1')
    expect(await recalled()).toEqual([])
  })

  test('what lies in a basket says that it was recalled, and not that it is sold out', async () => {
    await add(VARIANTS.cushion)
    await publish()

    const { items } = await visitor.call(loadBasket, { basketKey: visitor.basketKey })

    expect(items).toMatchObject([{ status: 'unavailable', reason: 'basket.reasons.recalled' }])
  })

  test.each([
    ['a single remedy', { remedies: ['refund'] }, 'remedies'],
    ['no remedy', { remedies: [] }, 'remedies'],
    [
      'a reason in one language',
      { remedies: ['refund'], singleRemedyReason: { de: 'Es geht nicht.' } },
      'singleRemedyReason',
    ],
    [
      'a reason that plays the danger down',
      { remedies: ['refund'], singleRemedyReason: same('Vorsorglich nur so.') },
      'Vorsorglich',
    ],
    ['a reason beside a choice', { singleRemedyReason: same('Es geht nicht.') }, 'singleRemedyReason'],
    ['the same remedy twice', { remedies: ['refund', 'refund'] }, 'remedies'],
    ['a danger that is played down', { hazard: same('In seltenen Fällen löst er sich.') }, 'seltenen'],
    ['nothing recalled', { products: [] }, 'recalled'],
    ['an unknown key', { products: ['P404'] }, 'P404'],
    ['a language left out', { headline: { de: 'Kissen' } }, 'headline'],
    ['a word of another format', { voluntary: true }, 'voluntary'],
  ])('a file with %s is refused', async (_, fields, reason) => {
    const { lines, exitCode } = await publish(fields)

    expect(exitCode).toBe(1)
    expect(lines.join('\n')).toContain(reason)
    expect((await run('recall', 'list')).lines).toEqual(['There are no recalls.'])
  })

  test.each([
    [['recall'], 2],
    [['recall', 'publish'], 2],
    [['recall', 'lift', 'R-404'], 1],
    [['recall', 'check', '/nowhere.json'], 1],
  ])('%j ends with %i', async (words, exitCode) => {
    expect((await run(...words)).exitCode).toBe(exitCode)
  })
})

let files = 0

function recallFile(fields: object): string {
  files += 1
  const path = join(folder, `${files}.json`)
  const record = {
    id: 'R-1',
    products: ['P1'],
    headline: same('Kissen: Gefahr des Erstickens'),
    hazard: same('Der Reißverschluss löst sich.'),
    whatToDo: same('Nicht mehr benutzen.'),
    remedies: ['replacement', 'refund'],
    contact: { email: 'sicherheit@shop.example' },
    ...fields,
  }
  writeFileSync(path, JSON.stringify(record))
  return path
}

function same(words: string) {
  return { de: words, fr: words, nl: words }
}
