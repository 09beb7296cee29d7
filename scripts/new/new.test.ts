import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blockRecipe } from './block.ts'
import { callRecipe } from './call.ts'
import { cook, WishProblem } from './cook.ts'
import { eventRecipe } from './event.ts'
import { pageRecipe } from './page.ts'
import type { Recipe } from './recipe.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DOMAIN = 'packages/domain/src'
const PAGES_WITHOUT_BAR = `${DOMAIN}/content/pages-without-bar.ts`
const ADDRESS = '/groessenhilfe/'

let copy: string
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'shop-new-'))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

test.each([
  ['block', blockRecipe('size-guide'), 'packages/ui/src/blocks/registry.tsx', 'sizeGuide,'],
  ['page', pageRecipe('size-guide', ADDRESS), 'packages/storefront/src/routes.tsx', 'sizeGuideRoute, // '],
  [
    'call',
    callRecipe('rename-wishlist', 'wishlist'),
    'packages/commerce/src/routes.ts',
    'renameWishlistHandler,',
  ],
])('a new %s is in a folder of its own, and known', (_, recipe, list, line) => {
  cookInCopy(recipe)

  expect(readFileSync(join(copy, list), 'utf8')).toContain(line)
  for (const { path } of recipe.files) expect(readFileSync(join(copy, path), 'utf8')).not.toBe('')
})

test('a new event is a file', () => {
  expect(cookInCopy(eventRecipe('open-size-guide'))).toEqual([
    'packages/tracking/src/events/open-size-guide.ts',
  ])
})

// A new page has no loader, so no campaign comes to it, and the test of the routes was red until somebody found the list.
test('a new page is among the pages without a bar', async () => {
  cpSync(join(ROOT, DOMAIN), join(copy, DOMAIN), { recursive: true })

  cookInCopy(pageRecipe('size-guide', ADDRESS))

  const { hasNoBar }: typeof import('../../packages/domain/src/content/pages-without-bar.ts') = await import(
    pathToFileURL(join(copy, PAGES_WITHOUT_BAR)).href
  )
  expect([hasNoBar(ADDRESS), hasNoBar('/')]).toEqual([true, false])
})

test('what exists is not written over', () => {
  const recipe = eventRecipe('open-size-guide')
  cookInCopy(recipe)

  expect(() => cook(recipe, copy)).toThrow(WishProblem)
})

/** Makes it in a copy of the files that it changes. */
function cookInCopy(recipe: Recipe): string[] {
  for (const { path } of recipe.changes) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(ROOT, path), join(copy, path))
  }
  return cook(recipe, copy)
}
