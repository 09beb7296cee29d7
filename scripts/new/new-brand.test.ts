import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '../../packages/domain/src/shop/brand.ts'
import type { BrandColours } from '../../packages/domain/src/shop/brand-colours.ts'
import { checkLegalPages } from '../../packages/server/src/legal-pages/check-legal-pages.ts'
import type { ShopDefinition } from '../../packages/server/src/shop-definition.ts'
import { moduleOf, ROOT, shops } from '../shops.ts'
import { brandRecipe } from './brand.ts'
import { type ShopCopy, shopCopy } from './shop-copy.ts'

const NAME = 'my-bike-shop'
const PATIENCE = 300_000

const all = await shops()
const { colours }: { colours: BrandColours } = await moduleOf(all[0]?.name ?? '', 'colours.ts')

/** What the new shop replaces: a word of pages, one of mails, and a section with a word that is its own. */
const OVERRIDES = {
  'messages.ts': `import type { OwnMessages } from '@shop/i18n/own-messages'

export const messages: OwnMessages = {
  'header.basket': { de: 'Satteltasche', fr: 'Sacoche' },
  'mail.greeting': { de: 'Moin {name},' },
  'own.bell': { de: 'Klingeling', fr: 'Dring dring' },
}
`,
  'storefront/shell/shop-footer.tsx': `import { Trans } from '@lingui/react'
import { ShopFooter as Shared } from '@shop/storefront/overridden/shell/shop-footer.tsx'

export function ShopFooter() {
  return (
    <>
      <p>
        <Trans id="own.bell" message="Klingeling" />
      </p>
      <Shared />
    </>
  )
}
`,
}

let copy: ShopCopy
let opened: Promise<string> | null = null
beforeAll(() => {
  const recipe = brandRecipe(NAME, { locales: ['de-de', 'fr-fr'], shops: all, colours })
  copy = shopCopy(NAME, recipe, all[0]?.name ?? '')
  for (const [place, text] of Object.entries(OVERRIDES)) {
    const file = join(copy.folder, 'overrides', place)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
})
afterAll(() => copy.close(), PATIENCE)

/**
 * A third brand from nothing, in two locales of eight. A copied folder once compiled, was never built, and answered 500
 * in the six others.
 */
describe('a new brand', () => {
  test(
    'is right as it was written',
    async () => {
      expect(await copy.types()).toBe('')
    },
    PATIENCE,
  )

  // Its scripts once built and walked the shop that it was made like.
  test('has the tasks, and the workflow, of every shop under its own name', () => {
    const [model] = all
    const text = (path: string, root = copy.root) => readFileSync(join(root, path), 'utf8')
    const inOwnName = (path: string) => text(path, ROOT).replaceAll(model?.name ?? '', NAME)

    for (const file of ['package.json', 'turbo.json', 'tsconfig.json'])
      expect(text(`apps/${NAME}/${file}`)).toBe(inOwnName(`apps/${model?.name}/${file}`))
    expect(text(`.github/workflows/${NAME}.yaml`)).toBe(inOwnName(`.github/workflows/${model?.name}.yaml`))
    expect(text(`apps/${NAME}/package.json`)).toContain(`scripts/journeys.ts ${NAME}"`)
  })

  // Its icon had no title, so that the first run of the formatter was red.
  test('breaks no rule of lint', () => {
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
    const words = ['lint', '--vcs-enabled=false', `--config-path=${ROOT}`, '--error-on-warnings', '.']

    const { status, stderr } = spawnSync(process.execPath, [biome, ...words], {
      cwd: copy.folder,
      encoding: 'utf8',
    })

    expect(status === 0 ? '' : stderr).toBe('')
  })

  test('takes no port, shop number or order number of another', async () => {
    const brand = await ownBrand()

    for (const other of all) {
      expect(other.brand.defaultPort).not.toBe(brand.defaultPort)
      expect(other.brand.orderNumberPrefix).not.toBe(brand.orderNumberPrefix)
      const taken = Object.values(other.brand.shopIds)
      expect(Object.values(brand.shopIds).filter((id) => taken.includes(id))).toEqual([])
    }
  })

  test('has every page that it owes', async () => {
    const { shop }: { shop: ShopDefinition } = await import(pathToFileURL(join(copy.folder, 'shop.ts')).href)

    expect(await checkLegalPages(shop, {})).toEqual([])
  })

  test(
    'is built, opens in its own locales and nowhere else, and sells',
    async () => {
      const brand = await ownBrand()
      const origin = await openedShop()

      expect(await statusesOf(origin, ['/', '/fr-fr/', '/wohnen/', '/fr-fr/wohnen/', '/p/900101/'])).toEqual([
        ['/', 200],
        ['/fr-fr/', 200],
        ['/wohnen/', 200],
        ['/fr-fr/wohnen/', 200],
        ['/p/900101/', 301],
      ])
      expect(
        await statusesOf(origin, ['/de-at/', '/nl-nl/warenkorb/', '/fr-ch/konto/', '/de-ch/p/900101/']),
      ).toEqual([
        ['/de-at/', 404],
        ['/nl-nl/warenkorb/', 404],
        ['/fr-ch/konto/', 404],
        ['/de-ch/p/900101/', 404],
      ])
      const home = await (await fetch(`${origin}/`)).text()
      expect(home).toContain('My Bike')
      expect(home).toContain('Sofa Linde')
      expect(await bought(origin, brand, 90010101)).toMatchObject({ orderNumber: 'MY00000001' })
    },
    PATIENCE,
  )

  // The footer led to seven pages that did not exist.
  test(
    'has every page that its home page leads to',
    async () => {
      const origin = await openedShop()
      const home = await (await fetch(`${origin}/`)).text()
      const paths = Array.from(home.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g), ([, path = '']) => path)

      const statuses = await statusesOf(origin, [...new Set(paths)])

      expect(paths.length).toBeGreaterThan(20)
      expect(statuses.filter(([, status]) => status >= 400)).toEqual([])
    },
    PATIENCE,
  )

  test(
    'says its own words and shows its own section: on pages, in scripts and in mails',
    async () => {
      const origin = await openedShop()
      const text = async (path: string) => (await fetch(origin + path)).text()
      const scripts = (locale: string) =>
        globSync(`dist/client/assets/${locale}/*.js`, { cwd: copy.folder })
          .map((file) => readFileSync(join(copy.folder, file), 'utf8'))
          .join('\n')

      const [german, french] = [await text('/'), await text('/fr-fr/')]
      expect(german).toContain('Satteltasche')
      expect(german).toContain('Klingeling')
      expect(french).toContain('Sacoche')
      expect(french).toContain('Dring dring')
      for (const words of ['Satteltasche', 'Klingeling']) expect(scripts('de-de')).toContain(words)
      for (const words of ['Sacoche', 'Dring dring']) expect(scripts('fr-fr')).toContain(words)
      expect(scripts('nl-nl')).toBe('')
      expect(await text('/documentation/mails/de-de/orderConfirmation.txt/')).toContain('Moin ')
      expect(await text('/documentation/mails/fr-fr/orderConfirmation.txt/')).toContain('Bonjour ')
    },
    PATIENCE,
  )

  // Its home page once showed rows of goods that were not there, and its navigation named departments of the demo.
  test(
    'opens without goods for a merchant who begins from nothing',
    async () => {
      await openedShop()
      const origin = await copy.start({ hasGoods: false })

      const home = await (await fetch(`${origin}/`)).text()
      const navigation: unknown = await (await fetch(`${origin}/api/shop/navigation/`)).json()

      expect(home).toContain('Hier beginnt ein neuer Laden')
      expect(home).not.toContain('Wohnen')
      expect(navigation).toEqual({ roots: [] })
      expect(await statusesOf(origin, ['/', '/fr-fr/', '/agb/', '/wohnen/', '/p/900101/'])).toEqual([
        ['/', 200],
        ['/fr-fr/', 200],
        ['/agb/', 200],
        ['/wohnen/', 404],
        ['/p/900101/', 404],
      ])
      expect((await ownBrand()).navigationRoots).toEqual([])
    },
    PATIENCE,
  )
})

