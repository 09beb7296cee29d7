import { addStaff, blockStaff, listStaff, resetStaff } from '@shop/api-client/office/account-commands'
import { ROLES } from '@shop/domain/staff/rights'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

/** Who works in the office. The first owner of a shop is made here. @see docs/office.md */
export const staffCommand: Command = {
  usage: `  staff list                                 who works in the office, with roles and state
  staff add <e-mail> --name "Mia Kern" --role <role>[,<role>]
                                             lets somebody in: prints a one-time password, which is replaced at the
                                             first sign-in; <role> is one of ${ROLES.join(', ')}
  staff block <e-mail> | unblock <e-mail>    signs somebody out everywhere and lets them in no more, or in again
  staff reset <e-mail>                       a new one-time password; second factor and passkeys are gone`,

  async run(database, [action = '', ...words], now, desk = NO_DESK) {
    const read = commandWords(words, ['name', 'role', 'by'])
    if (read === null) return notUnderstood()
    const [email, ...rest] = read.positionals
    const { name, role, by = 'operator' } = read.options
    const behind = { database, desk, by, now }
    if (action === 'list' && email === undefined) return listMembers(behind)
    if (email === undefined || rest.length > 0) return notUnderstood()
    if (action === 'add' && name !== undefined && role !== undefined)
      return oneTime(behind, addStaff, { email, name, roles: role.split(',') })
    if (action === 'reset') return oneTime(behind, resetStaff, { email })
    if (action === 'block' || action === 'unblock') return blockMember(behind, email, action === 'block')
    return notUnderstood()
  },
}

type Behind = { database: Database; desk: Desk; by: string; now: Date }

async function listMembers(behind: Behind): Promise<CommandResult> {
  const answer = await ran(behind, listStaff, {})
  if (answer.type === 'no') return answer.result
  const { staff } = answer.answer
  if (staff.length === 0)
    return { lines: ['Nobody works in the office yet: make the first owner with "staff add".'], exitCode: 0 }
  const lines = staff.map(({ email, name, roles, state, hasSecondFactor, lastSignIn }) =>
    [
      email.padEnd(30),
      name.padEnd(20),
      roles.join(',').padEnd(18),
      state === 'blocked' ? 'BLOCKED' : hasSecondFactor ? 'second factor' : 'password only',
      lastSignIn === null ? 'never signed in' : `last signed in ${lastSignIn.slice(0, 10)}`,
    ].join('  '),
  )
  return { lines, exitCode: 0 }
}

async function oneTime(
  behind: Behind,
  command: typeof addStaff | typeof resetStaff,
  input: unknown,
): Promise<CommandResult> {
  const answer = await ran(behind, command, input)
  if (answer.type === 'no') return answer.result
  const { email, oneTimePassword } = answer.answer
  return {
    lines: [
      `${email}: one-time password ${oneTimePassword}`,
      '  It is shown once, ends after 7 days, and is replaced at the first sign-in.',
    ],
    exitCode: 0,
  }
}

async function blockMember(behind: Behind, email: string, isBlocked: boolean): Promise<CommandResult> {
  const answer = await ran(behind, blockStaff, { email, isBlocked })
  if (answer.type === 'no') return answer.result
  return {
    lines: [
      `${answer.answer.email}: ${isBlocked ? 'blocked, and signed out everywhere' : 'may sign in again'}`,
    ],
    exitCode: 0,
  }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${staffCommand.usage}`], exitCode: 2 }
}
