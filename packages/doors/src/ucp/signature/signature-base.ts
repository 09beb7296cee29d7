import { createHash } from 'node:crypto'

/** What a signature covers: components by their names, lower case, with their values; an unknown one has none. */
export type Components = (name: string) => string | null

/** The input of a signature as it came: what it covers, and all of it word for word. */
export type SignatureInput = { label: string; names: readonly string[]; keyId: string; params: string }

const INPUT =
  /^\s*([a-z*][a-z0-9_.*-]*)=(\(((?:"[^"\\]+"(?: "[^"\\]+")*)?)\)((?:;[a-z]+=(?:\d+|"[^"\\]*"))*))\s*$/

/**
 * Reads a `Signature-Input` with one signature. Components with parameters of their own are not read: the protocol has
 * none. Null for anything else.
 *
 * @see RFC 9421, section 4.1
 */
export function signatureInput(header: string): SignatureInput | null {
  const [, label, params, list, rest] = INPUT.exec(header) ?? []
  const [, keyId] = /;keyid="([^"]+)"/.exec(rest ?? '') ?? []
  if (label === undefined || params === undefined || list === undefined || keyId === undefined) return null
  const names = list === '' ? [] : list.split(' ').map((name) => name.slice(1, -1))
  return new Set(names).size === names.length ? { label, names, keyId, params } : null
}

/**
 * What is signed; null where a component is not there.
 *
 * @see RFC 9421, section 2.5
 */
export function signatureBase(names: readonly string[], params: string, of: Components): string | null {
  const lines: string[] = []
  for (const name of names) {
    const value = of(name)
    if (value === null) return null
    lines.push(`"${name}": ${value}`)
  }
  return [...lines, `"@signature-params": ${params}`].join('\n')
}

/** The bytes of one member of a dictionary, `sig1=:…:`; null where it is not there. */
export function bytesOfMember(header: string, label: string): Buffer | null {
  const members = header.split(',').map((member) => member.trim())
  const found = members.find((member) => member.startsWith(`${label}=:`) && member.endsWith(':'))
  return found === undefined ? null : Buffer.from(found.slice(label.length + 2, -1), 'base64')
}

/** A digest of a body, as a header says it; @see RFC 9530 */
export function contentDigest(body: Uint8Array): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
}
