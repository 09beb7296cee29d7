import { INBOX_KINDS, INBOX_OUTCOMES, INBOX_STATES } from '@shop/domain/inbox/inbox-item'
import { LOCALES } from '@shop/domain/market/markets'
import { ORDER_STATES } from '@shop/domain/order/order'
import { DECLINE_REASONS, QUESTION_STATES } from '@shop/domain/question/question'
import { ANSWER_LENGTH, QUESTION_LENGTH } from '@shop/domain/question/question-problems'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { INBOX_ENTRY_KINDS } from './inbox-entry.ts'
import { Note, OrderNumber, Positions } from './order-commands.ts'
import { KnownWithdrawalOutcome } from './withdrawal-outcome.ts'

const Minor = v.pipe(v.number(), v.safeInteger())
/** `N-4821-0937` of a message, `C-…` of a complaint, `W-…` of a withdrawal, `Q-…` of a question. */
const ItemNumber = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]-[A-Z0-9-]{1,28}$/))
const Text = (most: number, missing: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(most))

const Day = v.pipe(v.string(), v.isoDate('A day is written as 2026-11-30.'))

const Due = v.object({
  /** The last day, of the country's clock. */
  day: v.string(),
  /** The act that says so; null for what the shop has promised. */
  source: v.nullable(v.string()),
  isOverdue: v.boolean(),
})

export const InboxRow = v.object({
  number: v.string(),
  kind: v.picklist(INBOX_KINDS),
  state: v.picklist(INBOX_STATES),
  owner: v.nullable(v.object({ name: v.string(), isMe: v.boolean() })),
  receivedAt: v.string(),
  name: v.string(),
  email: v.string(),
  country: v.string(),
  /** The topic of a message, what is wrong with an article; empty for a withdrawal. */
  topic: v.string(),
  /** What a form of editors is called. */
  subject: v.string(),
  /** The first words. */
  excerpt: v.string(),
  orderNumber: v.string(),
  due: v.nullable(Due),
  outcome: v.nullable(v.picklist(INBOX_OUTCOMES)),
})
export type InboxRow = v.InferOutput<typeof InboxRow>

/** What waits for the desk, what is overdue first; or the last that is done. */
export const listInbox = defineCommand({
  name: 'listInbox',
  right: 'inbox.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({
    kind: v.optional(v.nullable(v.picklist(INBOX_KINDS)), null),
    /** Null for everything that is not done. */
    state: v.optional(v.nullable(v.picklist(INBOX_STATES)), null),
    isMine: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    items: v.array(InboxRow),
    counts: v.object({
      overdue: Minor,
      mine: Minor,
      kinds: v.array(v.object({ kind: v.picklist(INBOX_KINDS), count: Minor })),
    }),
    /** True where more waits than a list holds: these are the oldest. */
    isCut: v.boolean(),
  }),
})

export const INBOX_STEPS = [
  'assign',
  'answer',
  'settle',
  'publish',
  'edit',
  'decline',
  'wait',
  'note',
  'close',
  'reopen',
] as const
export type InboxStep = (typeof INBOX_STEPS)[number]

const ShownItem = v.object({
  ...InboxRow.entries,
  version: Minor,
  locale: v.picklist(LOCALES),
  /** Written down by somebody of the desk, after a call or a letter. */
  isByDesk: v.boolean(),
  message: v.string(),
  answers: v.array(v.object({ label: v.string(), value: v.string() })),
  complaint: v.nullable(
    v.object({
      kind: v.string(),
      remedy: v.string(),
      quantity: Minor,
      item: v.string(),
      articleNumber: v.string(),
      photos: Minor,
    }),
  ),
  /** What a rule or somebody has said about a withdrawal: in English, and as a code where there is one for it. */
  withdrawal: v.nullable(
    v.object({ outcome: v.nullable(v.string()), said: v.optional(KnownWithdrawalOutcome) }),
  ),
  /** A question on a product: what is public of it, or would be. */
  question: v.nullable(
    v.object({
      state: v.picklist(QUESTION_STATES),
      answer: v.nullable(v.string()),
      declinedFor: v.nullable(v.picklist(DECLINE_REASONS)),
      product: v.object({ id: Minor, name: v.string(), referenceKey: v.string() }),
    }),
  ),
  order: v.nullable(v.object({ number: v.string(), state: v.picklist(ORDER_STATES), placedAt: v.string() })),
  customer: v.nullable(v.object({ number: v.string(), name: v.string(), isGuest: v.boolean() })),
  entries: v.array(
    v.object({
      id: Minor,
      at: v.string(),
      by: v.string(),
      kind: v.picklist(INBOX_ENTRY_KINDS),
      text: v.nullable(v.string()),
      /** What the text of a withdrawal that was settled says. */
      outcome: v.optional(KnownWithdrawalOutcome),
    }),
  ),
  /** Who may take it. */
  owners: v.array(v.object({ email: v.string(), name: v.string() })),
  steps: v.array(v.picklist(INBOX_STEPS)),
})
export type ShownInboxItem = v.InferOutput<typeof ShownItem>

export const showInboxItem = defineCommand({
  name: 'showInboxItem',
  right: 'inbox.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ number: ItemNumber }),
  answer: v.object({ item: v.nullable(ShownItem) }),
})

/** The pictures of a complaint, JPEG without metadata. */
export const inboxPhotos = defineCommand({
  name: 'inboxPhotos',
  right: 'inbox.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ number: ItemNumber }),
  answer: v.object({ photos: v.array(v.string()) }),
})

