import { expect, test } from 'vitest'
import { type GiftDeliveryLine, giftDelivery } from './gift-delivery.ts'

const gift = (listId: string | null): GiftDeliveryLine => ({ listId, isAddition: false })
const own: GiftDeliveryLine = { isAddition: false }
const free: GiftDeliveryLine = { isAddition: true }

test.each([
  ['nothing is a gift', [own], ['a'], null, null],
  ['all is for one list', [gift('a'), gift('a')], ['a'], null, ['a', 'open', false]],
  ['a free article comes along', [gift('a'), free], ['a'], null, ['a', 'open', false]],
  ['it was chosen', [gift('a')], ['a'], 'a', ['a', 'open', true]],
  ['the list has no address', [gift('a')], [], null, null],
  ['own goods are with it', [gift('a'), own], ['a'], null, ['a', 'mixed', false]],
  ['own goods came to it', [gift('a'), own], ['a'], 'a', ['a', 'mixed', true]],
  ['two lists', [gift('a'), gift('b')], ['a', 'b'], null, ['a', 'mixed', false]],
  ['the second of two lists was chosen', [gift('a'), gift('b')], ['a', 'b'], 'b', ['b', 'mixed', true]],
  ['one of two lists has an address', [gift('a'), gift('b')], ['b'], null, ['b', 'mixed', false]],
  ['the address was taken away', [gift('a')], [], 'a', ['a', 'gone', true]],
  ['the list was deleted', [gift(null)], [], 'a', ['a', 'gone', true]],
  ['the list was deleted before anything was chosen', [gift(null)], [], null, null],
  ['another list was chosen for an earlier order', [gift('a')], ['a'], 'b', ['a', 'open', false]],
  ['the gift was taken out again', [own], ['a'], 'a', null],
] as const)('%s', (_, lines, reachable, chosen, expected) => {
  const found = giftDelivery({ lines, reachable: new Set(reachable), chosen })

  expect(found && [found.listId, found.state, found.isChosen]).toEqual(expected)
})
