import { expect, test } from 'vitest'
import { pageFiles } from './page-files.ts'
import { earlyScript, startScript } from './start-script.ts'

const ASSETS = {
  'apps/shop/pages/+client.ts': { file: 'assets/client.js', imports: ['_framework.js'], isWorded: true },
  '_framework.js': { file: 'assets/framework.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_framework.js'] },
  'packages/storefront/src/pages/basket/basket-page.tsx': {
    file: 'assets/chunks/basket.js',
    isWorded: true,
    imports: ['_shared.js'],
  },
}

test('a page needs the entry first, then its own module, each file once, with the words of its locale', () => {
  expect(pageFiles(ASSETS, 'basket/basket-page.tsx', 'fr-be')).toEqual([
    '/assets/fr-be/client.js',
    '/assets/framework.js',
    '/assets/shared.js',
    '/assets/fr-be/basket.js',
  ])
})

test('where only the frame is shown, only the frame is fetched', () => {
  expect(pageFiles(ASSETS, null, 'fr-be')).not.toContain('/assets/fr-be/basket.js')
})

test('without a manifest, in development, nothing is started by hand', () => {
  expect(pageFiles(null, null, 'de-de')).toEqual([])
  expect(startScript([])).toBe('')
})

test('the script stands in HTML without closing it early', () => {
  const script = startScript(['/assets/client.js'])

  expect(script.startsWith('(')).toBe(true)
  expect(script.endsWith('(["/assets/client.js"])')).toBe(true)
  expect(script).not.toMatch(/<[/!s]/)
})

test("a page of the shopper's own starts at once, and asks for what it will ask for", () => {
  expect(startScript(['/assets/client.js'], { isAtOnce: true }).endsWith('(["/assets/client.js"],1)')).toBe(
    true,
  )
  expect(earlyScript(['/api/user/?locale=de-de']).endsWith('(["/api/user/?locale=de-de"])')).toBe(true)
  expect(earlyScript([])).toBe('')
})

test('the calls of a page belong to its files, each once', () => {
  const assets = {
    ...ASSETS,
    'packages/storefront/src/calls/first-calls.ts': { file: 'assets/calls.js', imports: ['_shared.js'] },
  }

  expect(pageFiles(assets, 'basket/basket-page.tsx', 'fr-be', { calls: true })).toEqual([
    ...pageFiles(assets, 'basket/basket-page.tsx', 'fr-be'),
    '/assets/calls.js',
  ])
})
