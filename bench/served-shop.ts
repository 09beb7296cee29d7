import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
// @boundaries-ignore a tool of the whole workspace
import { SERVER_PROCESS } from '../scripts/server-process.ts'
import { closedOnSignal } from './left-behind.ts'
import type { MeasuredShop } from './shops.ts'

export type ServedShop = {
  origin: string
  pid: number
  /** Milliseconds from the start of the process until it said that it is ready. */
  readyAfter: number
  stop: () => Promise<void>
  /** Ends it as a power cut does: it does nothing more. */
  kill: () => Promise<void>
}

type BuiltShop = Pick<MeasuredShop, 'id' | 'folder'>

type Serving = {
  port: number
  dataFolder: string
  env?: Record<string, string>
  /** How long it may take to be ready, and to stop. */
  patienceMs?: number
}

const PATIENCE_MS = 300_000
const STOP_MS = 15_000

/**
 * Starts the built server of a shop on this machine's own address and waits until it is ready.
 * Throws a sentence when the shop is not built, ends early or is not ready in time.
 */
export async function serveBuiltShop({ id: shop, folder }: BuiltShop, options: Serving): Promise<ServedShop> {
  const file = join(folder, 'dist/server/server.mjs')
  if (!existsSync(file))
    throw new Error(`The ${shop} is not built in ${folder}: run "pnpm build" there before "pnpm bench".`)
  warnWithoutCompression(shop, join(folder, 'dist/client'))

  const origin = `http://127.0.0.1:${options.port}`
  const started = performance.now()
  const child = spawn(process.execPath, [...SERVER_PROCESS.flags, file], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...SERVER_PROCESS.environment,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(options.port),
      PUBLIC_ORIGIN: origin,
      SHOP_DATA: options.dataFolder,
      ALLOW_LOCAL_DATABASE: 'on',
      LOG_LEVEL: 'error',
      // Without the banner: what a page costs after it was answered.
      ...(process.env.CONSENT_BANNER ? { CONSENT_BANNER: process.env.CONSENT_BANNER } : {}),
      ...options.env,
    },
  })
  // Killed: whoever ends a bench does not wait for a shop that drains, and all its data go with it.
  child.once(
    'exit',
    closedOnSignal(() => killed(child)),
  )
  const complaints: string[] = []
  child.stderr.on('data', (words) => complaints.push(String(words)))

  try {
    await ready(child, origin, { complaints, patienceMs: options.patienceMs ?? PATIENCE_MS })
  } catch (problem) {
    await stopped(child)
    throw problem
  }
  const { pid } = child
  if (pid === undefined) throw new Error(`The ${shop} has no process id: it could not be started.`)
  return {
    origin,
    pid,
    readyAfter: performance.now() - started,
    stop: () => stopped(child, options.patienceMs),
    kill: () => killed(child),
  }
}

/** Runs something with a shop on a data folder of its own, and leaves neither behind. */
export async function withShop<Found>(
  shop: BuiltShop,
  options: Omit<Serving, 'dataFolder'>,
  measure: (served: ServedShop) => Promise<Found>,
): Promise<Found> {
  return withFolder(async (dataFolder) => {
    const served = await serveBuiltShop(shop, { ...options, dataFolder })
    try {
      return await measure(served)
    } finally {
      await served.stop()
    }
  })
}

/** Runs something with an empty folder that is removed afterwards. */
export async function withFolder<Found>(work: (folder: string) => Promise<Found>): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const forget = closedOnSignal(remove)
  try {
    return await work(folder)
  } finally {
    forget()
    remove()
  }
}

/** A bare vite build leaves out the compressed files; then pages are heavier and slower than they will be. */
function warnWithoutCompression(shop: string, clientFolder: string): void {
  const files = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })
  if (!files.some((name) => name.endsWith('.br')))
    console.warn(`The ${shop} sends its files uncompressed, which makes its numbers worse: run "pnpm build".`)
}

async function ready(
  child: ChildProcess,
  origin: string,
  { complaints, patienceMs }: { complaints: readonly string[]; patienceMs: number },
): Promise<void> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    if (child.exitCode !== null)
      throw new Error(`The shop ended before it was ready: ${complaints.join('').trim() || child.exitCode}`)
    const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await sleep(20)
  }
  throw new Error(`The shop was not ready within ${patienceMs / 1000} seconds. ${complaints.join('').trim()}`)
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  await gone
}

async function stopped(child: ChildProcess, patienceMs = STOP_MS): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await gone
  clearTimeout(force)
}
