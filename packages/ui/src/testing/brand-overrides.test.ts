import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { brandOverridesPlugin } from '../../.storybook/brand-overrides.ts'

const UI = fileURLToPath(new URL('../..', import.meta.url))
const PLACE = 'ui/badge/badge.tsx'

let folder: string
let vite: ViteDevServer
beforeAll(async () => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'brand-overrides-'))
  const own = join(folder, 'badge.tsx')
  const shared = JSON.stringify(join(UI, 'src/badge/badge.tsx'))
  writeFileSync(
    own,
    `import { Badge as Shared } from ${shared}\nexport const Badge = (props) => ['own', Shared(props).props.children]\nexport const ProductBadges = () => null`,
  )
  vite = await createServer({
    root: UI,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: brandOverridesPlugin(new Map([[PLACE, new Map([['one', own]])]])),
  })
})
afterAll(async () => {
  await vite.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => vi.unstubAllGlobals())

test('stories show what a brand replaces where that brand is chosen, built on the shared one', async () => {
  const { Badge } = await badgeModule()

  wear('one')
  expect(Badge({ children: 'Neu' })).toEqual(['own', 'Neu'])
})

test.each([{ brand: 'other' }, { brand: 'one', overrides: 'shared' }])(
  'stories show the shared one with $brand $overrides',
  async ({ brand, overrides = 'own' }) => {
    const { Badge } = await badgeModule()

    wear(brand, overrides)
    expect(Badge({ children: 'Neu' })).toMatchObject({ type: 'span', props: { children: 'Neu' } })
  },
)

test('without overrides nothing stands between stories and components', () => {
  expect(brandOverridesPlugin(new Map())).toEqual([])
})

function wear(brand: string, overrides = 'own'): void {
  vi.stubGlobal('document', { documentElement: { dataset: { brand, overrides } } })
}

async function badgeModule() {
  return vite.ssrLoadModule('/src/badge/badge.tsx')
}
