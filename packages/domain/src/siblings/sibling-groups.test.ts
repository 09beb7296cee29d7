import { expect, test } from 'vitest'
import { aProduct, aSibling } from '../testing/a-product.ts'
import { someAdvancedAttributes } from '../testing/some-attributes.ts'
import { siblingGroups } from './sibling-groups.ts'

const sibling = (id: number, traits: Record<string, string>, buyableVariant = true) =>
  aSibling({
    id,
    label: traits.vppdimension ?? traits.farbe ?? '',
    advancedAttributes: someAdvancedAttributes(traits),
    buyableVariant,
  })

test('colours alone are one group, without those that nobody can buy', () => {
  const siblings = [
    sibling(1, { farbe: 'Grau' }),
    sibling(2, { farbe: 'Grün' }),
    sibling(3, { farbe: 'Blau' }, false),
  ]

  const groups = siblingGroups(aProduct({ id: 1, siblings, advancedTraits: { farbe: 'Grau' } }))

  expect(groups.colours.map(({ id }) => id)).toEqual([1, 2])
  expect(groups.dimensions).toEqual([])
})

test('the product itself stays, even when it is sold out', () => {
  const siblings = [sibling(1, { farbe: 'Grau' }, false), sibling(2, { farbe: 'Grün' })]

  expect(siblingGroups(aProduct({ id: 1, siblings })).colours.map(({ id }) => id)).toEqual([1, 2])
})

test('with dimensions, colours are those of the own dimension and go by their name', () => {
  const siblings = [
    sibling(1, { farbe: 'Natur', vppdimension: '160 cm' }),
    sibling(2, { farbe: 'Braun', vppdimension: '160 cm' }),
    sibling(3, { farbe: 'Natur', vppdimension: '200 cm' }),
    sibling(4, { farbe: 'Braun', vppdimension: '200 cm' }),
  ]
  const product = aProduct({ id: 1, siblings, advancedTraits: { farbe: 'Natur', vppdimension: '160 cm' } })

  const { colours, dimensions } = siblingGroups(product)

  expect(colours.map(({ label }) => label)).toEqual(['Natur', 'Braun'])
  expect(dimensions.map(({ label }) => label)).toEqual(['160 cm', '200 cm'])
})

test('a product alone has no groups', () => {
  expect(siblingGroups(aProduct({ id: 1, siblings: [sibling(1, {})] }))).toEqual({
    colours: [],
    dimensions: [],
  })
})
