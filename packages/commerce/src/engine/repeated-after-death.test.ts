import { cancelOwnOrder, declareWithdrawal } from '@shop/api-client/contract/after-sales'
import {
  addBasketItem,
  loadBasket,
  moveToBasket,
  saveForLater,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { sendContactMessage } from '@shop/api-client/contract/contact'
import type { Call } from '@shop/api-client/contract/define-call'
import { requestReminder } from '@shop/api-client/contract/reminders'
import { writeReview } from '@shop/api-client/contract/reviews'
import { reserveInStore } from '@shop/api-client/contract/stores'
import { authenticate, sendResetEmail } from '@shop/api-client/contract/user'
import { addAddress } from '@shop/api-client/contract/user-addresses'
import { loadOrder, reorder } from '@shop/api-client/contract/user-orders'
import { addWishlistItem, shareWishlist } from '@shop/api-client/contract/wishlist'
import { CatalogueKeeper } from '@shop/catalogue/catalogue/catalogue-keeper'
import { importStores } from '@shop/catalogue/stores/import-stores'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { serverAddress } from '@shop/engine/db/test-database'
import { sql as raw } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { anAddress, buy, fillCheckout } from '../testing/checkout-steps.ts'
import { livesUntil, mortalDatabase } from '../testing/die-at-query.ts'
import { aVoucherRecord, giveGiftCard, givePromotions } from '../testing/offers.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

vi.setConfig({ testTimeout: 120_000 })

const server = await serverAddress()
const kind = (await engineKinds()).find(({ name }) => name === 'PostgreSQL server')
const KEY = { idempotencyKey: 'the-same' }
const HOURS = 60 * 60
const MANY = 100_000

let { engine, clock } = {} as TestEngine
let immortal = () => {}
beforeAll(async () => {
  if (kind === undefined) return
  ;({ engine, clock } = await kind.open())
  const { database } = engine
  await database.sql.execute(raw`update stock set quantity = ${MANY} where quantity > 0`)
  await givePromotions(database, aVoucherRecord('ZEHN'))
  const day = { opens: '10:00', closes: '19:00' }
  await importStores(database, [
    {
      id: 'hamburg',
      name: 'Hamburg',
      street: 'Neuer Wall 1',
      zip: '20354',
      city: 'Hamburg',
      country: 'DE',
      lat: 53.55,
      lng: 9.99,
      phone: '+49 40 1234567',
      hours: { week: [day, day, day, day, day, day, null], closedOn: [] },
      stock: [{ variantId: VARIANTS.cushion, quantity: MANY }],
    },
  ])
  immortal = mortalDatabase()
}, 60_000)
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  immortal()
  return engine?.close()
})

type Scene = {
  call: Call
  /** Who asks, and for what; anew for every death. */
  stage: () => Promise<{ visitor: Visitor; input: unknown }>
  /** How much of it there is in the whole shop, as SQL. */
  counted: string
  /** By how much one request raises that. */
  by?: number
  status?: number
}

let people = 0
const email = () => `person-${people}@example.org`
const customer = () => aCustomer(engine, { email: email() })
const shopper = () => aVisitor(engine)
const withCushion = async () => {
  const visitor = await shopper()
  const { basketKey } = visitor
  await visitor.call(addBasketItem, { basketKey, variantId: VARIANTS.cushion, quantity: 1 })
  const [line] = (await visitor.call(loadBasket, { basketKey })).items
  return { visitor, input: { basketKey, itemKey: line?.key ?? '' } }
}
const MAILS = `select count(*) from outbox`

