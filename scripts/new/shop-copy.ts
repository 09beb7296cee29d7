import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT, shopFolder } from '../shops.ts'
import { cook } from './cook.ts'
import type { Recipe } from './recipe.ts'

/** The shop, and what the packages declare of style sheets and the like. */
const TYPES = {
  extends: './tsconfig.base.json',
  include: ['apps', 'packages/*/src/*.d.ts', 'packages/storefront/src/**/*.d.ts'],
}
const POLL_MILLISECONDS = 200
const PATIENCE_MILLISECONDS = 180_000

/** A copy of the repository for one new shop: what is shared is linked, what the recipe writes is its own. */
export type ShopCopy = {
  root: string
  /** The shop's folder. */
  folder: string
  /** What the compiler says about the shop; empty when it says nothing. */
  types: () => Promise<string>
  build: () => Promise<void>
  /** Starts the built shop with its demo, or without goods, and waits until it is ready; returns its origin. */
  start: (options?: { hasGoods: boolean }) => Promise<string>
  close: () => Promise<void>
}

/** Makes a shop in a temporary folder, outside of the repository, with the libraries of the one that it is built like. */
export function shopCopy(name: string, recipe: Recipe, model: string): ShopCopy {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'shop-copy-'))
  const folder = join(root, 'apps', name)
  for (const shared of ['packages', 'e2e', 'scripts', 'node_modules'])
    symlinkSync(join(ROOT, shared), join(root, shared))
  for (const own of ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'deploy/compose.yaml']) {
    mkdirSync(join(root, own, '..'), { recursive: true })
    cpSync(join(ROOT, own), join(root, own))
  }
  cook(recipe, root)
  symlinkSync(join(shopFolder(model), 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(TYPES))
  const servers: ChildProcess[] = []

  return {
    root,
    folder,
    types: () =>
      run(join(ROOT, 'node_modules/typescript/bin/tsc'), ['-p', root, '--noEmit'], folder).catch(
        (problem: unknown) => outputOf(problem),
      ),
    build: async () => {
      await run(join(folder, 'node_modules/vite/bin/vite.js'), ['build'], folder)
    },
    start: async ({ hasGoods } = { hasGoods: true }) => {
      const port = await freePort()
      const origin = `http://localhost:${port}`
      const { DATABASE_URL: _, VITEST: __, ...environment } = process.env
      const server = spawn(process.execPath, [join(folder, 'dist/server/server.mjs')], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...environment,
          NODE_ENV: 'production',
          SHOP_ENV: 'local',
          CONSENT_BANNER: 'off',
          LOG_LEVEL: 'error',
          PORT: String(port),
          DEMO_GOODS: hasGoods ? 'on' : 'off',
          SHOP_DATA: join(root, hasGoods ? 'data' : 'data-without-goods'),
        },
      })
      servers.push(server)
      await ready(origin, server)
      return origin
    },
    close: async () => {
      for (const running of servers.filter(({ exitCode }) => exitCode === null))
        await new Promise((resolve) => {
          running.once('exit', resolve)
          running.kill('SIGTERM')
        })
      rmSync(root, { recursive: true, force: true })
    },
  }
}

async function run(program: string, words: readonly string[], cwd: string): Promise<string> {
  // vike does nothing where it sees Vitest.
  const { VITEST: _, ...outside } = process.env
  const env = { ...outside, NODE_ENV: 'production', NO_COLOR: '1' }
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { cwd, env })
  return stdout
}

function outputOf(problem: unknown): string {
  return typeof problem === 'object' && problem !== null && 'stdout' in problem
    ? String(problem.stdout)
    : String(problem)
}

async function ready(origin: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MILLISECONDS
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The new shop ended with ${server.exitCode}.`)
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS))
  }
  throw new Error(`The new shop does not answer at ${origin}.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
