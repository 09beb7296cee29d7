import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT, shopNames } from '../shops.ts'

const PATIENCE = 300_000
const LEFT_OUT = new Set(['dist', 'media', 'storybook-static', 'test-results'])
const [shop = '', other = ''] = shopNames()

/** Overrides of every kind, each of something that every shop's pages hold. */
const OVERRIDES = {
  'ui/badge/badge.tsx': `export * from '../../../../../packages/ui/src/badge/badge.tsx'\nexport const Badge = () => <b>own badge</b>\n`,
  'ui/footer/footer.module.css': '.footer { color: rebeccapurple }\n',
  'blocks/teaser/teaser.tsx': `export * from '../../../../../packages/blocks/src/teaser/teaser.tsx'\nexport const own = 1\n`,
  'storefront/shell/shop-footer.tsx': `export const ShopFooter = () => <b>own footer</b>\n`,
  'icons/heart.tsx': `export default () => <b>own heart</b>\n`,
  'messages.ts': `export const messages = { 'product.addToBasket': { de: 'Own words' } }\n`,
}

/** The packages and the shops as they are: linked ones would look for overrides where none are. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(realpathSync(tmpdir()), 'shop-brands-'))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.base.json'])
    cpSync(join(ROOT, file), join(copy, file))
  for (const folder of ['packages', 'apps', 'scripts'])
    cpSync(join(ROOT, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    })
}, PATIENCE)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test(
  'what one brand replaces changes no byte of what another is built to',
  async () => {
    rmSync(join(copy, 'apps', other, 'overrides'), { recursive: true, force: true })
    const before = await built()
    for (const [place, text] of Object.entries(OVERRIDES)) {
      expect([place, globSync(sharedFile(place), { cwd: ROOT })]).toEqual([place, [expect.any(String)]])
      write(join(copy, 'apps', other, 'overrides', place), text)
    }

    const after = await built()

    expect(before.size).toBeGreaterThan(500)
    expect(after).toEqual(before)
  },
  PATIENCE,
)

/** The file that an override stands in place of. */
function sharedFile(place: string): string {
  const [name = '', ...path] = place.split('/')
  if (name === 'messages.ts') return 'packages/i18n/src/brand-messages.ts'
  if (name === 'icons')
    return `packages/ui/node_modules/lucide-react/dist/esm/icons/${basename(place, '.tsx')}.mjs`
  return join('packages', name, 'src', ...path)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Builds the shop; the digest of every file, by name. */
async function built(): Promise<Map<string, string>> {
  const folder = join(copy, 'apps', shop)
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  // vike does nothing where it sees Vitest.
  const { VITEST: _, ...outside } = process.env
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: folder,
    env: { ...outside, NODE_ENV: 'production', NO_COLOR: '1' },
  })
  const files = globSync('dist/**/*.*', { cwd: folder }).toSorted()
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  return new Map(files.map((file) => [file, digest(file)]))
}
