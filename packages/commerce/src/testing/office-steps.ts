import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import type { Command, CommandAnswer, CommandInput } from '@shop/api-client/office/define-command'
import type { OfficeReply } from '@shop/api-client/office/office-door'
import type { Role } from '@shop/domain/staff/rights'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import * as v from 'valibot'
import { deskOf } from '../cli/base/desk.ts'
import { type Office, openOffice, runForOperator } from '../office/open-office.ts'
import type { TestEngine } from './test-engine.ts'

export const STAFF_PASSWORD = 'a tree in the garden'

/** The office of a test engine. */
export function anOffice({ engine, clock }: TestEngine, needsSecondFactor = false): Office {
  return openOffice({
    database: engine.database,
    desk: {
      ...deskOf(testBrand, embeddedReturnCarrier),
      catalogueOf: engine.desk.catalogueOf,
      webHooks: { secret: 'a secret for tests', allowsPrivate: false },
    },
    now: clock.now,
    secret: 'a secret for tests',
    allowsDemoStaff: true,
    needsSecondFactor,
  })
}

/** Somebody who works here and has replaced the one-time password; `run` and `preview` go through the real door. */
export async function aMember(behind: TestEngine, roles: readonly Role[], email?: string) {
  const office = anOffice(behind)
  const address = email ?? `${roles.join('-') || 'nobody'}@example.org`
  const first = await addMember(behind, roles, address)
  const fresh = await signedIn(office, address, first)
  await ask(office, fresh, 'changeOwnPassword', { current: first, next: STAFF_PASSWORD })
  const token = await signedIn(office, address, STAFF_PASSWORD)
  return {
    office,
    token,
    email: address,
    reply: (name: string, input: unknown, seen: number | null = null) =>
      ask(office, token, name, input, { seen }),
    async run<C extends Command>(command: C, input: CommandInput<C>, seen: number | null = null) {
      return outcomeOf(await ask(office, token, command.name, input, { seen }))
    },
    async preview<C extends Command>(command: C, input: CommandInput<C>, seen: number | null = null) {
      return outcomeOf(await ask(office, token, command.name, input, { seen, mode: 'preview' }))
    },
    async answer<C extends Command>(
      command: C,
      input: CommandInput<C>,
      seen: number | null = null,
    ): Promise<CommandAnswer<C>> {
      const outcome = outcomeOf(await ask(office, token, command.name, input, { seen }))
      if (outcome.type !== 'done') throw new Error(`${command.name}: ${JSON.stringify(outcome)}`)
      return v.parse(command.answer, outcome.answer)
    },
  }
}

export type Member = Awaited<ReturnType<typeof aMember>>

/** Adds somebody as an operator does; the one-time password. */
export async function addMember(
  { engine, clock }: TestEngine,
  roles: readonly Role[],
  email: string,
): Promise<string> {
  const outcome = await runForOperator(
    { database: engine.database, desk: deskOf(testBrand, embeddedReturnCarrier) },
    { by: 'operator', command: 'addStaff', input: { email, name: 'Mia Kern', roles }, now: clock.now() },
  )
  if (outcome.type !== 'done') throw new Error(JSON.stringify(outcome))
  return v.parse(v.object({ oneTimePassword: v.string() }), outcome.answer).oneTimePassword
}

export async function signedIn(office: Office, email: string, password: string): Promise<string> {
  const reply = await office({ act: 'signIn', email, password, code: null, address: null })
  if (reply.type !== 'signedIn') throw new Error(`${email}: ${reply.type}`)
  return reply.token
}

type AskOptions = { seen?: number | null; mode?: 'run' | 'preview'; undoes?: number | null }

export function ask(
  office: Office,
  token: string,
  command: string,
  input: unknown,
  { seen = null, mode = 'run', undoes = null }: AskOptions = {},
): Promise<OfficeReply> {
  return office({ act: 'run', token, command, input, mode, seen, undoes })
}

function outcomeOf(reply: OfficeReply): CommandOutcome {
  if (reply.type !== 'outcome') throw new Error(reply.type)
  return reply.outcome
}
