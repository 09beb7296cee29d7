import { optionIds } from '@shop/ui/search-suggestions/suggestion-groups.ts'
import { expect, test, vi } from 'vitest'
import type { MenuNode } from '../../menu-node.ts'
import { popularCategories } from './popular-categories.ts'
import { groupsBeforeTyping, groupsFor } from './suggested-groups.ts'

const tools = {
  listId: 's',
  path: (path: string) => `/fr-ch${path}`,
  words: {
    recent: 'Zuletzt',
    clearRecent: 'Löschen',
    popular: 'Beliebt',
    queries: 'Begriffe',
    categories: 'Kategorien',
    brands: 'Marken',
    products: 'Produkte',
    allFor: (query: string) => `Alles zu ${query}`,
    inCategory: (trail: string) => `in ${trail}`,
  },
}

test('before typing nothing leads to all results, and an empty history has no row to clear it', () => {
  const groups = groupsBeforeTyping([], [aNode({ name: 'Sofas', path: '/sofas/' })], vi.fn(), tools)

  expect(optionIds(groups)).toEqual(['s-popular-0'])
  expect(groups.all).toBeNull()
})

test('the last row of what was searched for clears it', () => {
  const onClear = vi.fn()
  const groups = groupsBeforeTyping(['a&b', 'c'], [], onClear, tools)

  expect(optionIds(groups)).toEqual(['s-recent-0', 's-recent-1', 's-clear'])
  expect(groups.words[0]?.options[0]?.href).toBe('/fr-ch/suche/?q=a%26b')
  groups.words[0]?.action?.onChoose()
  expect(onClear).toHaveBeenCalledOnce()
})

test('suggestions keep their order, and all results come last', () => {
  const groups = groupsFor(
    'so',
    {
      queries: ['sofa'],
      categories: [{ name: 'Sofas', path: '/wohnen/sofas/', trail: ['Wohnen'] }],
      brands: [{ name: 'Solveig', path: '/suche/?q=Solveig' }],
      products: [],
    },
    [aNode({})],
    tools,
  )

  expect(optionIds(groups)).toEqual(['s-query-0', 's-category-0', 's-brand-0', 's-all'])
  expect(groups.words[1]?.options[0]).toMatchObject({ href: '/fr-ch/wohnen/sofas/', detail: 'in Wohnen' })
  expect(groups.all).toMatchObject({ href: '/fr-ch/suche/?q=so', label: 'Alles zu so' })
})

test('without a single suggestion there are the popular categories, and no way to results', () => {
  const nothing = { queries: [], categories: [], brands: [], products: [] }
  const groups = groupsFor('xyzzy', nothing, [aNode({})], tools)

  expect(optionIds(groups)).toEqual(['s-popular-0'])
})

test('popular categories are the six largest of the second level', () => {
  const children = [5, 0, 90, 12, 40, 7, 3, 8].map((productCount) => aNode({ productCount }))

  expect(popularCategories([aNode({ children })]).map((node) => node.productCount)).toEqual([
    90, 40, 12, 8, 7, 5,
  ])
  expect(popularCategories([aNode({ name: 'Sofas', productCount: 3 })]).map(({ name }) => name)).toEqual([
    'Sofas',
  ])
})

function aNode(differences: Partial<MenuNode>): MenuNode {
  return {
    name: 'Wohnen',
    path: '/wohnen/',
    image: null,
    productCount: 1,
    children: [],
    ...differences,
  }
}
