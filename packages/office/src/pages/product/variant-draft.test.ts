import { expect, test } from 'vitest'
import { leftCells } from './variant-draft.ts'

const SENT = {
  '7 stock': { was: 3, typed: '5' },
  '7 price DE': { was: 1000, typed: '12.00' },
  '8 price DE': { was: 1000, typed: 'twelve' },
  '8 before DE': { was: null, typed: '15.00' },
}
const nothing = () => false

test('of cells that were sent those stay that were refused or are no number, with what goes along', () => {
  const left = leftCells(SENT, SENT, (name) => name === '7 stock')

  expect(left).toEqual({
    '7 stock': SENT['7 stock'],
    '8 price DE': SENT['8 price DE'],
    '8 before DE': SENT['8 before DE'],
  })
})

test('what was typed while they were under way stays, over what was saved', () => {
  const later = {
    '7 stock': { was: 3, typed: '6' },
    '7 price DE': SENT['7 price DE'],
    '9 stock': { was: 0, typed: '1' },
  }

  expect(leftCells(later, SENT, nothing)).toEqual({
    '7 stock': { was: 5, typed: '6' },
    '9 stock': { was: 0, typed: '1' },
  })
})
