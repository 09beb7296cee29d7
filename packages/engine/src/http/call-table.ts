import type { Call, Method } from '@shop/api-client/contract/define-call'
import { METHOD_NAME_ALL } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'

/** What an address means: a call with its path parts, another method of the same path, or nothing. */
export type CallMatch =
  | { type: 'found'; call: Call; parts: Record<string, string> }
  | { type: 'otherMethod'; allowed: Method[] }
  | { type: 'unknown' }

/** Finds the call behind a method and a path. */
export type CallTable = (method: string, path: string) => CallMatch

/**
 * Builds the table of all addresses on Hono's router. Paths without parts win over paths with parts, so that
 * `/api/user/auth/logout/` is never taken for `/api/user/auth/{mode}/`.
 *
 * The router knows paths alone, and a path its calls: one that is asked with a method it does not have is refused with
 * those it has, and never taken for another path.
 */
export function callTable(calls: readonly Call[]): CallTable {
  // As Hono itself does: the trie takes over where one regular expression cannot tell the paths apart.
  const router = new SmartRouter<readonly Call[]>({ routers: [new RegExpRouter(), new TrieRouter()] })
  const paths = Map.groupBy(calls, ({ path }) => path)
  for (const [path, samePath] of [...paths].sort(([a], [b]) => partCount(a) - partCount(b)))
    router.add(METHOD_NAME_ALL, path.replaceAll(PART, ':$1'), samePath)

  return (method, path) => {
    const [[best], values] = router.match(METHOD_NAME_ALL, path)
    const parts = best && decodedParts(best[1], values)
    if (!best || !parts) return { type: 'unknown' }

    const [samePath] = best
    const call = samePath.find((one) => one.method === method)
    if (call) return { type: 'found', call, parts }
    return { type: 'otherMethod', allowed: samePath.map((one) => one.method) }
  }
}

const PART = /\{(\w+)\}/g

function partCount(path: string): number {
  return path.match(PART)?.length ?? 0
}

/** Names and values of a path's parts; null where one cannot be decoded. The router gives values, or where they stand. */
function decodedParts(
  parts: Record<string, string | number>,
  values: readonly string[] = [],
): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [
        name,
        decodeURIComponent(typeof value === 'number' ? (values[value] ?? '') : value),
      ]),
    )
  } catch {
    return null
  }
}
