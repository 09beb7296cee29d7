import { isProblem } from '@shop/api-client/contract/problem'
import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import type { OfficeReply, OfficeRequest } from '@shop/api-client/office/office-door'
import { isRole, type Right } from '@shop/domain/staff/rights'
import type { CommandContext } from '@shop/engine/command/bind-commands'
import { runCommand } from '@shop/engine/command/run-command'
import type { Database } from '@shop/engine/db/database'
import { passwordHash } from '@shop/engine/session/password-hash'
import { attemptsIn } from '@shop/engine/session/shared-rate-limit'
import { linkStaffWithCompany } from '@shop/engine/staff/link-company'
import { signInStaff } from '@shop/engine/staff/sign-in-staff'
import { signInStaffWithCompany } from '@shop/engine/staff/sign-in-with-company'
import { signInStaffWithPasskey, startStaffPasskey } from '@shop/engine/staff/sign-in-with-passkey'
import { staffActor } from '@shop/engine/staff/staff-actor'
import { type StaffLimits, staffLimits } from '@shop/engine/staff/staff-limits'
import { closeStaffSession, staffOfToken } from '@shop/engine/staff/staff-session'
import { insertStaff, staffByEmail } from '@shop/engine/staff/staff-store'
import { type OfficeContext, type OfficeDesk, officeCommand } from './office-commands.ts'

export type OfficeBehind = {
  database: Database
  desk: OfficeDesk
  now: () => Date
  /** Keys the digests under which attempts are counted, and seals second factors. */
  secret: string
  /** Whether invented staff may be made: only in a shop that runs to be looked at. */
  allowsDemoStaff: boolean
  /** Whether those who move money or see people sign in with a second factor. */
  needsSecondFactor: boolean
}

export type Office = (request: OfficeRequest) => Promise<OfficeReply>

/** Commands that somebody with a one-time password may use, to replace it. */
const BEFORE_THE_FIRST_CHANGE: readonly string[] = ['whoAmI', 'changeOwnPassword']
/** Commands that set up a second factor, a passkey included. */
const BEFORE_THE_FACTOR: readonly string[] = [
  ...BEFORE_THE_FIRST_CHANGE,
  'setSecondFactor',
  'startOwnPasskey',
  'addOwnPasskey',
]

/**
 * One shop, as the office sees it: signs staff in, and runs their commands. Whoever reaches it is asked for a session all
 * the same.
 *
 * @see docs/adr/0049-the-office-and-its-door.md
 */
export function openOffice(behind: OfficeBehind): Office {
  const { database, now, secret } = behind
  const limits = staffLimits({ attempts: attemptsIn(database), secret })
  return async (request) => {
    switch (request.act) {
      case 'signIn':
        return signInStaff(
          { database, limits, secret, needsFactor: behind.needsSecondFactor },
          {
            ...request,
            companyOnly: request.companyOnly ?? false,
            device: request.device ?? null,
            now: now(),
          },
        )
      case 'startPasskeySignIn':
        return startStaffPasskey({ database, limits }, { ...request, now: now() })
      case 'signInWithPasskey':
        return signInStaffWithPasskey(
          { database, limits },
          {
            ...request,
            companyOnly: request.companyOnly ?? false,
            device: request.device ?? null,
            now: now(),
          },
        )
      case 'signInWithCompany':
        return signInStaffWithCompany({ database, limits }, { ...request, now: now() })
      case 'linkCompany':
        return linkStaffWithCompany({ database, limits }, { ...request, now: now() })
      case 'signOut':
        await closeStaffSession(database, request.token)
        return { type: 'signedOut' }
      case 'demoStaff':
        return demoStaff(behind, request.staff)
      case 'run':
        return ran(behind, limits, request)
    }
  }
}

type RunRequest = Extract<OfficeRequest, { act: 'run' }>

