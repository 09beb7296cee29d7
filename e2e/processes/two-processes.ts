import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @boundaries-ignore the processes are of a shop of the repository
import { moduleOf, ROOT, shops } from '../../scripts/shops.ts'
import { dropDatabase, freshDatabase } from '../fresh-database.ts'
import { openCommitClock } from './commit-clock.ts'

const FIRST_PORT = Number(process.env.E2E_PORT ?? 3310)
const SERVER = process.env.E2E_DATABASE_SERVER ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const HOOK_SECRET = 'the secret of the web hook'
const READY_MILLISECONDS = 120_000

export type Promotion = { id: string; isActive?: boolean }
type Story = { id: number; full_slug: string; content: unknown }
type Space = { tokens: { public: string }; stories: Story[] }
type DemoModule = {
  shop: {
    demo: () => Promise<{
      demo: {
        stories: (brand: unknown) => Promise<Space>
        goods: () => Promise<{ promotions: Promotion[] }>
      }
    }>
  }
}

export type TwoProcesses = {
  origins: readonly [string, string]
  promotions: readonly Promotion[]
  /** What an operator types on another machine; returns once it is done. */
  command: (...words: string[]) => Promise<string>
  /** A file that commands can read. */
  file: (name: string, text: string) => string
  /**
   * Writes another story into the content service, whose web hook reaches the first process alone. Resolves to the moment
   * at which the hook was sent.
   */
  publish: (slug: string, change: (content: string) => string) => Promise<number>
  /** The moment of `performance.now()` at which the next change of a table is committed. */
  commitOf: (table: string) => Promise<number>
  /** What the processes have written into their logs. */
  log: () => string
  stop: () => Promise<void>
}

/** Two processes of the first shop on a fresh PostgreSQL database, with a content service of their own. */
export async function twoProcesses(variables: Record<string, string> = {}): Promise<TwoProcesses> {
  const [first] = await shops()
  if (first === undefined) throw new Error('There is no shop in apps.')
  const { name, brand } = first
  const folder = mkdtempSync(join(tmpdir(), 'two-processes-'))
  const database = { server: SERVER, name: `processes_${name}_${FIRST_PORT}`.replaceAll('-', '_') }
  await freshDatabase(database)
  const databaseUrl = new URL(SERVER)
  databaseUrl.pathname = `/${database.name}`

  const { shop }: DemoModule = await moduleOf(name, 'shop.ts')
  const { demo } = await shop.demo()
  const space = await demo.stories(brand)
  const spaceFile = join(folder, 'space.json')
  writeFileSync(spaceFile, JSON.stringify(space))

  const running = new Set<ChildProcess>()
  let said = ''
  const contentPort = FIRST_PORT + 62
  const ports = [FIRST_PORT + 60, FIRST_PORT + 61] as const
  const origins = [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`] as const
  const environment: Record<string, string | undefined> = {
    ...process.env,
    NODE_ENV: 'production',
    SHOP_ENV: 'local',
    ALLOW_LOCAL_DATABASE: 'on',
    DATABASE_URL: databaseUrl.href,
    SHOP_SECRET: 'a secret that both of the processes know',
    PUBLIC_ORIGIN: origins[0],
    CONTENT_ENDPOINT: `http://127.0.0.1:${contentPort}/v2`,
    CONTENT_TOKEN: space.tokens.public,
    CONTENT_WEBHOOK_SECRET: HOOK_SECRET,
    LOG_LEVEL: 'warn',
    ...variables,
  }

  function run(words: readonly string[], own: Record<string, string>): void {
    const child = spawn(process.execPath, words, { stdio: 'pipe', env: { ...environment, ...own } })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        said += text.toString()
      })
    running.add(child)
    child.on('exit', () => running.delete(child))
  }
  async function ready(address: string): Promise<void> {
    const until = performance.now() + READY_MILLISECONDS
    for (;;) {
      const isReady = await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      if (performance.now() > until || running.size === 0)
        throw new Error(`${address} does not answer. ${said}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  const service = join(ROOT, 'packages/content-service/src/cli/content-service.ts')
  const listAddress = `http://127.0.0.1:${contentPort}/v2/cdn/spaces/me?token=${space.tokens.public}`
  run([service, '--space', spaceFile, '--port', String(contentPort)], {})
  await ready(listAddress)
  // One after the other: the first one fills the shop, as none but a demo is filled by its processes.
  for (const [index, port] of ports.entries()) {
    const own = { PORT: String(port), SHOP_DATA: join(folder, `data-${index}`) }
    run([join(ROOT, 'apps', name, 'dist/server/server.mjs')], own)
    await ready(`http://localhost:${port}/readyz`)
  }

  const clock = await openCommitClock(databaseUrl.href, brand.id.replaceAll('-', '_'))
  return {
    origins,
    promotions: (await demo.goods()).promotions,
    command: (...words) =>
      new Promise((resolve, reject) => {
        const program = join(ROOT, 'packages/commerce/src/cli/shop.ts')
        execFile(process.execPath, [program, name, ...words], { env: environment }, (error, out, err) => {
          if (error) reject(new Error(`${error.message} ${out} ${err}`))
          else resolve(out)
        })
      }),
    file(fileName, text) {
      const path = join(folder, fileName)
      writeFileSync(path, text)
      return path
    },
    async publish(slug, change) {
      const current: Space = JSON.parse(readFileSync(spaceFile, 'utf8'))
      const story = current.stories.find(({ full_slug }) => full_slug === slug)
      if (story === undefined) throw new Error(`There is no story ${slug}.`)
      const before = await versionAt(listAddress)
      story.content = JSON.parse(change(JSON.stringify(story.content)))
      writeFileSync(spaceFile, JSON.stringify(current))
      while ((await versionAt(listAddress)) === before)
        await new Promise((resolve) => setTimeout(resolve, 50))
      const body = JSON.stringify({ action: 'published', story_id: story.id, full_slug: slug })
      const signature = createHmac('sha1', HOOK_SECRET).update(body).digest('hex')
      const headers = { 'webhook-signature': signature, 'content-type': 'application/json' }
      const sent = performance.now()
      const { status } = await fetch(`${origins[0]}/hooks/content/`, { method: 'POST', headers, body })
      if (status !== 200) throw new Error(`The web hook was answered with ${status}.`)
      return sent
    },
    commitOf: (table) => clock.changeOf(table),
    log: () => said,
    async stop() {
      const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of running) child.kill('SIGTERM')
      await Promise.all(ended)
      await clock.stop()
      await dropDatabase(database)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function versionAt(address: string): Promise<string> {
  return (await fetch(address)).text()
}
