import { expect, test } from 'vitest'
import { stoppedCards } from './stopped-cards.ts'

const card = (orderPart: string | null, balance = 5000) => ({ orderPart, balance, issued: 5000 })

test.each([
  ['the card of an item', [card('a:0')], ['a'], ['a:0'], []],
  ['all cards of an item', [card('a:0'), card('a:1')], ['a'], ['a:0', 'a:1'], []],
  ['cards of two items', [card('a:0'), card('b:0')], ['a', 'b'], ['a:0', 'b:0'], []],
  ['no card of another item', [card('a:0'), card('b:0')], ['b'], ['b:0'], []],
  ['no card of an item whose key only begins alike', [card('a:0'), card('ab:0')], ['a'], ['a:0'], []],
  ['no card of the operators', [card(null)], ['a'], [], []],
  ['nothing for no items', [card('a:0')], [], [], []],
  ['nothing when one was used', [card('a:0'), card('a:1', 4999)], ['a'], [], ['a:1']],
  ['nothing when one of another item was used', [card('a:0'), card('b:0', 0)], ['a', 'b'], [], ['b:0']],
  ['what is not used, whatever stays', [card('a:0'), card('b:0', 0)], ['a'], ['a:0'], []],
])('%s stops', (_, cards, itemKeys, stopped, spent) => {
  const parts = stoppedCards(cards, itemKeys)

  expect(parts.stopped.map(({ orderPart }) => orderPart)).toEqual(stopped)
  expect(parts.spent.map(({ orderPart }) => orderPart)).toEqual(spent)
})
