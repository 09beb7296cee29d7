import { hasRight, type Right, type Role } from '@shop/domain/staff/rights'

/** Who runs a command. */
export type Actor =
  | { kind: 'staff'; id: string; email: string; name: string; roles: readonly Role[] }
  /** Somebody at the command line of the shop's own machine, who could change the database as well. */
  | { kind: 'operator'; name: string }

/** Whether somebody may run what needs a right. */
export function mayRun(actor: Actor, right: Right): boolean {
  return actor.kind === 'operator' || hasRight(actor.roles, right)
}
