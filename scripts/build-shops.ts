import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { checkLegalPages } from '../packages/server/src/legal-pages/check-legal-pages.ts'
import type { ShopDefinition } from '../packages/server/src/shop-definition.ts'
import { inTurn } from './build-turn.ts'
import { moduleOf, ROOT, type ShopOfRepository } from './shops.ts'

/** Packages whose code goes into a build; the server and the engine run from their sources. */
const BUILT_PACKAGES = [
  'api-client',
  'blocks',
  'consent',
  'content',
  'domain',
  'i18n',
  'storefront',
  'tracking',
  'ui',
]
/** What the office's client is made of; its server runs from its sources. */
const OFFICE_PACKAGES = ['api-client', 'domain', 'office', 'ui']
const OFFICE = 'office'
const NOT_BUILT = /(?:\.test\.tsx?|\.stories\.tsx|\.md)$/
/** Folders of an app that tools write: a build must not seem old for the log that turbo wrote of it. */
const NO_SOURCES: ReadonlySet<string> = new Set(['dist', 'node_modules', 'test-results', '.turbo', '.data'])
const COMPRESSED = /\.(?:js|css|svg|json|txt|html)$/
/** Below this a compressed file saves nothing worth a request header. */
const SMALLEST_BYTES = 512

/** A build that did not work; what the tools said stands in the message. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/**
 * Builds those of the shops whose sources have changed since their last build, one after the other: all read the storefront's
 * vike configuration, and each would clear away the file that the other has just compiled it to.
 *
 * @throws BuildFailed with the output of the first build that failed
 */
export async function buildShops(
  shops: readonly ShopOfRepository[],
  { always }: { always: boolean },
  say: (line: string) => void,
): Promise<void> {
  await refuseMissingPages(shops)
  for (const { name: shop } of shops) {
    // Within the build, so that a build that comes from a cache brings its own.
    const stamp = join(ROOT, 'apps', shop, 'dist', 'sources')
    const sources = sourceHash(shop, BUILT_PACKAGES)
    const isBuilt = existsSync(stamp) && existsSync(join(ROOT, 'apps', shop, 'dist/server/server.mjs'))
    if (!always && isBuilt && readFileSync(stamp, 'utf8') === sources) continue

    say(`Building ${shop} …`)
    await inTurn(join(ROOT, '.cache/build.lock'), () => build(shop))
    await precompress(join(ROOT, 'apps', shop, 'dist/client'))
    writeFileSync(stamp, sources)
  }
}

/**
 * Builds the client of the office if its sources have changed since its last build.
 *
 * @throws BuildFailed with the output of the build that failed
 */
export async function buildOffice(
  { always }: { always: boolean },
  say: (line: string) => void,
): Promise<void> {
  const folder = join(ROOT, 'apps', OFFICE, 'dist')
  const stamp = join(folder, 'sources')
  const sources = sourceHash(OFFICE, OFFICE_PACKAGES)
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return

  say('Building the office …')
  await build(OFFICE)
  await precompress(join(folder, 'client'))
  writeFileSync(stamp, sources)
}

/**
 * A shop without its legal pages is not built: it must not sell.
 *
 * @throws BuildFailed with a sentence for each page that is missing
 */
async function refuseMissingPages(shops: readonly ShopOfRepository[]): Promise<void> {
  const problems: string[] = []
  for (const { name } of shops) {
    const { shop }: { shop: ShopDefinition } = await moduleOf(name, 'shop.ts')
    problems.push(...(await checkLegalPages(shop, process.env)))
  }
  if (problems.length === 0) return
  throw new BuildFailed(
    `Nothing is built, because the law asks for pages that are not there:\n${problems.join('\n')}\nWrite them in the content service (or in the file of CONTENT_SPACE), in the language of each locale.`,
  )
}

function build(shop: string): Promise<void> {
  const folder = join(ROOT, 'apps', shop)
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      reject(new BuildFailed(`${shop} could not be built:\n${output.slice(-4000)}`))
    })
  })
}

/** Compresses once, as small as it gets, what would otherwise be compressed with every start. */
async function precompress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  const files = filesBelow(folder).filter((file) => COMPRESSED.test(file))
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file)
      if (body.length < SMALLEST_BYTES) return
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      writeFileSync(`${file}.br`, await brotli(body, best))
      writeFileSync(`${file}.gz`, await zip(body, { level: 9 }))
    }),
  )
}

function sourceHash(shop: string, packages: readonly string[]): string {
  const app = join(ROOT, 'apps', shop)
  const files = [
    join(ROOT, 'pnpm-lock.yaml'),
    ...packages.flatMap((name) => filesBelow(join(ROOT, 'packages', name, 'src'))),
    ...filesBelow(app, (name) => !NO_SOURCES.has(name)),
  ]
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !NOT_BUILT.test(name)).sort())
    hash.update(relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(folder: string, isWanted: (name: string) => boolean = () => true): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!isWanted(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}
