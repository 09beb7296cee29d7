import { globSync, readFileSync } from 'node:fs'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'

const PACKAGES = new URL('../../', import.meta.url).pathname
/** Where brands are described, made up and handed on whole. */
const NOT_READING = /\/testing\/|\.(?:test|stories)\.tsx?$|shop\/(?:brand|browser-shop)\.ts$/

// A size and numbers for countries stood in every brand, and nothing ever asked for them.
test('every field of a brand is read by the product', () => {
  const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: PACKAGES })
    .filter((file) => !NOT_READING.test(file))
    .map((file) => readFileSync(PACKAGES + file, 'utf8'))
    .join('\n')

  const unread = fieldsOf(aBrand('nowhere')).filter((field) => !isRead(field, sources))

  expect(unread).toEqual([])
})

test('a field that nobody reads is noticed', () => {
  expect(isRead('images.gone', 'const { here } = shop.images')).toBe(false)
  expect(isRead('images.here', 'const { here } = shop.images')).toBe(true)
  expect(isRead('features.here', "type T = 'here'; shop.features.here")).toBe(true)
})

/** Fields by name, and those of the groups that are no tables. */
function fieldsOf(brand: ReturnType<typeof aBrand>): string[] {
  const groups = ['features', 'delivery', 'images', 'paper', 'mail'] as const
  return [
    ...Object.keys(brand),
    ...groups.flatMap((group) => Object.keys(brand[group]).map((name) => `${group}.${name}`)),
  ]
}

/** Asked for by name: `.name`, or `{ name` taken out of something. */
function isRead(field: string, sources: string): boolean {
  const name = field.slice(field.lastIndexOf('.') + 1)
  return new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\b[^}:]*\\}\\s*[=:,}]`).test(sources)
}
