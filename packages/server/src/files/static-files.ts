import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { contentTag } from '../http/content-tag.ts'
import type { Encoding } from '../http/encoding.ts'

export type StaticFile = {
  type: string
  etag: string
  isImmutable: boolean
  /** As on the disk; a file that is there compressed is not kept in memory a third time, see `bodyOf`. */
  bodies: Map<Encoding, Uint8Array<ArrayBuffer>>
}

/** The bytes of a file in an encoding; null when it is missing. The plain ones are rarely requested. */
export function bodyOf({ bodies }: StaticFile, encoding: Encoding): Uint8Array<ArrayBuffer> | null {
  const gzip = bodies.get('gzip')
  if (encoding === 'identity' && gzip) return new Uint8Array(gunzipSync(gzip))
  return bodies.get(encoding) ?? null
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Reads what the build has made for the browser, by address, with its compressed forms beside it.
 *
 * Only what was there at start is served, so no address can lead out of the folder.
 *
 * @see docs/adr/0042-where-no-library-serves.md
 */
export function staticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const path of filesBelow(folder)) {
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const file = staticFile(path, address)
    if (file) files.set(address, file)
  }
  return files
}

/** The addresses of a build. */
export function staticAddresses(folder: string): string[] {
  return filesBelow(folder).map((path) => `/${relative(folder, path).split(sep).join('/')}`)
}

/** One file as it is served at an address; undefined for a kind that no browser asks for. */
export function staticFile(path: string, address: string): StaticFile | undefined {
  const type = TYPES[extname(path)]
  if (type === undefined) return undefined
  const identity = bytesOf(path)
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>([['identity', identity]])
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const compressed = optionalBytesOf(path + suffix)
    if (compressed) bodies.set(encoding, compressed)
  }
  if (bodies.has('gzip')) bodies.delete('identity')
  return { type, etag: contentTag(identity), isImmutable: address.startsWith('/assets/'), bodies }
}

/** Bytes as they are served at an address; undefined for a kind that no browser asks for. */
export function servedFile(bytes: Uint8Array<ArrayBuffer>, address: string): StaticFile | undefined {
  const type = TYPES[extname(address)]
  if (type === undefined) return undefined
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>([['identity', bytes]])
  return { type, etag: contentTag(bytes), isImmutable: address.startsWith('/assets/'), bodies }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !/\.(?:br|gz)$/.test(file))
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(file))
}

function optionalBytesOf(file: string): Uint8Array<ArrayBuffer> | null {
  try {
    return bytesOf(file)
  } catch {
    return null // files that do not shrink have no compressed form
  }
}
