import type { Right } from '@shop/domain/staff/rights'
import { describe, expect, test } from 'vitest'
import { officePages } from './office-pages.ts'

/** Keys of the pages that somebody with these rights is led to. */
function keysFor(rights: readonly Right[], inFrame: boolean): string[][] {
  return officePages((right) => rights.includes(right), { inFrame }).map((group) =>
    group.map(({ key }) => key),
  )
}

describe('pages of the office', () => {
  test('a group without a page for the person is left out', () => {
    expect(keysFor(['log.read'], true)).toEqual([['log']])
    expect(keysFor([], true)).toEqual([])
  })

  test.each<{ title: string; rights: Right[]; frame: string[]; palette: string[] }>([
    {
      title: 'a part of a page is found by the palette alone',
      rights: ['warehouse.read', 'orders.ship'],
      frame: ['warehouse'],
      palette: ['warehouse', 'parcels', 'returns'],
    },
    {
      title: 'who may not ship is not led to the parcels',
      rights: ['warehouse.read'],
      frame: ['warehouse'],
      palette: ['warehouse', 'returns'],
    },
    {
      title: 'who hands over reservations sees orders and shelves',
      rights: ['warehouse.read', 'orders.read'],
      frame: ['orders', 'warehouse'],
      palette: ['orders', 'waiting', 'warehouse', 'returns', 'reservations'],
    },
    {
      title: 'gift cards stand in the frame where promotions do not lead to them',
      rights: ['giftcards.read'],
      frame: ['giftCards'],
      palette: ['giftCards'],
    },
    {
      title: 'gift cards are reached by promotions where the person has both',
      rights: ['giftcards.read', 'promotions.read'],
      frame: ['promotions'],
      palette: ['promotions', 'vouchers', 'giftCards'],
    },
  ])('$title', ({ rights, frame, palette }) => {
    expect(keysFor(rights, true).flat()).toEqual(frame)
    expect(keysFor(rights, false).flat()).toEqual(palette)
  })

  test('whatever stands in the frame is found by the palette, and by one key', () => {
    const everything = officePages(() => true, { inFrame: false }).flat()
    const keys = everything.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { key } of officePages(() => true, { inFrame: true }).flat()) expect(keys).toContain(key)
  })
})