const Done = v.object({ number: v.string() })

export const assignInboxItem = defineCommand({
  name: 'assignInboxItem',
  right: 'inbox.change',
  changes: 'Says who looks after it; with nobody it goes back to everybody.',
  isVersioned: true,
  input: v.strictObject({
    number: ItemNumber,
    /** Null for nobody. */
    owner: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  }),
  answer: Done,
  undoneBy: 'assignInboxItem',
})

export const noteInboxItem = defineCommand({
  name: 'noteInboxItem',
  right: 'inbox.change',
  changes: 'Keeps a remark with it; whoever wrote it does not see it.',
  input: v.strictObject({ number: ItemNumber, text: Text(2000, 'Write the note.') }),
  answer: Done,
})

export const waitInboxItem = defineCommand({
  name: 'waitInboxItem',
  right: 'inbox.change',
  changes: 'Says that somebody else is next: the shopper, a carrier, a maker; or goes on with it.',
  isVersioned: true,
  input: v.strictObject({ number: ItemNumber, isWaiting: v.boolean(), note: Note }),
  answer: Done,
  undoneBy: 'waitInboxItem',
})

export const answerInboxItem = defineCommand({
  name: 'answerInboxItem',
  right: 'inbox.change',
  changes: 'Answers by mail, in the shop and the language that it came from.',
  isVersioned: true,
  input: v.strictObject({
    number: ItemNumber,
    text: Text(4000, 'Write the answer.'),
    /** With an outcome it is done with the answer; without one it waits for the next mail. */
    outcome: v.optional(v.nullable(v.picklist(INBOX_OUTCOMES)), null),
  }),
  answer: v.object({ number: v.string(), to: v.string() }),
})

export const closeInboxItem = defineCommand({
  name: 'closeInboxItem',
  right: 'inbox.change',
  changes: 'Says that it is over, and what became of it. No mail is sent.',
  isVersioned: true,
  input: v.strictObject({
    number: ItemNumber,
    outcome: v.picklist(INBOX_OUTCOMES),
    note: Note,
  }),
  answer: Done,
  undoneBy: 'reopenInboxItem',
})

export const reopenInboxItem = defineCommand({
  name: 'reopenInboxItem',
  right: 'inbox.change',
  changes: 'Takes something up again that was done.',
  isVersioned: true,
  input: v.strictObject({ number: ItemNumber, note: Note }),
  answer: Done,
  undoneBy: 'closeInboxItem',
})

/** Does what was declared: what has not left is cancelled, the rest is expected back. */
export const settleWithdrawal = defineCommand({
  name: 'settleWithdrawal',
  right: 'orders.money',
  changes: 'Does what a withdrawal declares: cancels what is here, expects the rest back, and settles it.',
  isVersioned: true,
  input: v.strictObject({
    number: ItemNumber,
    /** The order that is meant, where the declaration names none. */
    order: v.optional(v.nullable(OrderNumber), null),
    positions: Positions,
    note: Note,
  }),
  answer: v.object({ number: v.string(), outcome: v.string() }),
})

const Answered = {
  number: ItemNumber,
  /** As it becomes public: with its slips of the pen mended, and without what names somebody. */
  question: Text(QUESTION_LENGTH.max, 'Write the question.'),
  answer: Text(ANSWER_LENGTH.max, 'Write the answer.'),
}

export const answerQuestion = defineCommand({
  name: 'answerQuestion',
  right: 'inbox.change',
  changes: 'Publishes a question with its answer on the page of its product, and mails the answer, once.',
  isVersioned: true,
  input: v.strictObject(Answered),
  answer: Done,
  undoneBy: 'declineQuestion',
})

export const editQuestion = defineCommand({
  name: 'editQuestion',
  right: 'inbox.change',
  changes: 'Changes a question and its answer that are public. No mail is sent.',
  isVersioned: true,
  input: v.strictObject(Answered),
  answer: Done,
  undoneBy: 'editQuestion',
})

export const declineQuestion = defineCommand({
  name: 'declineQuestion',
  right: 'inbox.change',
  changes:
    'Keeps a question from being shown, or takes it down, and mails the reason to whoever was not written to yet.',
  isVersioned: true,
  input: v.strictObject({
    number: ItemNumber,
    reason: v.picklist(DECLINE_REASONS),
    /** What is added in the shop's own words, in the language of the question; may be empty. */
    why: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
  }),
  answer: Done,
  undoneBy: 'answerQuestion',
})

/**
 * A call or a letter becomes one like all others: a request about data and a withdrawal have their days from the day it came
 * in. A withdrawal is in time when it was sent in time.
 */
export const openInboxItem = defineCommand({
  name: 'openInboxItem',
  right: 'inbox.change',
  changes: 'Writes down what somebody has said or sent by letter.',
  input: v.strictObject({
    kind: v.picklist(['message', 'privacy', 'withdrawal']),
    locale: v.picklist(LOCALES),
    name: Text(200, 'Say the name.'),
    email: v.pipe(v.string(), v.trim(), v.email('This is no e-mail address.'), v.maxLength(200)),
    orderNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    message: Text(4000, 'Write down what it is about.'),
    /** The day it came in, of the country's clock; today by default. */
    receivedOn: v.optional(v.nullable(Day), null),
    /** The day a withdrawal was sent: of its postmark or its mail; the one it came in by default. */
    sentOn: v.optional(v.nullable(Day), null),
  }),
  answer: Done,
})
