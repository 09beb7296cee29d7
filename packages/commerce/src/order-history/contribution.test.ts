import { addBasketItem } from '@shop/api-client/contract/basket'
import { loadProducts } from '@shop/api-client/contract/catalogue'
import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { isFileAnswer } from '@shop/api-client/contract/file-answer'
import { loadPlacedInvoice } from '@shop/api-client/contract/invoices'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Locale } from '@shop/domain/market/markets'
import { products } from '@shop/engine/db/schema/catalogue'
import { mails } from '@shop/engine/db/schema/system'
import type { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anAddress, buy } from '../testing/checkout-steps.ts'
import { aPromotionRecord, givePromotions } from '../testing/offers.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const PRODUCT = 1
const WORDS = 'dont 0,60 € d’éco-participation'

describe.each(await ruleEngines())('the contribution to recycling on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const say = async (facts: ProductFactsRecord) => {
    await engine.database.sql.update(products).set({ facts }).where(eq(products.id, PRODUCT))
    await engine.refresh()
  }

  test('stands on card, line, order, mail and invoice, and stays when the catalogue forgets it', async () => {
    await say({ ecoParticipation: { FR: 30 } })
    const shopper = await aVisitor(engine, 'fr-fr')
    const { basketKey } = shopper

    const [card] = await shopper.call(loadProducts, { ids: String(PRODUCT) })
    const { basket } = await shopper.call(addBasketItem, {
      basketKey,
      variantId: VARIANTS.cushion,
      quantity: 1,
    })
    const { token } = await buy(shopper, { variantId: VARIANTS.cushion, address: IN_PARIS })
    await say({})
    const { order } = await shopper.call(loadPlacedOrder, { token })
    const { body } = await shopper.try(loadPlacedInvoice, { token })
    await engine.tidy()
    const [mail] = await engine.database.sql.select().from(mails).where(eq(mails.kind, 'orderConfirmation'))

    expect(card?.ecoNote && plain(card.ecoNote)).toBe('dont 0,30 € d’éco-participation')
    expect(basket.items[0]?.facts?.ecoParticipation).toBe(30)
    expect(order.packages[0]?.items[0]).toMatchObject({ quantity: 2, facts: { ecoParticipation: 30 } })
    // A line of the paper may end at the hyphen.
    expect(plain(await textOf(body)).replace('éco- p', 'éco-p')).toContain(WORDS)
    expect(plain(mail?.text ?? '')).toContain(WORDS)
    expect(plain(mail?.html ?? '')).toContain(WORDS)
  })

  // Art. R543-247 asks for furniture until the end of 2025; what a record says after that is shown as well.
  test.each([
    ['on the last day of its row', '2025-12-31T12:00:00Z'],
    ['and later, where the record names it', '2026-11-21T12:00:00Z'],
  ])('of furniture stands on the invoice and in the mail %s', async (_, day) => {
    clock.forward((Date.parse(day) - clock.now().getTime()) / 1000)
    await say({ kinds: ['furniture'], ecoParticipation: { FR: 30 } })
    const shopper = await aVisitor(engine, 'fr-fr')

    const { token } = await buy(shopper, { variantId: VARIANTS.cushion, quantity: 2, address: IN_PARIS })
    const { body } = await shopper.try(loadPlacedInvoice, { token })
    await engine.tidy()
    const [mail] = await engine.database.sql.select().from(mails).where(eq(mails.kind, 'orderConfirmation'))

    for (const text of [await textOf(body), mail?.text ?? '', mail?.html ?? ''])
      expect(plain(text).replace('éco- p', 'éco-p')).toContain(WORDS)
  })

  test('is all that a line costs where everything else is taken off', async () => {
    await say({ ecoParticipation: { FR: 30 } })
    const effect = { type: 'automatic_discount', discountType: 'relative', discountValue: 100 } as const
    await givePromotions(engine.database, aPromotionRecord({ effect }))
    const shopper = await aVisitor(engine, 'fr-fr')

    const { token } = await buy(shopper, { variantId: VARIANTS.cushion, quantity: 2, address: IN_PARIS })
    const { order } = await shopper.call(loadPlacedOrder, { token })
    const { body } = await shopper.try(loadPlacedInvoice, { token })
    await engine.tidy()
    const [mail] = await engine.database.sql.select().from(mails).where(eq(mails.kind, 'orderConfirmation'))

    const [item] = order.packages[0]?.items ?? []
    expect(item?.price.total.withTax).toBe(60)
    const { items, reduction, shipping, total } = order.totals
    expect(items - reduction).toBe(60)
    expect(total).toBe(60 + shipping)
    for (const text of [await textOf(body), mail?.text ?? '']) {
      expect(plain(text).replace('éco- p', 'éco-p')).toContain(WORDS)
      expect(plain(text)).toContain(`${plain((shipping / 100 + 0.6).toFixed(2).replace('.', ','))} €`)
    }
  })

  test.each<[Locale, Parameters<typeof anAddress>[0]]>([
    ['de-de', {}],
    ['fr-be', { country: 'BE', zip: '1000', city: 'Bruxelles' }],
  ])('is said nowhere in %s', async (locale, address) => {
    await say({ ecoParticipation: { FR: 30 } })
    const shopper = await aVisitor(engine, locale)

    const [card] = await shopper.call(loadProducts, { ids: String(PRODUCT) })
    const { token } = await buy(shopper, { variantId: VARIANTS.cushion, address: anAddress(address) })
    const { order } = await shopper.call(loadPlacedOrder, { token })

    expect(card).not.toHaveProperty('ecoNote')
    expect(order.packages[0]?.items[0]?.facts).not.toHaveProperty('ecoParticipation')
  })
})

const IN_PARIS = anAddress({
  street: '12 rue des Lilas',
  houseNumber: null,
  zip: '75011',
  city: 'Paris',
  country: 'FR',
})

async function textOf(body: unknown): Promise<string> {
  if (!isFileAnswer(body)) throw new Error(`This is no file: ${JSON.stringify(body)}`)
  return (await extractText(await getDocumentProxy(body.bytes.slice()), { mergePages: true })).text
}

/** With plain spaces, which papers and mails write in more than one way. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
