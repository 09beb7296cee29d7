import { expect } from '@playwright/test'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { command } from '../fixtures/operator.ts'
import type { ShopUnderTest } from '../fixtures/shops.ts'

let placed = 0

/** An order of Berta Tal in Hamburg, to be paid in advance; its number. */
export async function anOrder(shop: ShopUnderTest, quantity = 1): Promise<string> {
  placed += 1
  const guest = await guestByApi(shop)
  await guest.add(shop.goods.small.variantId, quantity)
  await guest.prepareOrder()
  let number = ''
  // A checkout that was opened again a moment ago takes orders within a second.
  await expect(async () => {
    const answer = await guest.order(`order-${Date.now()}-${placed}`)
    expect(answer.ok(), await answer.text()).toBe(true)
    number = (await answer.json()).orderNumber
  }).toPass()
  await guest.dispose()
  return number
}

/** An order whose money has come. */
export async function aPaidOrder(shop: ShopUnderTest, quantity = 1): Promise<string> {
  const number = await anOrder(shop, quantity)
  await command(shop, 'orders', 'paid', number)
  return number
}