/** The origin of the new shop, built and started by the first test that asks. */
function openedShop(): Promise<string> {
  opened ??= copy.build().then(() => copy.start())
  return opened
}

async function ownBrand(): Promise<Brand> {
  const { brand }: { brand: Brand } = await import(pathToFileURL(join(copy.folder, 'brand.ts')).href)
  return brand
}

async function statusesOf(origin: string, paths: readonly string[]): Promise<[string, number][]> {
  return Promise.all(
    paths.map(async (path) => [path, (await fetch(origin + path, { redirect: 'manual' })).status]),
  )
}

/** Buys one piece as a guest, paid in advance; answers what the order was answered with. */
async function bought(origin: string, brand: Brand, variantId: number): Promise<unknown> {
  let cookie = ''
  let posts = 0
  const call = async (method: string, path: string, data?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        origin,
        cookie,
        'content-type': 'application/json',
        'idempotency-key': `${NAME}-${variantId}-${posts++}`,
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    })
    const given = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    if (given.length > 0) cookie = given.join('; ')
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  // Nobody's own: the first article brings the session.
  const basketKey = `basket_${brand.shopIds['de-de']}_`
  await call('POST', '/api/shop/basket/addItem/', { basketKey, variantId, quantity: 1 })
  const address = {
    street: 'Lindenweg',
    houseNumber: '12',
    zip: '20095',
    city: 'Hamburg',
    phone: '040 123456',
  }
  const nobody = { company: null, addition: null, birthDate: null, postNumber: null }
  const person = { gender: 'f', firstName: 'Berta', lastName: 'Tal', country: 'DE' }
  await call('PUT', '/api/checkout/addresses/', {
    email: 'berta.tal@example.org',
    shipping: { ...address, ...person, ...nobody },
    billing: null,
  })
  await call('PUT', '/api/checkout/shipping/', { shippingMethod: 'parcel' })
  await call('PUT', '/api/checkout/payment/', { paymentKey: 'V' })
  return call('POST', '/api/checkout/order/', { acceptedTerms: true })
}
