import type { Call, Method } from '@shop/api-client/contract/define-call'

/** What an address means: a call with its path parts, another method of the same path, or nothing. */
export type CallMatch =
  | { type: 'found'; call: Call; parts: Record<string, string> }
  | { type: 'otherMethod'; allowed: Method[] }
  | { type: 'unknown' }

/** Finds the call behind a method and a path. */
export type CallTable = (method: string, path: string) => CallMatch

type Row = { call: Call; segments: string[] }

/**
 * Builds the table of all addresses. Paths without parts win over paths with parts, so that
 * `/api/user/auth/logout/` is never taken for `/api/user/auth/{mode}/`.
 */
export function callTable(calls: readonly Call[]): CallTable {
  const rows: Row[] = calls
    .map((call) => ({ call, segments: call.path.split('/') }))
    .sort((a, b) => partCount(a) - partCount(b))

  return (method, path) => {
    const asked = path.split('/')
    const matches = rows.flatMap((row) => {
      const parts = matchedParts(row.segments, asked)
      return parts === null ? [] : [{ call: row.call, parts }]
    })
    const best = matches[0]
    if (best === undefined) return { type: 'unknown' }

    const samePath = matches.filter(({ call }) => call.path === best.call.path)
    const found = samePath.find(({ call }) => call.method === method)
    if (found) return { type: 'found', ...found }
    return { type: 'otherMethod', allowed: samePath.map(({ call }) => call.method) }
  }
}

function partCount({ segments }: Row): number {
  return segments.filter((segment) => segment.startsWith('{')).length
}

function matchedParts(pattern: string[], asked: string[]): Record<string, string> | null {
  if (pattern.length !== asked.length) return null

  const parts: [string, string][] = []
  for (const [index, segment] of pattern.entries()) {
    const value = asked[index] ?? ''
    if (!segment.startsWith('{')) {
      if (segment !== value) return null
      continue
    }
    const decoded = decodedPart(value)
    if (decoded === null || decoded === '') return null
    parts.push([segment.slice(1, -1), decoded])
  }
  return Object.fromEntries(parts)
}

function decodedPart(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
