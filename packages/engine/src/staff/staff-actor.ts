import type { Actor } from '../command/actor.ts'
import type { Staff } from './staff-store.ts'

/** Somebody who works here, as who runs a command and stands in the log. */
export function staffActor({ id, email, name, roles }: Staff): Extract<Actor, { kind: 'staff' }> {
  return { kind: 'staff', id, email, name, roles }
}

/** How the log names somebody who works here. */
export function objectOf(email: string): string {
  return `staff:${email}`
}
