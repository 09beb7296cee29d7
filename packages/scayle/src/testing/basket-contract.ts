import {
  addBasketItem,
  type BasketAnswer,
  deleteBasketItem,
  loadBasket,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { loadProduct } from '@shop/api-client/contract/catalogue'
import { authenticate } from '@shop/api-client/contract/user'
import { aVisitor, type Visitor } from '@shop/commerce/testing/visitor'
import type { Basket } from '@shop/domain/basket/basket'
import { expect, test } from 'vitest'
import type { Contracted } from './contracted.ts'
import { orderableCards } from './some-goods.ts'

const PASSWORD = 'Ein-langes-Kennwort-4711'

/** How baskets of a shop behave, wherever they are. */
export function basketContract(shop: () => Contracted): void {
  const visitor = () => aVisitor(shop().engine, shop().locale)
  const ids = async (count: number) => (await orderableCards(shop(), count)).map(({ variantId }) => variantId)

  test('a new visitor has an empty basket under a key of their own', async () => {
    const anna = await visitor()

    const basket = await load(anna)

    expect(basket).toMatchObject({ key: anna.basketKey, items: [], totals: { total: 0 } })
  })

  test('what is put in costs what its page says, and the sum is that of the lines', async () => {
    const anna = await visitor()
    const [first, second] = await orderableCards(shop(), 2)

    await add(anna, first?.variantId, 2)
    const { status, answer } = await add(anna, second?.variantId, 1)

    const { items, cost, totals, version } = answer.basket
    expect([status, answer.type, answer.kind]).toEqual([201, 'success', null])
    expect(unitsIn(answer.basket)).toEqual(
      new Map([
        [first?.variantId, 2],
        [second?.variantId, 1],
      ]),
    )
    const line = items.find(({ variant }) => variant.id === first?.variantId)
    const page = await shop().engine.api(shop().locale)(loadProduct, {
      referenceKey: first?.referenceKey ?? '',
    })
    const price = page.product.variants.find(({ id }) => id === first?.variantId)?.price.withTax ?? 0
    expect(line?.price.unit.withTax).toBe(price)
    expect(line?.price.total.withTax).toBe(2 * price)
    expect(cost.withTax).toBe(items.reduce((sum, item) => sum + item.price.total.withTax, 0))
    expect(totals.total).toBe(totals.items + totals.shipping - totals.reduction)
    expect((await load(anna)).items).toHaveLength(2)
    expect((await load(anna)).version).toBeGreaterThanOrEqual(version)
  })

  test('the same again makes its line longer, and no second one', async () => {
    const anna = await visitor()
    const [id] = await ids(1)

    await add(anna, id, 1)
    const { status, answer } = await add(anna, id, 1)

    expect(status).toBe(201)
    expect(answer.basket.items.map(({ quantity }) => quantity)).toEqual([2])
  })

  test('a request that comes a second time puts nothing in twice', async () => {
    const anna = await visitor()
    const [id] = await ids(1)
    const input = { basketKey: anna.basketKey, variantId: id, quantity: 1 }

    await anna.try(addBasketItem, input, { idempotencyKey: 'the-same-request' })
    const again = await anna.try(addBasketItem, input, { idempotencyKey: 'the-same-request' })

    expect(again.status).toBe(201)
    expect((await load(anna)).items.map(({ quantity }) => quantity)).toEqual([1])
  })

  test('more than there is comes as far as there is, with a notice', async () => {
    const anna = await visitor()
    const id = await scarceVariant(shop())

    const { answer } = await add(anna, id, 99)

    const [item] = answer.basket.items
    expect([answer.type, answer.kind]).toEqual(['success', 'ItemAddedWithReducedQuantity'])
    expect(item?.quantity).toBeLessThan(99)
    expect(item?.quantity).toBe(item?.availableQuantity)
  })

  test('what is unknown is refused, and the basket is shown as it is', async () => {
    const anna = await visitor()
    const [id] = await ids(1)
    await add(anna, id, 1)

    const { status, answer } = await add(anna, 2_000_000_000, 1)

    expect([status, answer.type]).toEqual([200, 'failure'])
    expect(answer.basket.items).toHaveLength(1)
  })

  test('a line gets another quantity, and goes', async () => {
    const anna = await visitor()
    const [id] = await ids(1)
    const { answer } = await add(anna, id, 1)
    const itemKey = answer.basket.items[0]?.key ?? ''

    const grown = await anna.call(updateBasketItem, { basketKey: anna.basketKey, itemKey, quantity: 2 })
    const gone = await anna.call(deleteBasketItem, { basketKey: anna.basketKey, itemKey })
    const again = await anna.call(deleteBasketItem, { basketKey: anna.basketKey, itemKey })

    expect([grown.type, grown.basket.items[0]?.quantity]).toEqual(['success', 2])
    expect([gone.items, again.items]).toEqual([[], []])
  })

  test('a line that is not there cannot be changed', async () => {
    const anna = await visitor()

    const answer = await anna.call(updateBasketItem, {
      basketKey: anna.basketKey,
      itemKey: 'nosuchline',
      quantity: 2,
    })

    expect(answer).toMatchObject({ type: 'failure', kind: 'BasketItemNotFound' })
  })

  test.each(['basket_101_someone', '../products', 'wishlist'])('the key %s is nobody’s', async (key) => {
    const anna = await visitor()

    const { status } = await anna.try(loadBasket, { basketKey: key })

    expect(status).toBe(404)
  })

  test('at the sign-in the same line takes the higher quantity, and others come along', async () => {
    const email = `anna-${crypto.randomUUID()}@example.org`
    const [one, other, third] = await ids(3)
    const owner = await registered(await visitor(), email)
    await add(owner, one, 1)
    await add(owner, third, 1)
    const guest = await visitor()
    const guestKey = guest.basketKey
    await add(guest, one, 2)
    await add(guest, other, 1)

    await guest.call(authenticate, { mode: 'login', email, password: PASSWORD })
    await guest.refresh()

    const basket = await load(guest)
    expect(guest.basketKey).not.toBe(guestKey)
    expect(basket.items).toHaveLength(3)
    expect(unitsIn(basket)).toEqual(
      new Map([
        [one, 2],
        [other, 1],
        [third, 1],
      ]),
    )
  })
}

export async function add(
  visitor: Visitor,
  variantId: number | undefined,
  quantity: number,
): Promise<{ status: number; answer: BasketAnswer }> {
  const { status, body } = await visitor.try(
    addBasketItem,
    { basketKey: visitor.basketKey, variantId, quantity },
    { idempotencyKey: crypto.randomUUID() },
  )
  if (status >= 400) throw new Error(`addBasketItem was refused: ${JSON.stringify(body)}`)
  // Below 400 the body is the answer of this very call.
  return { status, answer: body as BasketAnswer }
}

export function load(visitor: Visitor): Promise<Basket> {
  return visitor.call(loadBasket, { basketKey: visitor.basketKey })
}

/** How many units of each variant. */
function unitsIn({ items }: Basket): Map<number, number> {
  return new Map(items.map(({ variant, quantity }) => [variant.id, quantity]))
}

async function registered(visitor: Visitor, email: string): Promise<Visitor> {
  await visitor.call(authenticate, {
    mode: 'register',
    email,
    first_name: 'Anna',
    last_name: 'Beispiel',
    gender: 'f',
    register_password: PASSWORD,
    newsletter: false,
  })
  await visitor.refresh()
  return visitor
}

/** A variant of which there are fewer than a line takes. */
async function scarceVariant(shop: Contracted): Promise<number> {
  for (const { variantId, referenceKey } of await orderableCards(shop, 3)) {
    const { product } = await shop.engine.api(shop.locale)(loadProduct, { referenceKey })
    const found = product.variants.find(({ id }) => id === variantId)
    if (found && found.stock.quantity > 0 && found.stock.quantity < 99) return found.id
  }
  throw new Error('Of none of these products there are fewer than 99.')
}
