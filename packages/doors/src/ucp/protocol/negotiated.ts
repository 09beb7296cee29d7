import { parentsOf, UCP_VERSION } from './capabilities.ts'

/** As much of an agent's profile as a negotiation reads: versions of each capability by its name. */
export type OfferedCapabilities = Readonly<Record<string, readonly { version: string }[]>>

/**
 * The capabilities that both sides have in a common version. An extension none of whose parents is left drops out, and
 * what extended it with it.
 *
 * @param declared the capabilities of the shop
 * @see https://ucp.dev/2026-04-08/specification/overview, "Intersection Algorithm"
 */
export function negotiated(offered: OfferedCapabilities, declared: readonly string[]): ReadonlySet<string> {
  const common = declared.filter((name) => offered[name]?.some(({ version }) => version === UCP_VERSION))
  return withoutOrphans(new Set(common))
}

function withoutOrphans(active: ReadonlySet<string>): ReadonlySet<string> {
  const left = [...active].filter((name) => {
    const parents = parentsOf(name)
    return parents.length === 0 || parents.some((parent) => active.has(parent))
  })
  return left.length === active.size ? active : withoutOrphans(new Set(left))
}

/** Those of the active capabilities that an answer of one operation is about: its own, and what extends it. */
export function activeFor(
  operation: string,
  active: ReadonlySet<string>,
): Record<string, { version: string }[]> {
  const about = [...active].filter((name) => name === operation || parentsOf(name).includes(operation))
  return Object.fromEntries(about.map((name) => [name, [{ version: UCP_VERSION }]]))
}
