import { cancelOwnOrder, declareWithdrawal } from '@shop/api-client/contract/after-sales'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { listPickupPoints, loadCheckout, startExpress } from '@shop/api-client/contract/checkout'
import { loadQuestions } from '@shop/api-client/contract/questions'
import { loadStores } from '@shop/api-client/contract/stores'
import { loadBalance } from '@shop/api-client/contract/user-balance'
import { listSavedCards } from '@shop/api-client/contract/user-cards'
import { listOrders } from '@shop/api-client/contract/user-orders'
import { loadSharedWishlist, loadWishlist } from '@shop/api-client/contract/wishlist'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { keepShare } from '@shop/customers/wishlist/wishlist-share-store'
import { insertItem } from '@shop/customers/wishlist/wishlist-store'
import { type Brand, FEATURES, type FeatureName } from '@shop/domain/shop/brand'
import { newToken } from '@shop/engine/session/token'
import { testBrand } from '@shop/engine/testing/test-brand'
import { describe, expect, test } from 'vitest'
import type { Engine } from './engine.ts'
import { aCustomer } from './testing/account-steps.ts'
import { buy, fillCheckout } from './testing/checkout-steps.ts'
import { ruleEngines } from './testing/test-engine.ts'
import { aVisitor } from './testing/visitor.ts'

type SwitchCase = { ask: (engine: Engine) => Promise<unknown>; on: unknown; off: unknown }

/** What the server answers where a switch is on and where it is off; `screen` for what it has no part in. */
const ENFORCED: Record<FeatureName, SwitchCase | 'screen'> = {
  payback: { ask: pointsOfBasket, on: expect.any(Number), off: null },
  wishlist: { ask: statusOfWishlist, on: [200, 200], off: [404, 404] },
  accountBalance: {
    ask: async (engine) => (await (await aCustomer(engine)).try(loadBalance, {})).status,
    on: 200,
    off: 404,
  },
  accountOrders: {
    ask: async (engine) => (await (await aCustomer(engine)).try(listOrders, {})).status,
    on: 200,
    off: 404,
  },
  clickAndReserve: {
    ask: async (engine) =>
      (await (await aVisitor(engine)).try(loadStores, { variantId: VARIANTS.cushion })).status,
    on: 200,
    off: 404,
  },
  cancelOrder: { ask: statusOfCancelling, on: 200, off: 404 },
  withdrawalFunction: { ask: statusOfWithdrawal, on: 201, off: 404 },
  savedCards: {
    ask: async (engine) => (await (await aCustomer(engine)).try(listSavedCards, {})).status,
    on: 200,
    off: 404,
  },
  questions: {
    ask: async (engine) => (await (await aVisitor(engine)).try(loadQuestions, { referenceKey: 'P1' })).status,
    on: 200,
    off: 404,
  },
  expressPayment: { ask: statusOfExpress, on: 200, off: 409 },
  pickupPoints: { ask: statusOfPickup, on: [200, true], off: [404, false] },
  // The page of the content service is closed where pages are loaded: storefront, content-loader.test.ts.
  faq: 'screen',
  paypalInstallments: 'screen',
  checkoutLoginGoToGuestBtn: 'screen',
  contactFormPrefill: 'screen',
  sovendus: 'screen',
  partnerInfo: 'screen',
  packaging: 'screen',
}

test('the server says of every switch whether it enforces it', () => {
  expect(Object.keys(ENFORCED).toSorted()).toEqual([...FEATURES].toSorted())
})

describe.each(await ruleEngines())('on the $name', ({ open }) => {
  test.each(
    Object.entries(ENFORCED).flatMap(([name, asked]) =>
      asked === 'screen' ? [] : ([[name, asked]] as const),
    ),
  )(
    '%s decides what is answered',
    async (name, { ask, on, off }) => {
      const answers: unknown[] = []
      for (const where of ['everywhere', 'nowhere'] as const) {
        const { engine } = await open(withSwitch(name, where))
        answers.push(await ask(engine))
        await engine.close()
      }

      expect(answers).toEqual([on, off])
    },
    60_000,
  )
})

function withSwitch(name: string, where: 'everywhere' | 'nowhere'): Brand {
  return { ...testBrand, features: { ...testBrand.features, [name]: where } }
}

async function pointsOfBasket(engine: Engine): Promise<unknown> {
  const { basketKey, ...visitor } = await aVisitor(engine)
  const { basket } = await visitor.call(addBasketItem, {
    basketKey,
    variantId: VARIANTS.cushion,
    quantity: 1,
  })
  return basket.paybackPoints
}

/** One's own list, and a shared one. */
async function statusOfWishlist(engine: Engine): Promise<number[]> {
  const { wishlistKey, userId, ...visitor } = await aVisitor(engine)
  const owner = { shopId: testBrand.shopIds['de-de'], userId }
  const token = newToken()
  await insertItem(engine.database.sql, owner, { key: 'k', productId: 1, variantId: null, priceBefore: null })
  await keepShare(engine.database.sql, owner, token)
  const answers = [
    await visitor.try(loadWishlist, { wishlistKey }),
    await visitor.try(loadSharedWishlist, { token }),
  ]
  return answers.map(({ status }) => status)
}

async function statusOfExpress(engine: Engine): Promise<number> {
  const { basketKey, ...visitor } = await aVisitor(engine)
  await visitor.call(addBasketItem, { basketKey, variantId: VARIANTS.cushion, quantity: 1 })
  return (await visitor.try(startExpress, { wallet: 'paypal' })).status
}

/** Places near a post code, and whether the checkout offers them. */
async function statusOfPickup(engine: Engine): Promise<unknown[]> {
  const visitor = await aVisitor(engine)
  await fillCheckout(visitor, { variantId: VARIANTS.cushion })
  const { status } = await visitor.try(listPickupPoints, { country: 'DE', zip: '10115' })
  const { shippingMethods } = await visitor.call(loadCheckout, {})
  return [status, shippingMethods.some(({ hasPickupPoints }) => hasPickupPoints)]
}

async function statusOfCancelling(engine: Engine): Promise<number> {
  const visitor = await aCustomer(engine)
  const { orderNumber } = await buy(visitor, { variantId: VARIANTS.cushion })
  return (await visitor.try(cancelOwnOrder, { orderNumber, preview: true })).status
}

async function statusOfWithdrawal(engine: Engine): Promise<number> {
  const visitor = await aVisitor(engine)
  const form = { name: 'Anna Probst', order_number: 'T00000001', email: 'anna@example.org', items: '' }
  return (await visitor.try(declareWithdrawal, form)).status
}
