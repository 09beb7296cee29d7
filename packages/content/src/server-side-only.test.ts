import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The token travels in the address of every request: whatever reads stories stays on the server. */
const SERVER_ONLY = [
  'content-client',
  'service/content-service-port',
  'story-reader',
  'service/service-fetch',
]
const packages = join(import.meta.dirname, '../../..', 'packages')

test.each(['ui', 'blocks', 'storefront', 'i18n', 'tracking', 'consent', 'api-client', 'domain'])(
  'nothing in %s takes the content client into a browser',
  (name) => {
    const found = sourcesOf(join(packages, name, 'src')).flatMap((path) =>
      valueImports(path).map((one) => `${path}: ${one}`),
    )

    expect(found).toEqual([])
  },
)

test('an import of it would be seen, one of its types is none', () => {
  const client = "'@shop/content/content-client'"

  expect(importsOf(`import { createContentClient } from ${client}`)).toHaveLength(1)
  expect(importsOf(`const it = await import(${client})`)).toHaveLength(1)
  expect(importsOf(`import type { ContentClient } from ${client}`)).toEqual([])
})

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

function valueImports(path: string): string[] {
  return importsOf(readFileSync(path, 'utf8'))
}

function importsOf(source: string): string[] {
  const names = SERVER_ONLY.join('|')
  const statements = source.match(
    /import\b(?!\s+type\b)[^'"]*['"](?:@shop\/content\/[^'"]+|storyblok-js-client)['"]/g,
  )
  return (statements ?? []).filter((one) =>
    new RegExp(`content/(?:${names})['"]|storyblok-js-client`).test(one),
  )
}
