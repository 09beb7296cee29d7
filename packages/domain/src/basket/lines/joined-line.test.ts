import { expect, test } from 'vitest'
import { aBasketLine } from '../../testing/a-basket-line.ts'
import { aVariant } from '../../testing/a-variant.ts'
import type { BasketLine } from './basket-line.ts'
import { joinedLine } from './joined-line.ts'

const forMia = { customText: { text1: 'Mia' } }

test.each<[string, Partial<BasketLine>, Partial<BasketLine>[], number, string[]]>([
  ['stays alone in an empty basket', { quantity: 2 }, [], 2, []],
  ['stays apart from another variant', { quantity: 2 }, [{ variantId: 12 }], 2, []],
  ['stays apart from another text', { quantity: 2 }, [forMia], 2, []],
  [
    'takes in the line with the same text',
    { ...forMia, quantity: 2 },
    [{ ...forMia, quantity: 3 }],
    5,
    ['other-0'],
  ],
  ['takes in the one among many', { quantity: 2 }, [forMia, { quantity: 4 }], 6, ['other-1']],
  ['fills up at most', { quantity: 600 }, [{ quantity: 600 }], 999, ['other-0']],
  ['is exactly full', { quantity: 500 }, [{ quantity: 499 }], 999, ['other-0']],
  ['leaves alone what was put aside', { quantity: 2 }, [{ quantity: 3, isSaved: true }], 2, []],
])('a changed line %s', (_, words, others, quantity, gone) => {
  const line = aBasketLine({ key: 'this', ...words })
  const lines = [line, ...others.map((other, index) => aBasketLine({ key: `other-${index}`, ...other }))]

  const joined = joinedLine(line, lines, aVariant())

  expect(joined).toEqual({ line: { ...line, quantity, unitPrice: 10_000 }, gone })
})

test('units of both lines together earn the price step', () => {
  const variant = aVariant({ price: 1000, scale: [{ amount: 5, price: 800 }] })
  const line = aBasketLine({ key: 'this', quantity: 2 })

  expect(joinedLine(line, [line], variant).line.unitPrice).toBe(1000)
  expect(joinedLine(line, [line, aBasketLine({ key: 'twin', quantity: 3 })], variant).line.unitPrice).toBe(
    800,
  )
})
