import { expect, test } from 'vitest'
import { namedRoots } from './named-roots.ts'

const ROOTS = ['garten', 'alle-produkte', 'wohnen'].map((slug) => ({ slug }))

test.each([
  ['no root', [], ['garten', 'alle-produkte', 'wohnen']],
  ['some, one of which is not there', ['wohnen', 'essen', 'garten'], ['wohnen', 'garten']],
])('where the brand names %s, %j, the navigation has %j', (_, names, shown) => {
  expect(namedRoots(ROOTS, names).map(({ slug }) => slug)).toEqual(shown)
})
