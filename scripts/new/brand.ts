import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, markets } from '../../packages/domain/src/market/markets.ts'
import type { Brand } from '../../packages/domain/src/shop/brand.ts'
import type { BrandColours } from '../../packages/domain/src/shop/brand-colours.ts'
import { painted } from '../colours/painted.ts'
import { composeFile } from '../deploy/compose-file.ts'
import { ROOT, type ShopOfRepository } from '../shops.ts'
import { brandText } from './brand-text.ts'
import { demoText, goodsText, samplesText } from './brand-words.ts'
import { pascalCase } from './names.ts'
import type { Recipe } from './recipe.ts'

/** Files that are the same in every app, but for its name. */
const SHARED = [
  'package.json',
  'turbo.json',
  'tsconfig.json',
  'vite.config.ts',
  'server.ts',
  'dev.ts',
  'pages/+client.ts',
  'pages/+config.ts',
]

/** Accents that are dark enough for every ground, with a darker one for what is pressed. */
const ACCENTS = [
  ['#1d4a63', '#123447'],
  ['#5a2b52', '#3f1c3a'],
  ['#3f4a1c', '#2b3312'],
  ['#6b2f1a', '#4d200f'],
] as const

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

const iconText = (title: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>${title}</title>
  <rect width="64" height="64" rx="14" data-colour="accent" fill="#000000" />
  <circle cx="32" cy="32" r="14" data-colour="paper" fill="#ffffff" />
</svg>
`

type BrandOptions = {
  locales: readonly Locale[]
  /** All shops that there are: a new one takes none of their ports and numbers, and is built like the first. */
  shops: readonly ShopOfRepository[]
  colours: BrandColours
}

/**
 * A shop from nothing: brand, theme, icon, twenty demo products, and what tests and Storybook ask of it.
 *
 * @throws where there is no shop whose build could be followed
 */
export function brandRecipe(name: string, { locales, shops, colours }: BrandOptions): Recipe {
  const [model] = shops
  if (!model) throw new Error('There is no shop to build a new one like: apps holds none.')
  const folder = `apps/${name}`
  const facts = brandFacts(name, locales, shops)
  const own = ownColours(colours, shops.length)
  const theme = readFileSync(join(model.folder, 'theme.css'), 'utf8')
    .replace(
      /^\/\*[\s\S]*?\*\//,
      `/* ${facts.title}: token values and fonts; colours come from colours.ts. */`,
    )
    .replace(`[data-brand="${model.name}"]`, `[data-brand="${name}"]`)
  const { typefaces } = model.brand.paper

  return {
    files: [
      ...SHARED.map((file) => ({
        path: `${folder}/${file}`,
        text: readFileSync(join(model.folder, file), 'utf8').replaceAll(model.name, name),
      })),
      {
        path: workflowOf(name),
        text: readFileSync(join(ROOT, workflowOf(model.name)), 'utf8').replaceAll(model.name, name),
      },
      { path: `${folder}/brand.ts`, text: brandText({ ...facts, typefaces }) },
      { path: `${folder}/colours.ts`, text: coloursText(facts.title, own) },
      { path: `${folder}/theme.css`, text: painted(theme, own) },
      { path: `${folder}/icon.svg`, text: painted(iconText(facts.title), own) },
      { path: `${folder}/shop.ts`, text: SHOP },
      { path: `${folder}/demo/demo.ts`, text: demoText(facts) },
      { path: `${folder}/testing/goods.ts`, text: goodsText(facts) },
      { path: `${folder}/testing/samples.ts`, text: samplesText(facts) },
      { path: `${folder}/README.md`, text: readme(facts) },
    ],
    changes: [
      {
        path: 'deploy/compose.yaml',
        change: (source) =>
          composeFile(source, [...shops, { name, brand: { ...model.brand, defaultPort: facts.port } }]),
      },
    ],
    next: [
      `Run "pnpm install", then "pnpm start ${name}": ${facts.title} opens on port ${facts.port}.`,
      `Everything in ${folder}/brand.ts is invented: a company that sells writes its own, and isInvented: false.`,
      `Colours stand in ${folder}/colours.ts ("pnpm colours" carries them on), goods in ${folder}/demo/demo.ts.`,
      'A language that the shop does not speak yet is a locale more in brand.ts; the compiler names the rest.',
    ],
  }
}

/** What builds the image of a shop when its version is tagged. */
function workflowOf(shop: string): string {
  return `.github/workflows/${shop}.yaml`
}

/** What a new brand is called and numbered. */
export type BrandFacts = {
  name: string
  title: string
  locales: readonly Locale[]
  port: number
  firstShopId: number
  orderNumberPrefix: string
}

function brandFacts(
  name: string,
  locales: readonly Locale[],
  shops: readonly ShopOfRepository[],
): BrandFacts {
  const ids = shops.flatMap(({ brand }) => Object.values(brand.shopIds))
  const title = pascalCase(name.replace(/-shop$/, '')).replace(/(?<=.)(?=[A-Z])/g, ' ')
  return {
    name,
    title,
    locales,
    port: Math.max(...shops.map(({ brand }) => brand.defaultPort)) + 1,
    firstShopId: Math.floor(Math.max(1000, ...ids) / 100) * 100 + 101,
    orderNumberPrefix: freePrefix(
      title,
      shops.map(({ brand }) => brand),
    ),
  }
}

/** Two letters that no other brand's order numbers begin with. */
function freePrefix(title: string, brands: readonly Pick<Brand, 'orderNumberPrefix'>[]): string {
  const [first = 'S', ...others] = title.toUpperCase().match(/[A-Z]/g) ?? []
  const free = [...others, ...ALPHABET]
    .map((letter) => first + letter)
    .find((prefix) => brands.every(({ orderNumberPrefix }) => orderNumberPrefix !== prefix))
  if (free === undefined) throw new Error(`No two letters are free for the order numbers of ${title}.`)
  return free
}

function ownColours(colours: BrandColours, count: number): BrandColours {
  const [accent, accentStrong] = ACCENTS[count % ACCENTS.length] ?? ACCENTS[0]
  return { ...colours, accent, accentStrong }
}

function coloursText(title: string, colours: BrandColours): string {
  return `import type { BrandColours } from '@shop/domain/shop/brand-colours'

/** Every colour of ${title}, here alone: \`pnpm colours\` writes them into theme.css and icon.svg, papers and mails take them. */
export const colours: BrandColours = ${JSON.stringify(colours, null, 2)}
`
}

const SHOP = `import { defineShop } from '@shop/server/define-shop'
import { brand } from './brand.ts'

/** What this shop is made of; its server, its builds and the command line begin here. */
export const shop = defineShop({
  brand,
  demo: () => import('./demo/demo.ts'),
})
`

function readme({ name, title, locales, port }: BrandFacts): string {
  return `# @shop/${name}

## What it is

${title}: everything that sets it apart, and nothing else. It sells in ${locales.map((locale) => markets[locale].languageTag).join(', ')}. Name, addresses and numbers are invented.

## What it is not

No feature and no component: those are shared, and ask the shop instead of the brand.

## Read this first

1. \`brand.ts\`: the shop as data
2. \`colours.ts\` and \`theme.css\`: how it looks
3. \`shop.ts\`: what the shop is made of; \`demo/demo.ts\`: its twenty products

## How to add …

- **a market**: a locale in \`brand.ts\`; the compiler asks for what it needs.
- **a product of the demo**: a row in \`demo/demo.ts\`.

## Commands

- \`pnpm start ${name}\`: builds and serves this shop, on port ${port}
- \`pnpm dev ${name}\`: this shop from its sources
- \`pnpm build ${name}\`: builds this shop alone
`
}
