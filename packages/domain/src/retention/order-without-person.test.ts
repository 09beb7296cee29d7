import { expect, test } from 'vitest'
import { anOrder } from '../testing/an-order.ts'
import { itemWithoutPerson, orderWithoutPerson } from './order-without-person.ts'

const ORDER = anOrder({ lines: 2, fields: { comment: 'Bitte bei Lindgren klingeln' } })

test('nothing of the person is left, the country and everything about the goods is', () => {
  const { firstName, lastName, street, zip, city, country } = ORDER.shippingAddress

  const left = orderWithoutPerson(ORDER)

  const text = JSON.stringify(left)
  for (const trace of [firstName, lastName, street, zip, city, ORDER.customer.email, 'klingeln'])
    expect(text).not.toContain(trace)
  expect(left.shippingAddress.country).toBe(country)
  expect(left.customer.status).toEqual(ORDER.customer.status)
  expect(amounts(left.packages)).toEqual(amounts(ORDER.packages))
})

test('forgotten twice is forgotten once', () => {
  const once = { ...ORDER, ...orderWithoutPerson(ORDER) }

  expect(orderWithoutPerson(once)).toEqual(orderWithoutPerson(ORDER))
})

test('an item loses its text and keeps its price step', () => {
  const [item] = ORDER.packages.flatMap(({ items }) => items)
  if (item === undefined) throw new Error('The order has no items.')
  const customData = { ...item.customData, pricePromotionKey: 'Promotion5', customText: { text1: 'Anna' } }
  const displayData = { text1: { key: 'text1', label: 'Zeile 1', value: 'Anna' } }

  const left = itemWithoutPerson({ ...item, customData, displayData })

  expect(JSON.stringify(left)).not.toContain('Anna')
  expect(left.customData.pricePromotionKey).toBe('Promotion5')
})

test('a gift loses the name of its giver and stays given', () => {
  const [item] = ORDER.packages.flatMap(({ items }) => items)
  if (item === undefined) throw new Error('The order has no items.')
  const customData = { ...item.customData, gift: { itemKey: 'line', from: 'Oma Gisela' } }

  const left = itemWithoutPerson({ ...item, customData })

  expect(left.customData.gift).toEqual({ itemKey: 'line' })
})

function amounts(packages: typeof ORDER.packages) {
  return packages.flatMap(({ items }) =>
    items.map(({ variant, quantity, price }) => ({ id: variant.id, quantity, price })),
  )
}
