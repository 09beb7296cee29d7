import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { ROOT, type ShopOfRepository, shops } from '../shops.ts'

/** The app behind all shops, beside the folders of `apps` that hold a brand. */
export const OFFICE = 'office'

/** A worker is started by its file, and not imported. */
const WORKER = /new Worker\(new URL\('([^']+)', import\.meta\.url\)/g
/** Typefaces of papers are found by their names at run time. */
const TYPEFACE = /'((?:@[\w-]+\/)?[\w-]+\/[^'\s]+\.ttf)'/g
/** What a package has beside its modules, such as migrations, words and lists. */
const MODULE = /\.(?:m?[jt]sx?|css|md|snap)$/
/** Folders of a package that no process opens, whatever lies in them. */
const NOT_RUN = /\/(?:testing|released|node_modules)\//
const NEVER = /\.map$/
/** Pictures of all demos are in one folder; an app takes its own. */
const DEMO_PICTURES = 'packages/demo/media/'
/** What builds, develops and tests; some of it is imported by branches that no process of an image takes. */
const TOOLS = [
  /\/node_modules\/(?:vite|vitest|esbuild|rolldown|lightningcss|jiti|tsx|typescript|@(?:esbuild|rolldown|vitejs|vitest)\/[^/]+)\//,
  /\/node_modules\/vike\/dist\/node\//,
  /\.(?:test|stories|usage|guide)\.tsx?$/,
  /^apps\/[^/]+\/(?:dev|client|vite\.config)\.ts$/,
  /^apps\/[^/]+\/(?:pages|testing)\//,
  new RegExp(`^${DEMO_PICTURES}`),
]

/**
 * Everything that the processes of an app open, as paths from the root of the repository: what its entries import, now or
 * later, file by file also in libraries; what these packages read from their own folders; and the built pages. Links of
 * the package manager are among them.
 *
 * @throws for a name that is no app, and for an app that is not built
 */
export async function appFiles(app: string): Promise<string[]> {
  const all = await shops()
  const own = app === OFFICE ? all : all.filter(({ name }) => name === app)
  if (own.length === 0)
    throw new Error(`There is no app "${app}": say ${[...all.map(({ name }) => name), OFFICE].join(' or ')}.`)
  const built = app === OFFICE ? `apps/${OFFICE}/dist/client` : `apps/${app}/dist`
  if (!existsSync(join(ROOT, built))) throw new Error(`${app} is not built: say "pnpm build" first.`)

  const entries = [
    ...own.flatMap(entriesOfShop),
    ...(app === OFFICE ? officeEntries() : entriesOfServer(app)),
  ]
  const apps = [app, ...own.map(({ name }) => name)]
  const traced = await traceOf(entries, apps)
  const sources = [...traced].filter((file) => /^(?:packages|apps|scripts)\/.*\.ts$/.test(file))
  const late = await traceOf(sources.flatMap(workersOf), apps)
  const files = new Set([...traced, ...late, ...sources.flatMap(typefacesOf)])

  for (const name of packagesOf(files)) {
    files.add(`packages/${name}/package.json`)
    for (const file of besideModules(name)) files.add(file)
  }
  if (app !== OFFICE) for (const { brand } of own) for (const file of demoPictures(brand)) files.add(file)
  for (const { name } of own)
    for (const file of ['package.json', 'icon.svg']) files.add(`apps/${name}/${file}`)
  for (const file of filesBelow(built)) files.add(file)
  return [...files].filter((file) => !NEVER.test(file) && existsSync(join(ROOT, file))).toSorted()
}

/** What a process that works on a shop imports by a name that it puts together, see scripts/shops.ts. */
function entriesOfShop({ name }: Pick<ShopOfRepository, 'name'>): string[] {
  return [`apps/${name}/brand.ts`, `apps/${name}/shop.ts`, `apps/${name}/overrides/messages.ts`]
}

function entriesOfServer(app: string): string[] {
  const server = `apps/${app}/dist/server`
  return [`${server}/server.mjs`, `${server}/entry.mjs`, 'packages/commerce/src/cli/shop.ts']
}

function officeEntries(): string[] {
  return [`apps/${OFFICE}/server.ts`]
}

async function traceOf(entries: readonly string[], apps: readonly string[]): Promise<Set<string>> {
  const there = entries.filter((file) => existsSync(join(ROOT, file)))
  const { fileList } = await nodeFileTrace(
    there.map((file) => join(ROOT, file)),
    {
      base: ROOT,
      processCwd: ROOT,
      conditions: ['node', 'import'],
      ignore: (path) => isForeign(path, apps) || TOOLS.some((tool) => tool.test(path)),
      // The tracer reads JavaScript.
      readFile: async (path) => {
        const text = await readFile(path).catch(() => null)
        return text !== null && path.endsWith('.ts') && !path.includes('/node_modules/')
          ? stripTypeScriptTypes(String(text))
          : text
      },
    },
  )
  return fileList
}

/** Of another app; scripts/shops.ts could import any. */
function isForeign(path: string, apps: readonly string[]): boolean {
  const [, app] = /^apps\/([^/]+)\//.exec(path) ?? []
  return app !== undefined && !apps.includes(app)
}

function workersOf(source: string): string[] {
  const text = readFileSync(join(ROOT, source), 'utf8')
  return [...text.matchAll(WORKER)].map(([, file = '']) => join(dirname(source), file))
}

function typefacesOf(source: string): string[] {
  const text = readFileSync(join(ROOT, source), 'utf8')
  const { resolve } = createRequire(join(ROOT, source))
  return [...text.matchAll(TYPEFACE)].flatMap(([, name = '']) => {
    const file = relative(ROOT, resolve(name))
    return [file, ...linksTo(source, name)]
  })
}

/** The link by which a package finds a library that no module imports. */
function linksTo(source: string, name: string): string[] {
  const [, home = ''] = /^(packages\/[^/]+)\//.exec(source) ?? []
  const [scope = '', own = ''] = name.split('/')
  return [`${home}/node_modules/${scope.startsWith('@') ? `${scope}/${own}` : scope}`]
}

function packagesOf(files: ReadonlySet<string>): string[] {
  const names = [...files].flatMap((file) => /^packages\/([^/]+)\/src\//.exec(file)?.[1] ?? [])
  return [...new Set(names)]
}

function besideModules(name: string): string[] {
  return filesBelow(`packages/${name}/src`).filter((file) => !MODULE.test(file) && !NOT_RUN.test(file))
}

/**
 * The demo of each brand has its pictures in a folder that is called like that of its stories. Leaflets are looked at by
 * the goods of all demos.
 */
function demoPictures({ contentFolder }: ShopOfRepository['brand']): string[] {
  const isOwn = (file: string) => file.startsWith(`${DEMO_PICTURES}${contentFolder}/`)
  return filesBelow(DEMO_PICTURES).filter(
    (file) => isOwn(file) || /\/(?:manifest\.json|[^/]+\.pdf)$/.test(file),
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(join(ROOT, file)).isFile())
}
