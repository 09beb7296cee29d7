import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { loadWishlist } from '@shop/api-client/contract/wishlist'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { openShop } from '@shop/domain/shop/shop'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskOf } from '../cli/base/desk.ts'
import { runCommand } from '../cli/commands.ts'
import type { Engine } from '../engine.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { ruleEngines } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const desk = deskOf(testBrand, embeddedReturnCarrier)

describe.each(await ruleEngines())('on the $name', ({ open }) => {
  let engine: Engine
  beforeEach(async () => {
    ;({ engine } = await open())
  })
  afterEach(async () => {
    await typed('read-only', 'off')
    await engine.close()
  })

  async function typed(...words: string[]) {
    const result = await runCommand(
      engine.database,
      ['switch', ...words],
      new Date('2026-11-26T12:00:00Z'),
      desk,
    )
    await engine.switches.refresh()
    return result
  }

  test('a feature is switched in a locale while the shop runs, and every page is made anew', async () => {
    const { wishlistKey, ...visitor } = await aVisitor(engine)
    const told: string[][] = []
    engine.onChange((tags) => told.push([...tags]))
    const isBrands = openShop(testBrand, 'de-de').features.wishlist
    const status = async () => (await visitor.try(loadWishlist, { wishlistKey })).status

    const before = await status()
    const { lines, exitCode } = await typed('wishlist', isBrands ? 'off' : 'on', '--locale', 'de-de')
    const switched = await status()
    await typed('wishlist', 'brand')

    expect([before, switched, await status()]).toEqual(isBrands ? [200, 404, 200] : [404, 200, 404])
    expect({ lines, exitCode }).toEqual({
      lines: [`Within a second wishlist is ${isBrands ? 'off' : 'on'} in de-de.`],
      exitCode: 0,
    })
    expect(told).toEqual([['everything'], ['everything']])
    expect(engine.shopIn('de-de').features.wishlist).toBe(isBrands)
  })

  test('the list says where each feature is on, and what was switched', async () => {
    await typed('faq', 'off')

    const { lines } = await typed()

    expect(lines[0]).toMatch(/^read-only\s+off$/)
    expect(lines).toContainEqual(expect.stringMatching(/^faq\s+off \(switched: de-de, .*nl-nl\)$/))
  })

  test.each([
    [['teleport', 'on'], 2, /no switch "teleport".*read-only, payback/],
    [['wishlist', 'sometimes'], 2, /Usage/],
    [['wishlist', 'on', '--locale', 'en-gb'], 1, /does not sell in "en-gb"/],
    [['read-only', 'brand'], 2, /Usage/],
    [['withdrawalFunction', 'off'], 1, /The law asks for withdrawalFunction in de-de/],
  ])('%j is refused with a reason', async (words, exitCode, sentence) => {
    const result = await typed(...words)

    expect(result).toEqual({ lines: [expect.stringMatching(sentence)], exitCode })
  })

  test('read-only: what is there can be read, every change is refused in words, and nothing is lost', async () => {
    const visitor = await aVisitor(engine)
    const { basketKey } = visitor
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    await typed('read-only', 'on')

    const read = await visitor.try(loadBasket, { basketKey })
    const added = await visitor.try(addBasketItem, { basketKey, variantId: VARIANTS.cushion, quantity: 1 })
    const ordered = await visitor.try(placeOrder, { acceptedTerms: true })
    await typed('read-only', 'off')
    const orderedThen = await visitor.try(placeOrder, { acceptedTerms: true })

    expect([read.status, added.status, ordered.status, orderedThen.status]).toEqual([200, 503, 503, 201])
    expect(read.body).toMatchObject({ items: [{ quantity: 1 }] })
    for (const { body, headers } of [added, ordered]) {
      expect(body).toMatchObject({
        code: 'read_only',
        detail: expect.stringContaining('Ihr Warenkorb bleibt'),
      })
      expect(headers).toEqual({ 'retry-after': '30' })
    }
  })

  test('read-only: another command is refused with how to end it', async () => {
    await typed('read-only', 'on')

    const { lines, exitCode } = await runCommand(engine.database, ['maintenance', 'on'], new Date())

    expect(exitCode).toBe(1)
    expect(lines[0]).toContain('"switch read-only off"')
    expect(await typed('read-only', 'on')).toEqual({ lines: ['read-only is on already.'], exitCode: 1 })
  })
})
