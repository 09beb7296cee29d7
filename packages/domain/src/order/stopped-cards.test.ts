import { expect, test } from 'vitest'
import { stoppedCards } from './stopped-cards.ts'

const card = (orderPart: string | null, balance = 5000, state = 'active') => ({
  orderPart,
  balance,
  issued: 5000,
  state,
})
const all = (...keys: string[]) => keys.map((key) => ({ key, quantity: 2 }))
const one = (key: string) => [{ key, quantity: 1 }]

test.each([
  ['the card of an item', [card('a:0')], all('a'), ['a:0'], []],
  ['all cards of an item', [card('a:0'), card('a:1')], all('a'), ['a:0', 'a:1'], []],
  ['cards of two items', [card('a:0'), card('b:0')], all('a', 'b'), ['a:0', 'b:0'], []],
  ['no card of another item', [card('a:0'), card('b:0')], all('b'), ['b:0'], []],
  ['no card of an item whose key only begins alike', [card('a:0'), card('ab:0')], all('a'), ['a:0'], []],
  ['no card of the operators', [card(null)], all('a'), [], []],
  ['nothing for no items', [card('a:0')], [], [], []],
  ['nothing when one was used', [card('a:0'), card('a:1', 4999)], all('a'), [], ['a:1']],
  ['nothing when one of another item was used', [card('a:0'), card('b:0', 0)], all('a', 'b'), [], ['b:0']],
  ['what is not used, whatever stays', [card('a:0'), card('b:0', 0)], all('a'), ['a:0'], []],
  ['one card of two for one unit', [card('a:1'), card('a:2')], one('a'), ['a:2'], []],
  ['the card that was not used, for one unit', [card('a:1'), card('a:2', 4999)], one('a'), ['a:1'], []],
  ['a further card for a further unit', [card('a:1'), card('a:2', 5000, 'blocked')], one('a'), ['a:1'], []],
  ['the tenth of ten', [card('a:9'), card('a:10')], one('a'), ['a:10'], []],
  [
    'nothing when all that live were used',
    [card('a:1', 0), card('a:2', 5000, 'blocked')],
    one('a'),
    [],
    ['a:1'],
  ],
  ['nothing when all have stopped', [card('a:1', 5000, 'blocked')], one('a'), [], []],
])('%s stops', (_, cards, items, stopped, spent) => {
  const parts = stoppedCards(cards, items)

  expect(parts.stopped.map(({ orderPart }) => orderPart)).toEqual(stopped)
  expect(parts.spent.map(({ orderPart }) => orderPart)).toEqual(spent)
})
