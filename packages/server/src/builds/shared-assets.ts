import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '@shop/engine/ports/files'
import { LRUCache } from 'lru-cache'
import { type StaticFile, servedFile } from '../files/static-files.ts'
import { ASSET, assetName, manifestOf, nextManifest } from './kept-assets.ts'

const MANIFEST = 'kept.json'
const AT_ONCE = 8
/** Addresses that nobody has made are asked for once in a while, however often they come. */
const MISSING_MS = 30_000
const MOST_MISSING = 10_000

/**
 * Puts the scripts and styles of this build where every process of the shop finds them, and takes away what no build has had for a
 * week. Done before a process is ready: a page that it makes may load its scripts from a process of another build.
 *
 * @param built folder of the build, with `assets` in it
 * @see docs/operations.md "Processes are replaced"
 */
export async function shareAssets(
  shared: Files,
  { built, present, now }: { built: string; present: Iterable<string>; now: number },
): Promise<void> {
  const addresses = [...present].filter((address) => ASSET.test(address))
  const known = manifestOf(new TextDecoder().decode((await shared.read(MANIFEST)) ?? undefined))
  const { manifest, gone } = nextManifest(known, addresses, now)
  const there = new Set([...(await shared.keys('assets')), ...(await shared.keys('sums'))])

  const missing = addresses.filter((address) => !there.has(keyOf(address)) || !there.has(sumKeyOf(address)))
  for (let start = 0; start < missing.length; start += AT_ONCE)
    await Promise.all(
      missing.slice(start, start + AT_ONCE).map(async (address) => {
        const bytes = new Uint8Array(await readFile(join(built, address)))
        await shared.write(
          keyOf(address),
          bytes,
          servedFile(bytes, address)?.type ?? 'application/octet-stream',
        )
        await shared.write(sumKeyOf(address), new TextEncoder().encode(sumOf(bytes)), 'text/plain')
      }),
    )
  for (const address of gone) {
    await shared.remove(keyOf(address))
    await shared.remove(sumKeyOf(address))
  }
  await shared.write(MANIFEST, new TextEncoder().encode(JSON.stringify(manifest)), 'application/json')
}

/**
 * Finds a file that another process of the shop has put there. Browsers keep it for a year, so that half a file, or the page
 * of a proxy in its place, is none.
 */
export function assetsOfOthers(shared: Files | null): (address: string) => Promise<StaticFile | undefined> {
  const missing = new LRUCache<string, true>({ max: MOST_MISSING, ttl: MISSING_MS })

  return async (address) => {
    if (shared === null || !ASSET.test(address) || missing.has(address)) return undefined
    // A store that is away costs an old page a reload, as without one.
    const bytes = await wholeAsset(shared, address).catch(() => null)
    if (bytes !== null) return servedFile(bytes, address)
    missing.set(address, true)
    return undefined
  }
}

async function wholeAsset(shared: Files, address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await shared.read(keyOf(address))
  if (bytes === null) return null
  const sum = await shared.read(sumKeyOf(address))
  // A release before this one wrote no sums.
  return sum === null || new TextDecoder().decode(sum) === sumOf(bytes) ? bytes : null
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function sumKeyOf(address: string): string {
  return `sums/${assetName(address)}`
}

function keyOf(address: string): string {
  return `assets/${assetName(address)}`
}
