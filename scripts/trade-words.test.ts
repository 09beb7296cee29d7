import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { dialect } from './trade-words.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

test('inputs are no wishes, what is told says how, and functions say what they do', () => {
  const sources = globSync(['{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx}'], {
    cwd: ROOT,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|storybook-static)$/.test(path),
  }).map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }))

  expect(sources.length).toBeGreaterThan(3000)
  expect(dialect(sources)).toEqual([])
})

test.each([
  ['type Wish = { productId: number }', ['a.ts Wish']],
  ['export interface ListingWish {}', ['a.ts ListingWish']],
  ['export function toldPrice() {}', ['a.ts toldPrice']],
  ['export const told = 1', ['a.ts told']],
  ['export const tellAddedAtom = atom()', ['a.ts tellAddedAtom']],
  ['export type ToldOnce = {}', ['a.ts ToldOnce']],
  ['async function done(steps: Step[]) {}', ['a.ts done']],
  ['function thrown(failures: Failures) {}', ['a.ts thrown']],
])('%s is named', (text, named) => {
  expect(dialect([{ path: 'a.ts', text }])).toEqual(named)
})

test.each([
  ['a local name', 'a.ts', 'const told = 1\nfunction tell() {}'],
  ['a wish of the wishlist', 'features/wishlist/a.ts', 'export type SharedWish = {}'],
  ['a value', 'a.ts', 'const done = await closed()'],
  [
    'what the office is answered with',
    'packages/office/src/testing/story-office.ts',
    'export function done() {}',
  ],
  ['a longer word', 'a.ts', 'export const teller = 1\nexport type WishlistItem = {}'],
])('%s is fine', (_, path, text) => {
  expect(dialect([{ path, text }])).toEqual([])
})
