import { expect, test } from 'vitest'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { mayDecrease, mayIncrease } from './may-change-quantity.ts'

test.each([
  { quantity: 1, availableQuantity: 5, decrease: false, increase: true },
  { quantity: 2, availableQuantity: 5, decrease: true, increase: true },
  { quantity: 4, availableQuantity: 5, decrease: true, increase: true },
  { quantity: 5, availableQuantity: 5, decrease: true, increase: false },
  { quantity: 6, availableQuantity: 5, decrease: true, increase: false },
  { quantity: 1, availableQuantity: 1, decrease: false, increase: false },
  { quantity: 1, availableQuantity: 0, decrease: false, increase: false },
])('$quantity of $availableQuantity: decrease $decrease, increase $increase', (row) => {
  const item = aBasketItem(row)

  expect(mayDecrease(item)).toBe(row.decrease)
  expect(mayIncrease(item)).toBe(row.increase)
})
