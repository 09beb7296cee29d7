import { hasRight, type Right, type Role } from '@shop/domain/staff/rights'

/** Who runs a command. */
export type Actor =
  | { kind: 'staff'; id: string; email: string; name: string; roles: readonly Role[] }
  /** Somebody at the command line of the shop's own machine, who could change the database as well. */
  | { kind: 'operator'; name: string }
  /** Another system, which has what the scopes of its token say. */
  | { kind: 'token'; id: string; name: string; rights: readonly Right[] }

/** Whether somebody may run what needs a right. */
export function mayRun(actor: Actor, right: Right): boolean {
  if (actor.kind === 'token') return actor.rights.includes(right)
  return actor.kind === 'operator' || hasRight(actor.roles, right)
}
