import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoSpecialCases } from '../../packages/demo/src/demo-catalogue.ts'

const README = readFileSync(new URL('../../packages/demo/README.md', import.meta.url), 'utf8')
const CASES = (['home-shop', 'baby-shop'] as const).flatMap((shop) => demoSpecialCases(shop))

test.each(CASES)('the README says what article $product shows', ({ product, shows }) => {
  expect(README).toContain(`| ${product} | ${shows} |`)
})
