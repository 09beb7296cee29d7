import { expect, test } from 'vitest'
import { arrangedFilters, type FilterArrangement } from './arranged-filters.ts'

const aFacet = (name: string, ...selected: string[]) => ({
  name,
  values: ['grau', 'gruen'].map((value) => ({ value, selected: selected.includes(value) })),
  range: null,
})
const price = (from: number | null) => ({ name: 'price', values: [], range: { from, to: null } })
const COLOUR = aFacet('colour')
const BRAND = aFacet('brand')
const DELIVERY = aFacet('delivery')

test.each<{ rule: string; arrangement: FilterArrangement; names: string[]; open: string[] }>([
  {
    rule: 'nothing named keeps the usual order, folded',
    arrangement: [],
    names: ['colour', 'price', 'brand', 'delivery'],
    open: [],
  },
  {
    rule: 'what is named leads in its order',
    arrangement: [
      { name: 'brand', state: 'open' },
      { name: 'colour', state: 'folded' },
    ],
    names: ['brand', 'colour', 'price', 'delivery'],
    open: ['brand'],
  },
  {
    rule: 'what is hidden is not offered',
    arrangement: [
      { name: 'price', state: 'hidden' },
      { name: 'delivery', state: 'open' },
      { name: 'colour', state: 'hidden' },
    ],
    names: ['delivery', 'brand'],
    open: ['delivery'],
  },
  {
    rule: 'what no product has any more is passed over',
    arrangement: [
      { name: 'gone', state: 'open' },
      { name: 'delivery', state: 'folded' },
    ],
    names: ['delivery', 'colour', 'price', 'brand'],
    open: [],
  },
])('$rule', ({ arrangement, names, open }) => {
  const arranged = arrangedFilters([COLOUR, price(null), BRAND, DELIVERY], arrangement)

  expect(arranged.map(({ name }) => name)).toEqual(names)
  expect(arranged.filter((facet) => 'isOpen' in facet && facet.isOpen).map(({ name }) => name)).toEqual(open)
})

test('an address that filters by a hidden one goes on: it comes last, with what is chosen alone', () => {
  const arranged = arrangedFilters(
    [aFacet('colour', 'gruen'), price(1000), BRAND],
    [
      { name: 'colour', state: 'hidden' },
      { name: 'price', state: 'hidden' },
    ],
  )

  expect(arranged).toEqual([
    { ...BRAND, isOpen: false },
    { name: 'colour', isOpen: false, values: [{ value: 'gruen', selected: true }], range: null },
    { ...price(1000), isOpen: false },
  ])
})
