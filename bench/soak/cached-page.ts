import { setTimeout as sleep } from 'node:timers/promises'
import { percentiles } from '../engine/percentiles.ts'
import { sentPage } from '../sent-bytes.ts'
import { ask, openAsking } from './asking.ts'

const PAUSE_MS = 20

export type CachedPage = { p50: number; p95: number; times: number; failed: number }

/** Where pages are in the end: an address by number alone leads on to the one with the name, and says nothing of a page. */
export async function ownPaths(origin: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const { pathname, search } = new URL((await sentPage(origin + path, 'br')).url)
    found.push(pathname + search)
  }
  return found
}

/** What somebody waits for pages that are kept, asked one after the other until the signal comes. */
export async function cachedPages(
  origin: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<CachedPage> {
  const asking = openAsking(origin, 1)
  const times: number[] = []
  let failed = 0
  for (let turn = 0; !signal.aborted; turn += 1) {
    const path = paths[turn % paths.length] ?? '/'
    const { status, milliseconds } = await ask(asking, { kind: 'page', method: 'GET', path })
    if (status !== 200) failed += 1
    times.push(milliseconds)
    await sleep(PAUSE_MS)
  }
  asking.agent.destroy()
  return { ...percentiles(times), times: times.length, failed }
}

/** The same for so long. */
export function cachedPagesFor(
  origin: string,
  paths: readonly string[],
  milliseconds: number,
): Promise<CachedPage> {
  return cachedPages(origin, paths, AbortSignal.timeout(milliseconds))
}

/** The same while something else is going on. */
export async function cachedPagesDuring(
  origin: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<CachedPage> {
  const done = new AbortController()
  const [measured] = await Promise.all([
    cachedPages(origin, paths, done.signal),
    work().finally(() => done.abort()),
  ])
  return measured
}
