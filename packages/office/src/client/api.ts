import { PasskeyRequestSchema } from '@shop/api-client/contract/entities/passkey'
import { whoAmI } from '@shop/api-client/office/account-commands'
import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import type { Command, CommandAnswer, CommandInput } from '@shop/api-client/office/define-command'
import { OfficeReply } from '@shop/api-client/office/office-door'
import * as v from 'valibot'
import { i18n } from './language.ts'
import { watchedPresence } from './presence.ts'

const Reply = v.union([
  OfficeReply,
  v.object({ type: v.picklist(['away', 'foreign']) }),
  v.object({ type: v.literal('signedIn') }),
  v.object({ type: v.literal('companyAsked'), to: v.pipe(v.string(), v.url()) }),
  v.object({ type: v.literal('companyAway') }),
  v.object({ type: v.literal('passkeyAsked'), request: PasskeyRequestSchema }),
])
export type Reply = v.InferOutput<typeof Reply>

const Session = v.object({
  token: v.string(),
  /** Through whom staff sign in, and whether owners alone have another way. */
  company: v.nullable(v.object({ issuer: v.string(), name: v.string(), isOnly: v.boolean() })),
  shops: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      origin: v.string(),
      locales: v.array(v.string()),
      me: v.nullable(whoAmI.answer),
    }),
  ),
})
export type Session = v.InferOutput<typeof Session>
export type SessionShop = Session['shops'][number]

/** Whatever kept a command from being done that is not its own outcome: signed out, away, too many attempts. */
export class OfficeProblem extends Error {
  override readonly name = 'OfficeProblem'
  readonly reply: Reply | null
  constructor(reply: Reply | null) {
    super(reply?.type ?? 'offline')
    this.reply = reply
  }
}

let writeToken = ''
// Rules that word what went wrong are tested without a page.
const presence = watchedPresence(typeof window === 'undefined' ? new EventTarget() : window, () => Date.now())

/** Who is signed in, in which shops. Later writes carry the token that this brings. */
export async function loadSession(): Promise<Session> {
  const session = v.parse(Session, await post('/api/session', {}))
  writeToken = session.token
  return session
}

export async function signIn(input: {
  email: string
  password: string
  code: string | null
}): Promise<Reply> {
  return v.parse(Reply, await post('/api/sign-in', input))
}

/** Signs in with whichever passkey of the office is chosen. @throws Problem where the browser has none to offer */
export async function signInWithPasskey(signal: AbortSignal): Promise<Reply> {
  const attempt = { isAutofill: false, signal }
  const { passkeyAnswer, requireOffer } = await import('@shop/api-client/client/passkey-ceremony')
  await requireOffer(attempt)
  const asked = v.parse(Reply, await post('/api/passkey/start', {}))
  if (asked.type !== 'passkeyAsked') return asked
  const passkey = await passkeyAnswer(asked.request, attempt)
  return v.parse(Reply, await post('/api/passkey/sign-in', { passkey }))
}

/** Where the browser asks the company who somebody is; it comes back to `next`. */
export async function startCompanySignIn(next: string): Promise<Reply> {
  return v.parse(Reply, await post('/api/company/start', { next }))
}

/** Where the browser asks the company, to connect it with the own account; it comes back to `next`. */
export async function startLink(input: { next: string; password: string }): Promise<Reply> {
  return v.parse(Reply, await post('/api/company/link', input))
}

export async function signOut(): Promise<void> {
  await post('/api/sign-out', {})
}

export type RunOptions = { mode?: 'run' | 'preview'; seen?: number | null }

/** Runs a command in a shop; its outcome, whatever it is. @throws OfficeProblem where it did not get that far */
export async function run<C extends Command>(
  shop: string,
  command: C,
  input: CommandInput<C>,
  options: RunOptions = {},
): Promise<CommandOutcome> {
  return worded(outcomeOf(await post(`/api/shops/${shop}/${command.name}`, { input, ...options })))
}

/** Runs the step that takes an entry of the log back, as the log keeps it. @throws OfficeProblem where it did not get that far */
export async function runUndo(
  shop: string,
  { undoes, command, input, seen }: { undoes: number; command: string; input: unknown; seen: number | null },
  mode: 'run' | 'preview',
): Promise<CommandOutcome> {
  return worded(outcomeOf(await post(`/api/shops/${shop}/${command}`, { input, seen, undoes, mode })))
}

/** The answer of a command. @throws OfficeProblem */
export async function answer<C extends Command>(
  shop: string,
  command: C,
  input: CommandInput<C>,
  options: RunOptions = {},
): Promise<CommandAnswer<C>> {
  return answerIn(command, await run(shop, command, input, options))
}

/** Runs a command about the own account, in every shop at once. @throws OfficeProblem */
export async function runOnAccount<C extends Command>(
  command: C,
  input: CommandInput<C>,
): Promise<CommandAnswer<C>> {
  return answerIn(command, await worded(outcomeOf(await post(`/api/account/${command.name}`, { input }))))
}

/** An outcome whose problems of the input are said in the language of the office; its words come when they are needed. */
async function worded(outcome: CommandOutcome): Promise<CommandOutcome> {
  if (outcome.type !== 'invalid') return outcome
  const { inputProblemText } = await import('../words/input/input-problem-text.ts')
  const problems = outcome.problems.map((problem) => ({
    ...problem,
    message: inputProblemText(problem, i18n),
  }))
  return { ...outcome, problems }
}

function answerIn<C extends Command>(command: C, outcome: CommandOutcome): CommandAnswer<C> {
  if (outcome.type !== 'done') throw new OfficeProblem({ type: 'outcome', outcome })
  return v.parse(command.answer, outcome.answer)
}

function outcomeOf(body: unknown): CommandOutcome {
  const reply = v.parse(Reply, body)
  if (reply.type !== 'outcome') throw new OfficeProblem(reply)
  return reply.outcome
}

async function post(path: string, body: unknown): Promise<unknown> {
  const sent = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-office-token': writeToken,
      ...(presence.isAct() ? {} : { 'x-office-background': '1' }),
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new OfficeProblem(null)
  })
  return sent.json()
}
