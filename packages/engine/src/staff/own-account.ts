import type { Right } from '@shop/domain/staff/rights'
import type { CommandContext } from '../command/bind-commands.ts'
import { CommandRefusal } from '../command/command-refusal.ts'
import { isPassword } from '../session/password-hash.ts'
import type { StaffLimits } from './staff-limits.ts'
import { type Staff, staffById } from './staff-store.ts'

/** What commands about the own account and about staff use besides. */
export type StaffContext = CommandContext & {
  /** The session that asks; null at the command line. */
  sessionId: string | null
  /** Whether the session sets up a second factor and does nothing else before. */
  mustSetFactor: boolean
  limits: StaffLimits
  /** The shop's secret, under which second factors are kept. */
  secret: string
  /** Where the office is reached, and a value that it has made for this request alone; null for who is not the office. */
  office: { origin: string; random: string } | null
  /** The right that a command needs, also of another package; null for one that is no more. */
  rightOf: (command: string) => Right | null
}

/** @throws CommandRefusal for an operator at the command line, who has no account of the office */
export async function ownRow({ sql, actor }: CommandContext): Promise<Staff> {
  const person = actor.kind === 'staff' ? await staffById(sql, actor.id) : null
  if (person === null)
    throw new CommandRefusal('An operator at the command line has no account of the office.')
  return person
}

/**
 * A session that was left open is no way to guess its password. Its tries are counted apart from those of a sign-in, of
 * which strangers use up as many as they like.
 */
export async function isOwnPassword(
  person: Staff,
  password: string,
  { limits, now }: StaffContext,
): Promise<boolean> {
  await limits.own.use([person.id], now)
  return isPassword(password, person.passwordHash)
}
