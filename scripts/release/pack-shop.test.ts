import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT, shopFolder, shopNames } from '../shops.ts'
import { packPackage, run, withDependencies } from './pack.ts'

/** Files of a shop that are its own and not for its tests. */
const OWN_FILES = ['brand.ts', 'colours.ts', 'server.ts', 'shop.ts', 'pages', 'theme.css', 'vite.config.ts']

const [shop = ''] = shopNames()
const project = mkdtempSync(join(tmpdir(), 'shop-elsewhere-'))
const packages = withDependencies(packagesOf(shop))

afterAll(() => rmSync(project, { recursive: true, force: true }))

// Each package is compiled with all it builds on, which takes minutes: by day `domain` stands for them.
describe.runIf(process.env.SHOP_TEST_EVERYTHING === '1')('on packed packages', () => {
  beforeAll(() => {
    for (const name of packages) install(name)
    linkOthers(join(shopFolder(shop), 'node_modules'), join(project, 'node_modules'))
    for (const file of OWN_FILES)
      cpSync(join(shopFolder(shop), file), join(project, file), { recursive: true })
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }),
    )
  }, 900_000)

  test('a shop type-checks where there are only packed packages', () => {
    const compilerOptions = {
      target: 'ES2024',
      lib: ['ES2024', 'ESNext.Iterator', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: [
        join(ROOT, 'node_modules/@types/node'),
        join(realpathSync(join(project, 'node_modules/vite')), 'client'),
      ],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      allowImportingTsExtensions: true,
    }
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*.ts', 'pages'] }),
    )

    expect(run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], project)).toBe('')
  })

  test.each(shopNames())('%s type-checks by its own configuration', (name) => {
    expect(run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', shopFolder(name), '--noEmit'], project)).toBe('')
  })

  test('its engine opens there on a database of its own, and answers', () => {
    writeFileSync(
      join(project, 'opened.ts'),
      `import { loadNavigation } from '@shop/api-client/contract/catalogue'
import { openEngine } from '@shop/commerce/engine'
import { shop } from './shop.ts'

const engine = await openEngine({
  brand: shop.brand,
  databaseUrl: null,
  dataDirectory: null,
  publicOrigin: 'https://shop.example',
  shopOrigins: null,
  sandboxPayments: true,
  housekeeping: false,
})
const [locale] = shop.brand.locales
console.log(JSON.stringify([shop.brand.id, await engine.api(locale)(loadNavigation, {})]))
await engine.close()
`,
    )

    expect(JSON.parse(run(process.execPath, ['opened.ts'], project))).toEqual([shop, expect.anything()])
  }, 120_000)
})

function packagesOf(name: string): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(shopFolder(name), 'package.json'), 'utf8'),
  )
  return Object.keys(dependencies)
    .filter((of) => of.startsWith('@shop/'))
    .map((of) => of.slice('@shop/'.length))
}

/** Unpacks a package as npm would, with what it needs from others taken from the workspace: no registry is asked. */
function install(name: string): void {
  const folder = join(project, 'node_modules/@shop', name)
  mkdirSync(folder, { recursive: true })
  run(
    'tar',
    ['-xzf', packPackage(name, join(project, 'archives')), '-C', folder, '--strip-components=1'],
    project,
  )
  linkOthers(join(ROOT, 'packages', name, 'node_modules'), join(folder, 'node_modules'))
}

function linkOthers(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((one) => !one.startsWith('.') && one !== '@shop'))
    if (name.startsWith('@')) linkOthers(join(from, name), join(to, name))
    else symlinkSync(realpathSync(join(from, name)), join(to, name))
}
