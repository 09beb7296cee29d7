import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messageIdsText } from '../../packages/i18n/src/message-ids-text.ts'
import { blockRecipe } from './block.ts'
import { callRecipe } from './call.ts'
import { cook, RecipeProblem } from './cook.ts'
import { eventRecipe } from './event.ts'
import { pageRecipe } from './page.ts'
import type { Recipe } from './recipe.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TABLE = 'packages/domain/src/link/pages.ts'
const SCHEMA = 'packages/tracking/src/ga4-schema.ts'
const SHOP_EVENTS = 'packages/storefront/src/features/tracking/shop-events.ts'
const ADDRESS = '/groessenhilfe/'

let copy: string
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'shop-new-'))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

test.each([
  ['block', blockRecipe('size-guide'), 'packages/blocks/src/registry.tsx', 'sizeGuide,'],
  [
    'block with data',
    blockRecipe('size-guide', { withData: true }),
    'packages/blocks/src/registry.tsx',
    'sizeGuide,',
  ],
  ['page', pageRecipe('size-guide', ADDRESS), 'packages/storefront/src/routes.tsx', 'sizeGuideRoute,'],
  [
    'call',
    callRecipe('rename-wishlist', 'wishlist', 'customers'),
    'packages/customers/src/routes.ts',
    'renameWishlistHandler,',
  ],
])('a new %s is in a folder of its own, and known', (_, recipe, list, line) => {
  cookInCopy(recipe)

  expect(readFileSync(join(copy, list), 'utf8')).toContain(line)
  for (const { path } of recipe.files) expect(readFileSync(join(copy, path), 'utf8')).not.toBe('')
})

test.each([false, true])('a new block is one folder and one line, with data: %s', (withData) => {
  const written = cookInCopy(blockRecipe('size-guide', { withData }))

  const component = readFileSync(join(copy, 'packages/blocks/src/size-guide/size-guide.tsx'), 'utf8')
  expect(written.filter((path) => !path.startsWith('packages/blocks/src/size-guide/'))).toEqual([
    'packages/blocks/src/registry.tsx',
  ])
  expect(/needs: \(fields\) =>/.test(component)).toBe(withData)
})

test('a new event is a file, with a row in the schema, and pages can tell it', () => {
  expect(cookInCopy(eventRecipe('open-size-guide'))).toEqual([
    'packages/tracking/src/events/open-size-guide.ts',
    SCHEMA,
    SHOP_EVENTS,
  ])

  const events = readFileSync(join(copy, SHOP_EVENTS), 'utf8')
  const schema = readFileSync(join(copy, SCHEMA), 'utf8')
  expect(schema).toMatch(
    /export const GA4_EVENTS = \{[^}]*\n {2}frontend_open_size_guide: null,\n\} as const/,
  )
  expect(events).toContain("import { openSizeGuide } from '@shop/tracking/events/open-size-guide'")
  expect(events).toMatch(/export const shopEvents = \{[^}]*\n {2}openSizeGuide,\n/)
})

// A new page left a red test until a line was added to a list elsewhere.
test('the tests of routes and pages stay green with a new page', () => {
  copyPackage('domain')
  copyPackage('storefront')
  const modules = join(copy, 'packages/storefront/node_modules/@shop')
  rmSync(join(modules, 'domain'))
  symlinkSync(join(copy, 'packages/domain'), join(modules, 'domain'))

  cookInCopy(pageRecipe('size-guide', ADDRESS))

  expect(testsIn('packages/storefront', 'src/routes.test.ts')).toEqual({
    isGreen: true,
    names: expect.any(String),
  })
  expect(testsIn('packages/domain', 'src/link/pages.test.ts').names).toContain(
    'sizeGuide is found at its address',
  )
  rmSync(join(copy, 'packages/storefront/src/pages/size-guide'), { recursive: true })
  expect(testsIn('packages/storefront', 'src/routes.test.ts').isGreen).toBe(false)
})

test('a new page is personal and for no crawler until somebody says otherwise', async () => {
  cookInCopy(pageRecipe('size-guide', ADDRESS))

  const { pageAt }: typeof import('../../packages/domain/src/link/pages.ts') = await import(
    pathToFileURL(join(copy, TABLE)).href
  )
  expect(pageAt(ADDRESS)).toMatchObject({ path: ADDRESS, isPersonal: true, isCrawled: false })
})

test('a new page has its title in every language, where the catalogues would have it', () => {
  cookInCopy(pageRecipe('size-guide', ADDRESS, { de: 'Größenhilfe', fr: 'Guide « des » "tailles"' }))

  const ids = [...catalogue('de').matchAll(/^msgid "(.+)"$/gm)].map(([, id = '']) => id)
  expect(ids).toContain('sizeGuide.title')
  expect(ids).toEqual(ids.toSorted(new Intl.Collator('en-US').compare))
  expect(catalogue('de')).toContain('msgid "sizeGuide.title"\nmsgstr "Größenhilfe"\n')
  expect(catalogue('fr')).toContain('msgstr "Guide « des » \\"tailles\\""\n')
  expect(catalogue('nl')).toContain('msgid "sizeGuide.title"\nmsgstr "Size guide"\n')
  const idsFile = join(copy, 'packages/i18n/src/locales/message-ids.ts')
  expect(readFileSync(idsFile, 'utf8')).toBe(messageIdsText(catalogue('de')))
})

test('an address that another page has is taken', () => {
  expect(() => cookInCopy(pageRecipe('size-guide', '/warenkorb/'))).toThrow(/already/)
})

test('what exists is not written over', () => {
  const recipe = eventRecipe('open-size-guide')
  cookInCopy(recipe)

  expect(() => cook(recipe, copy)).toThrow(RecipeProblem)
})

/** Makes it in a copy of the files that it changes. */
function cookInCopy(recipe: Recipe): string[] {
  for (const { path } of recipe.changes) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(ROOT, path), join(copy, path))
  }
  return cook(recipe, copy)
}

function catalogue(language: string): string {
  return readFileSync(join(copy, `packages/i18n/src/locales/${language}.po`), 'utf8')
}

/** A package in the copy, with the modules of the real one. */
function copyPackage(name: string): void {
  const [from, to] = [join(ROOT, 'packages', name), join(copy, 'packages', name)]
  for (const part of ['package.json', 'vitest.config.ts', 'src'])
    cpSync(join(from, part), join(to, part), { recursive: true })
  linkModules(join(from, 'node_modules'), join(to, 'node_modules'))
}

function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@shop') linkModules(join(from, name), join(to, name))
    else symlinkSync(join(from, name), join(to, name))
  }
}

function testsIn(folder: string, file: string): { isGreen: boolean; names: string } {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { status, stdout } = spawnSync(
    process.execPath,
    [vitest, 'run', '--reporter=verbose', '--root', join(copy, folder), file],
    {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', VITEST: '', VITEST_POOL_ID: '', VITEST_WORKER_ID: '' },
    },
  )
  return { isGreen: status === 0, names: stdout }
}
