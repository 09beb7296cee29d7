import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { loadListing, loadNavigation, loadProduct } from '@shop/api-client/contract/catalogue'
import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { logout } from '@shop/api-client/contract/user'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { on, onSession } from '@shop/sales/on'
import { eq, sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from './routes.ts'
import { aCustomer } from './testing/account-steps.ts'
import { buy } from './testing/checkout-steps.ts'
import { engineKinds, type TestEngine } from './testing/test-engine.ts'
import { aVisitor } from './testing/visitor.ts'

test('every call is answered once, under an address of its own', () => {
  const addresses = routes.map(({ call }) => `${call.method} ${call.path}`)

  expect(new Set(addresses).size).toBe(addresses.length)
  expect(new Set(routes.map(({ call }) => call.name)).size).toBe(routes.length)
})

test('a call that is open cannot be bound to a session', () => {
  expect(() => onSession(loadListing)).toThrow(/open/)
  expect(on(loadListing)).toBeDefined()
})

describe.each(await engineKinds())('the engine on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  test('loaders read the catalogue in process', async () => {
    const api = engine.api('de-de')

    const { roots } = await api(loadNavigation, {})
    const { product } = await api(loadProduct, { referenceKey: 'P1' })

    expect(roots.map(({ path }) => path)).toEqual(['/wohnen/'])
    expect(product.name).toBe('Kissen')
  })

  test('in process there is no visitor', async () => {
    await expect(engine.api('de-de')(logout, {})).rejects.toThrow(/visitor/)
  })

  test('a refusal in process is a problem', async () => {
    const token = 'x'.repeat(43)

    await expect(engine.api('de-de')(loadPlacedOrder, { token })).rejects.toMatchObject({
      name: 'Problem',
      status: 404,
    })
  })

  test('an order tells that its products changed, and the catalogue knows the new stock', async () => {
    const changes: string[] = []
    const stop = engine.onChange((tags) => changes.push(...tags))
    await buy(await aVisitor(engine), { variantId: VARIANTS.scarce, quantity: 2 })
    await engine.refresh()
    stop()

    const { product } = await engine.api('de-de')(loadProduct, { referenceKey: 'P2' })
    expect(changes).toContain('product:2')
    expect(product.variants[0]?.stock.quantity).toBe(3)
  })

  test('whoever stopped listening hears nothing more', async () => {
    const changes: string[] = []
    engine.onChange((tags) => changes.push(...tags))()
    await engine.database.sql.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, 10))

    await engine.refresh()

    expect(changes).toEqual([])
  })

  test('a call for a locale the brand does not have is not answered', async () => {
    const visitor = await aVisitor(engine)

    const answer = await engine.call(
      loadBasket,
      { basketKey: visitor.basketKey },
      // A locale from outside is checked at the door; this is what happens behind it.
      {
        locale: 'xx-xx' as 'de-de',
        token: visitor.token(),
        address: null,
        idempotencyKey: null,
        userAgent: null,
      },
    )

    expect(answer.status).toBe(404)
  })

  test.each([
    { input: {}, paths: ['variantId', 'quantity'] },
    { input: { variantId: 'ten', quantity: 1 }, paths: ['variantId'] },
    { input: { variantId: 10, quantity: 1, displayData: 'x' }, paths: ['displayData'] },
  ])('bad input is named field by field: $paths', async ({ input, paths }) => {
    const visitor = await aVisitor(engine)

    const answer = await visitor.try(addBasketItem, { basketKey: visitor.basketKey, ...input })

    expect(answer.status).toBe(422)
    expect((answer.body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual(paths)
  })

  test('an Idempotency-Key is free again when the session could not be prolonged', async () => {
    const visitor = await aVisitor(engine)
    const input = { basketKey: visitor.basketKey, variantId: VARIANTS.cushion, quantity: 1 }
    clock.forward(2 * 24 * 60 * 60)
    const silent = vi.spyOn(console, 'error').mockReturnValue()
    const update = vi.spyOn(engine.database.sql, 'update').mockImplementationOnce(() => {
      throw new Error('gone')
    })

    const failed = await visitor.try(addBasketItem, input, { idempotencyKey: 'once' })
    const again = await visitor.try(addBasketItem, input, { idempotencyKey: 'once' })
    update.mockRestore()
    silent.mockRestore()

    expect([failed.status, again.status]).toEqual([500, 201])
  }, 20_000)

  // The log had the mail address of whoever registered, and the digest of the password.
  test('a statement that fails is in the log without the person that it was about', async () => {
    const printed: unknown[] = []
    const said = (['log', 'warn', 'error'] as const).map((kind) =>
      vi.spyOn(console, kind).mockImplementation((...words) => void printed.push(words)),
    )
    const { sql } = engine.database
    await sql.execute(raw`alter table users add constraint nobody_today check (false) not valid`)

    const failed = await aCustomer(engine, { email: 'ada.lovelace@mail.example' }).catch(String)

    await sql.execute(raw`alter table users drop constraint nobody_today`)
    for (const one of said) one.mockRestore()
    const text = inspect(printed, { depth: null, maxStringLength: null })
    expect(failed).toContain('500')
    expect(text).toContain('nobody_today')
    expect(text).not.toMatch(/lovelace|scrypt|Probst/)
  })

  test('is ready while the database answers', async () => {
    await expect(engine.ready()).resolves.toBeUndefined()
  })

  // `/readyz` waited as long as the database was silent, and a balancer went on sending shoppers.
  test('is not ready while a server says nothing', async () => {
    const silent = vi
      .spyOn(engine.database.sql, 'execute')
      .mockReturnValue(new Promise(() => undefined) as never)

    const ready = Promise.race([engine.ready(), sleep(6000, 'waiting')])

    if (engine.database.kind === 'server') await expect(ready).rejects.toThrow('does not answer')
    else expect(await ready).toBe('waiting')
    silent.mockRestore()
  }, 20_000)
})
