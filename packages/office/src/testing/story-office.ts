import type { Change, CommandOutcome, Effect, InputProblem } from '@shop/api-client/office/command-outcome'
import type { Command, CommandAnswer } from '@shop/api-client/office/define-command'
import type { CodedRefusal } from '@shop/api-client/office/refusal'
import { RIGHTS, type Right } from '@shop/domain/staff/rights'
import type { Reply, Session } from '../client/api.ts'

/** What a shop says to a command; `never` stays on its way, `offline` does not get there. */
type StoryReply = Reply | 'never' | 'offline'
export type StoryAnswer = { command: string; reply: StoryReply }

/** The office around a story: where in it the story stands, who looks at it, and what the shop answers. */
export type StoryOffice = {
  /** As in `app/router.tsx`; `/$shop` where nothing is said. */
  route?: string
  address?: string
  /** Who is signed in where; `sampleSession` where nothing is said. */
  session?: Session
  /** The story stands before the desk, as the page of the sign-in does. */
  isBeforeDesk?: boolean
  /** All of them where nothing is said. */
  rights?: readonly Right[]
  /** Through whom staff sign in; nobody where nothing is said. */
  company?: Session['company']
  /** A command that is asked again takes its next answer, and keeps its last; one that has none is unknown to the shop. */
  answers?: readonly StoryAnswer[]
}

/** Parameters of a story that stands in an office. */
export const inOffice = (office: StoryOffice): { office: StoryOffice } => ({ office })

/** A command that was done, with its answer. */
export function done<C extends Command>(command: C, answer: CommandAnswer<C>): StoryAnswer {
  return ended(command, { type: 'done', answer, effects: [] })
}

/** What a command says that it would do. */
export function previewed(command: Command, effects: Effect[]): StoryAnswer {
  return ended(command, { type: 'preview', effects })
}

/** A command that somebody else was quicker with. */
export function conflict(command: Command, changes: Change[]): StoryAnswer {
  return ended(command, { type: 'conflict', changes })
}

/** A command that a thing does not allow, for a reason with words of its own. */
export function refused(command: Command, coded: CodedRefusal): StoryAnswer {
  return ended(command, { type: 'refused', reason: coded.code, coded })
}

/** A command whose input is wrong at these fields. */
export function invalid(command: Command, problems: InputProblem[]): StoryAnswer {
  return ended(command, { type: 'invalid', problems })
}

/** A command that the role does not allow. */
export function forbidden(command: Command): StoryAnswer {
  return ended(command, { type: 'forbidden', right: command.right })
}

/** What the door of the sign-in says. */
export const atSignIn = (reply: StoryReply): StoryAnswer => ({ command: 'sign-in', reply })

/** A command whose answer stays on its way. */
export const pending = ({ name }: Command): StoryAnswer => ({ command: name, reply: 'never' })

/** A command that does not reach the office. */
export const offline = ({ name }: Command): StoryAnswer => ({ command: name, reply: 'offline' })

/** A command that broke in the shop. */
export const broken = ({ name }: Command): StoryAnswer => ({ command: name, reply: { type: 'broken' } })

function ended({ name }: Command, outcome: CommandOutcome): StoryAnswer {
  return { command: name, reply: { type: 'outcome', outcome } }
}

/** Somebody who is signed in to a shop of two languages. */
export function sampleSession({ rights = RIGHTS, company = null }: StoryOffice = {}): Session {
  const me = {
    email: 'anna.weber@example.com',
    name: 'Anna Weber',
    roles: ['owner' as const],
    rights: [...rights],
    hasSecondFactor: true,
    mustChangePassword: false,
    mustSetFactor: false,
    companies: [],
  }
  const shop = {
    id: 'sample',
    name: 'Sample shop',
    origin: 'https://shop.example',
    locales: ['de-de', 'fr-ch'],
  }
  return { token: 'sample', company, shops: [{ ...shop, me }] }
}
