import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shopOverrides } from './shop-overrides.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'shop-overrides-'))
  write('node_modules/lucide-react/icons/heart.js', "export default 'shared heart'")
  write('node_modules/lucide-react/package.json', '{"exports":{"./icons/*":"./icons/*.js"}}')
  write('packages/ui/src/footer/footer.tsx', "export const Footer = () => 'shared footer'")
  write('packages/ui/src/header/header.tsx', "export const Header = () => 'shared header'")
  write(
    'packages/storefront/src/page.tsx',
    "import Heart from 'lucide-react/icons/heart'\nimport { Footer } from '../../ui/src/footer/footer.tsx'\nimport { Header } from '../../ui/src/header/header.tsx'\nexport const page = [Heart, Footer(), Header()]",
  )
  for (const shop of ['one', 'other'])
    write(
      `apps/${shop}/entry.ts`,
      "import { page } from '../../packages/storefront/src/page.tsx'\nconsole.log(page)",
    )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

// A content block in a package of its own could no longer be replaced, and nothing said so.
test.each(['blocks', 'storefront', 'ui'])('a brand replaces a file of %s', async (name) => {
  write(`packages/${name}/src/part/part.tsx`, "export const Part = () => 'shared part'")
  write(
    'apps/one/entry.ts',
    `import { Part } from '../../packages/${name}/src/part/part.tsx'\nconsole.log(Part())`,
  )
  write(`apps/one/overrides/${name}/part/part.tsx`, "export const Part = () => 'own part'")

  expect([...(await built('one')).values()].join('\n')).toContain('own part')
})

test('a brand replaces a component and an icon, and can build on the shared one', async () => {
  write(
    'apps/one/overrides/ui/footer/footer.tsx',
    "import { Footer as Shared } from '../../../../../packages/ui/src/footer/footer.tsx'\nexport const Footer = () => 'own footer on ' + Shared()",
  )
  write('apps/one/overrides/icons/heart.tsx', "export default 'own heart'")

  const output = [...(await built('one')).values()].join('\n')

  expect(output).toContain('own footer on')
  expect(output).toContain('shared footer')
  expect(output).toContain('shared header')
  expect(output).toContain('own heart')
  expect(output).not.toContain('shared heart')
})

test('a brand’s own words stand in place of none', async () => {
  write('packages/i18n/src/brand-messages.ts', 'export const messages = {}')
  write(
    'apps/one/entry.ts',
    "import { messages } from '../../packages/i18n/src/brand-messages.ts'\nconsole.log(messages)",
  )
  write('apps/one/overrides/messages.ts', "export const messages = { 'a.b': { de: 'own words' } }")

  expect([...(await built('one')).values()].join('\n')).toContain('own words')
})

test('the other brand’s files do not change by a byte', async () => {
  const before = await built('other')
  write('apps/one/overrides/ui/footer/footer.tsx', "export const Footer = () => 'own footer'")
  write('apps/one/overrides/icons/heart.tsx', "export default 'own heart'")

  const [own, after] = [await built('one'), await built('other')]

  expect([...own.values()].join()).toContain('own footer')
  expect([...after]).toEqual([...before])
})

function write(path: string, text: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Builds an app; its files by name. */
async function built(shop: string): Promise<Map<string, string>> {
  const folder = join(root, 'apps', shop)
  const outDir = join(folder, 'dist')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: shopOverrides(folder, join(root, 'packages')),
    build: {
      outDir,
      rolldownOptions: { input: join(folder, 'entry.ts') },
    },
  })
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(files.map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'utf8')]))
}