async function ran(
  { database, desk, now, secret, needsSecondFactor }: OfficeBehind,
  limits: StaffLimits,
  {
    token,
    command,
    input,
    mode,
    seen,
    undoes = null,
    isBackground: isMarked = false,
    office = null,
  }: RunRequest,
): Promise<OfficeReply> {
  const at = now()
  const handler = officeCommand(command)
  // A mark is the browser's word: what changes something is somebody's act, whatever is said of it.
  const isBackground = isMarked && handler?.command.changes === null
  const session = await staffOfToken(database, token, { now: at, isBackground })
  if (session === null) return { type: 'signedOut' }
  const { person, sessionId, lacksFactor } = session
  const mustSetFactor = needsSecondFactor && lacksFactor
  // It was set up elsewhere meanwhile: whoever has it signs in with it.
  if (mustSetFactor && person.factorSecret !== null) return { type: 'signedOut' }
  if (person.mustChangePassword && !BEFORE_THE_FIRST_CHANGE.includes(command))
    return { type: 'mustChangePassword' }
  if (mustSetFactor && !BEFORE_THE_FACTOR.includes(command)) return { type: 'mustSetFactor' }
  if (handler === null) return { type: 'unknownCommand' }
  const contextOf = (context: CommandContext): OfficeContext => ({
    ...context,
    ...desk,
    database,
    sessionId,
    mustSetFactor,
    limits,
    secret,
    office,
    rightOf,
  })
  try {
    const run = { database, actor: staffActor(person), now: at, mode, seen, undoes, isBackground, contextOf }
    return {
      type: 'outcome',
      outcome: await runCommand(handler, input, { ...run, handlerOf: officeCommand }),
    }
  } catch (error) {
    if (isProblem(error) && error.status === 429)
      return {
        type: 'tooManyAttempts',
        seconds: Number(error.document.errors[0]?.params.retryAfterSeconds ?? 60),
      }
    throw error
  }
}

/** Runs a command for an operator of this machine. */
export function runForOperator(
  { database, desk }: Pick<OfficeBehind, 'database' | 'desk'>,
  { by, command, input, now }: { by: string; command: string; input: unknown; now: Date },
): Promise<CommandOutcome> {
  const handler = officeCommand(command)
  if (handler === null) throw new Error(`There is no command ${command}.`)
  const limits = staffLimits({ attempts: attemptsIn(database), secret: command })
  const contextOf = (context: CommandContext): OfficeContext => ({
    ...context,
    ...desk,
    database,
    sessionId: null,
    mustSetFactor: false,
    limits,
    // An operator has no account whose factor could be kept.
    secret: '',
    office: null,
    rightOf,
  })
  const actor = { kind: 'operator', name: by } as const
  return runCommand(handler, input, {
    database,
    actor,
    now,
    mode: 'run',
    seen: null,
    handlerOf: officeCommand,
    contextOf,
  })
}

/** The right that a command needs, by which an entry of the log is shown or not. */
function rightOf(command: string): Right | null {
  return officeCommand(command)?.command.right ?? null
}

type DemoRequest = Extract<OfficeRequest, { act: 'demoStaff' }>['staff']

/** Whose one-time password is still the one that was handed in; nobody else is touched. */
async function demoStaff(
  { database, now, allowsDemoStaff }: OfficeBehind,
  staff: DemoRequest,
): Promise<OfficeReply> {
  const waiting: string[] = []
  for (const { email, name, roles, oneTimePassword } of allowsDemoStaff ? staff : []) {
    const known = await staffByEmail(database.sql, email)
    if (known === null)
      await insertStaff(database.sql, {
        email,
        name,
        roles: roles.filter(isRole),
        passwordHash: await passwordHash(oneTimePassword),
        oneTimeEndsAt: new Date(now().getTime() + DEMO_MILLISECONDS),
        now: now(),
      })
    if (known === null || known.mustChangePassword) waiting.push(email)
  }
  return { type: 'demoStaff', waiting }
}

const DEMO_MILLISECONDS = 365 * 24 * 60 * 60 * 1000