const scenes: Scene[] = [
  {
    call: addBasketItem,
    stage: async () => {
      const visitor = await shopper()
      const input = { basketKey: visitor.basketKey, variantId: VARIANTS.cushion, quantity: 1 }
      return { visitor, input }
    },
    counted: 'select sum(quantity) from basket_items',
    status: 201,
  },
  {
    call: updateBasketItem,
    stage: async () => {
      const { visitor, input } = await withCushion()
      return { visitor, input: { ...input, quantity: 3 } }
    },
    counted: 'select sum(quantity) from basket_items',
    by: 2,
  },
  {
    call: saveForLater,
    stage: async () => {
      const { visitor, input } = await withCushion()
      return { visitor, input }
    },
    counted: 'select count(*) from basket_items where is_saved',
  },
  {
    call: moveToBasket,
    stage: async () => {
      const { visitor, input } = await withCushion()
      await visitor.call(saveForLater, input)
      return { visitor, input }
    },
    counted: 'select count(*) from basket_items where not is_saved',
  },
  {
    call: reorder,
    stage: async () => {
      const visitor = await customer()
      const { orderNumber } = await buy(visitor, { variantId: VARIANTS.cushion, email: email() })
      return { visitor, input: { orderNumber } }
    },
    counted: 'select sum(quantity) from basket_items',
  },
  {
    call: addVoucher,
    stage: async () => {
      const { visitor, input } = await withCushion()
      return { visitor, input: { basketKey: input.basketKey, code: 'ZEHN' } }
    },
    counted: 'select sum(cardinality(codes)) from baskets',
  },
  {
    call: addGiftCard,
    stage: async () => {
      const { code, pin } = await giveGiftCard(engine.database)
      const { visitor, input } = await withCushion()
      return { visitor, input: { basketKey: input.basketKey, code, pin } }
    },
    counted: 'select sum(cardinality(gift_card_ids)) from baskets',
  },
  {
    call: addWishlistItem,
    stage: async () => {
      const visitor = await shopper()
      return { visitor, input: { wishlistKey: visitor.wishlistKey, itemCreationId: { productId: 2 } } }
    },
    counted: 'select count(*) from wishlist_items',
    status: 201,
  },
  {
    call: shareWishlist,
    stage: async () => {
      const visitor = await shopper()
      const { wishlistKey } = visitor
      await visitor.call(addWishlistItem, { wishlistKey, itemCreationId: { productId: 2 } })
      return { visitor, input: { wishlistKey } }
    },
    counted: 'select count(*) from wishlist_shares',
  },
  {
    call: addAddress,
    stage: async () => ({ visitor: await customer(), input: { address: anAddress() } }),
    counted: 'select count(*) from addresses',
    status: 201,
  },
  {
    call: writeReview,
    stage: async () => ({
      visitor: await customer(),
      input: {
        referenceKey: 'P1',
        rating: 5,
        title: 'Schön',
        nickname: 'Anna',
        text: 'Ein sehr gutes Kissen ist das.',
      },
    }),
    counted: 'select count(*) from reviews',
    status: 202,
  },
  {
    call: sendContactMessage,
    stage: async () => ({
      visitor: await shopper(),
      input: {
        topic: 'other',
        first_name: 'Anna',
        last_name: 'Probst',
        email: email(),
        message: 'Wann kommt mein Sofa endlich an?',
      },
    }),
    counted: MAILS,
    by: 2,
    status: 202,
  },
  {
    call: requestReminder,
    stage: async () => ({
      visitor: await shopper(),
      input: { variantId: VARIANTS.soldOut, email: email() },
    }),
    counted: MAILS,
    status: 202,
  },
  {
    call: reserveInStore,
    stage: async () => ({
      visitor: await shopper(),
      input: {
        variantId: VARIANTS.cushion,
        storeId: 'hamburg',
        quantity: 1,
        name: 'Anna Probst',
        email: email(),
      },
    }),
    counted: 'select sum(quantity) from reservations',
    status: 201,
  },
  {
    call: authenticate,
    stage: async () => ({
      visitor: await shopper(),
      input: {
        mode: 'register',
        first_name: 'Anna',
        last_name: 'Probst',
        email: email(),
        gender: 'f',
        newsletter: false,
        register_password: PASSWORD,
      },
    }),
    counted: 'select count(*) from users',
  },
  {
    call: sendResetEmail,
    stage: async () => ({ visitor: await customer(), input: { email: email() } }),
    counted: MAILS,
    status: 202,
  },
  {
    call: placeOrder,
    stage: async () => {
      const visitor = await shopper()
      await fillCheckout(visitor, { variantId: VARIANTS.cushion, email: email() })
      return { visitor, input: { acceptedTerms: true } }
    },
    counted: 'select count(*) from orders',
    status: 201,
  },
  {
    call: placeOrder,
    stage: async () => {
      const visitor = await shopper()
      await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'KK', email: email() })
      return { visitor, input: { acceptedTerms: true } }
    },
    counted: 'select count(*) from orders',
    status: 201,
  },
  {
    call: cancelOwnOrder,
    stage: async () => {
      const visitor = await customer()
      const { orderNumber } = await buy(visitor, { variantId: VARIANTS.cushion, email: email() })
      const { order } = await visitor.call(loadOrder, { orderNumber })
      const items = order.packages.flatMap((parcel) => parcel.items.map(({ key }) => key))
      return { visitor, input: { orderNumber, items } }
    },
    counted: `select count(*) from orders where state = 'cancelled'`,
  },
  {
    call: declareWithdrawal,
    stage: async () => ({
      visitor: await shopper(),
      input: { name: 'Anna Probst', order_number: 'T00000001', email: email(), items: '' },
    }),
    counted: 'select count(*) from withdrawals',
    status: 201,
  },
]

test.skipIf(server === null).for(scenes)(
  'whoever dies at any step of $call.name does it once with the same key, and is answered at once',
  async ({ call, stage, counted, by = 1, status = 200 }) => {
    // Memory belongs to a process and dies with it: here all lives share it, so none may die within.
    vi.spyOn(CatalogueKeeper.prototype, 'refresh').mockResolvedValue()
    vi.spyOn(console, 'error').mockReturnValue()
    for (let at = 1; ; at += 1) {
      people += 1
      // Attempts are limited, and all visitors come from one address.
      clock.forward(25 * HOURS)
      const { visitor, input } = await stage()
      const before = await countOf(counted)
      const token = visitor.token()

      const { isDone, asked } = await livesUntil(at, () => visitor.try(call, input, KEY))
      visitor.setToken(token)
      const again = await visitor.try(call, input, KEY)
      visitor.setToken(token)
      const later = await visitor.try(call, input, KEY)

      const steps = `died at question ${at}`
      expect([steps, again.status, JSON.stringify(again.status === status ? null : again.body)]).toEqual([
        steps,
        status,
        'null',
      ])
      expect([steps, (await countOf(counted)) - before]).toEqual([steps, by])
      expect(later.body).toEqual(again.body)
      if (!isDone) continue
      expect(asked).toBeGreaterThan(2)
      return
    }
  },
)

async function countOf(statement: string): Promise<number> {
  const { rows } = await engine.database.sql.execute<{ n: number }>(
    raw`select coalesce((${raw.raw(statement)}), 0)::int as n`,
  )
  return rows[0]?.n ?? 0
}
