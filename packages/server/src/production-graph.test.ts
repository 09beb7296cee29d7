import { expect, test } from 'vitest'
// @boundaries-ignore the server of every shop of the repository is walked
import { shopNames } from '../../../scripts/shops.ts'
import { moduleGraph } from './testing/module-graph.ts'

// Content, goods and pictures of the demo were imported by the server itself, so every real shop loaded them.
test.each(shopNames())('the production server of the %s imports no demo', (shop) => {
  const files = [...moduleGraph(`apps/${shop}/server.ts`, { isHandedIn: false })]

  expect(files).toContain('packages/commerce/src/engine.ts')
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(isOfDemo)).toEqual([])
})

test('a demo that is handed in would be seen', () => {
  const [shop] = shopNames()

  expect([...moduleGraph(`apps/${shop}/server.ts`, { isHandedIn: true })].some(isOfDemo)).toBe(true)
})

function isOfDemo(file: string): boolean {
  return file.startsWith('packages/demo/') || /^apps\/[^/]+\/demo\//.test(file)
}
