import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** A page that was opened before a release goes on working for so long. */
const KEPT_MS = 7 * 86_400_000
const COMPRESSED = ['', '.br', '.gz']
/** Names as a build gives them; none begins with a dot, so none leads out of the folder. */
export const ASSET = /^\/assets(?:\/[\w-][\w.-]*)+$/

/** When a file left the shop: null while the present build has it. Times in ms since 1970. */
export type KeptManifest = Record<string, { leftAt: number | null }>

const ManifestSchema = v.record(v.string(), v.object({ leftAt: v.nullable(v.number()) }))

/**
 * What a release makes of the files of earlier builds: its own are present, files that it no longer has begin their
 * last week, and are deleted at its end.
 */
export function nextManifest(
  known: KeptManifest,
  present: Iterable<string>,
  now: number,
): { manifest: KeptManifest; gone: string[] } {
  const manifest: KeptManifest = {}
  const gone: string[] = []
  for (const [address, { leftAt }] of Object.entries(known)) {
    if (leftAt !== null && now - leftAt >= KEPT_MS) gone.push(address)
    else manifest[address] = { leftAt: leftAt ?? now }
  }
  for (const address of present) manifest[address] = { leftAt: null }
  return { manifest, gone: gone.filter((address) => !(address in manifest)) }
}

export type KeptAssets = {
  /** The path of a file that an earlier build had, or null. */
  pathOf: (address: string) => string | null
}

/**
 * Keeps the scripts and styles of every build that this shop has been started with, each until a week after the release
 * that did without it, and finds them again. `kept.json` in the folder says what is there and since when it is old.
 *
 * The folder belongs to the shop's data, not to the build: a build begins with an empty folder, and a new container with
 * a new build. A manifest that cannot be read counts as none; its files are then overwritten or left.
 *
 * @param built folder of the present build, with `assets` in it
 * @see spec §8 "A chunk-load failure"
 */
export function keepAssets(
  folder: string,
  built: string,
  present: Iterable<string>,
  now: number,
): KeptAssets {
  mkdirSync(folder, { recursive: true })
  const manifestPath = join(folder, 'kept.json')
  const addresses = [...present].filter((address) => ASSET.test(address))
  const { manifest, gone } = nextManifest(readManifest(manifestPath), addresses, now)

  for (const address of addresses) keep(join(built, address), join(folder, assetName(address)))
  for (const address of gone)
    for (const suffix of COMPRESSED) rmSync(join(folder, assetName(address) + suffix), { force: true })
  putInPlace(manifestPath, (path) => writeFileSync(path, JSON.stringify(manifest)))

  const old = new Set(Object.keys(manifest).filter((address) => manifest[address]?.leftAt !== null))
  return {
    pathOf: (address) => {
      const path = join(folder, assetName(address))
      return old.has(address) && existsSync(path) ? path : null
    },
  }
}

/** All files are in one folder: `/assets/chunks/a.js` is `chunks~a.js`. */
export function assetName(address: string): string {
  return address.slice('/assets/'.length).replaceAll('/', '~')
}

/** A file's name holds its content's hash: what is there already is the same. */
function keep(from: string, to: string): void {
  if (existsSync(to)) return
  for (const suffix of COMPRESSED.toReversed()) {
    if (!existsSync(from + suffix)) continue
    putInPlace(to + suffix, (path) => copyFileSync(from + suffix, path))
  }
}

/** Atomic. In containers that share the folder every process has the id 1, so the name is random. */
function putInPlace(path: string, write: (path: string) => void): void {
  const unfinished = `${path}.${randomUUID()}`
  try {
    write(unfinished)
    renameSync(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function readManifest(path: string): KeptManifest {
  try {
    return manifestOf(readFileSync(path, 'utf8'))
  } catch {
    return {} // the first start: nothing old is known
  }
}

/** What a manifest says of assets; one that is missing or was cut off knows nothing. */
export function manifestOf(text: string): KeptManifest {
  try {
    const parsed = v.safeParse(ManifestSchema, JSON.parse(text))
    return parsed.success ? onlyAssets(parsed.output) : {}
  } catch {
    return {}
  }
}

function onlyAssets(manifest: KeptManifest): KeptManifest {
  return Object.fromEntries(Object.entries(manifest).filter(([address]) => ASSET.test(address)))
}
