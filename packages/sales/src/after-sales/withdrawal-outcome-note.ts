import {
  KEPT_UNITS,
  type KeptUnits,
  type WithdrawalOutcome,
} from '@shop/api-client/office/withdrawal-outcome'
import { INBOX_OUTCOMES } from '@shop/domain/inbox/inbox-item'

type Settled = Extract<WithdrawalOutcome, { code: 'settled' }>
type Closed = Extract<WithdrawalOutcome, { code: 'closed' }>

const NO_ORDER = 'no order has this number and this address'
const SINGLE_ARTICLES = 'single articles, in the words of the shopper'
const FAILED = 'could not be done by itself: '

/**
 * What became of a withdrawal in English: how it is kept, and what the command line says. `withdrawalOutcomeOf` reads it
 * back, so a sentence that changes here is no longer known in rows that have it.
 */
export function withdrawalOutcomeNote(outcome: WithdrawalOutcome): string {
  switch (outcome.code) {
    case 'settled':
      return settledNote(outcome)
    case 'noOrder':
      return NO_ORDER
    case 'singleArticles':
      return SINGLE_ARTICLES
    case 'failed':
      return `${FAILED}${outcome.problem}`
    case 'closed':
      return `closed by ${outcome.by}: ${outcome.remark ?? outcome.outcome ?? ''}`
  }
}

/** The outcome that a note says; null for none, and for every other sentence, such as the reason of a refusal. */
export function withdrawalOutcomeOf(note: string | null): WithdrawalOutcome | null {
  if (note === null || note === '') return null
  if (note === NO_ORDER) return { code: 'noOrder' }
  if (note === SINGLE_ARTICLES) return { code: 'singleArticles' }
  if (note.startsWith(FAILED)) return { code: 'failed', problem: note.slice(FAILED.length) }
  return closedIn(note) ?? settledIn(note)
}

function settledNote({ cancelled, expected, kept }: Settled): string {
  return [
    ...(cancelled.length > 0 ? [`cancelled ${cancelled.join(', ')}`] : []),
    ...(expected.length > 0 ? [`expects ${expected.join(', ')}`] : []),
    ...kept.map(({ position, why }) => `item ${position} stays: ${why}`),
  ].join('; ')
}

/** Null as soon as one part of it is none of ours: half a sentence would hide the rest. */
function settledIn(note: string): Settled | null {
  const settled: Settled = { code: 'settled', cancelled: [], expected: [], kept: [] }
  for (const part of note.split('; ')) {
    const [, positions] = /^cancelled (\d+(?:, \d+)*)$/.exec(part) ?? []
    const [, numbers] = /^expects ([A-Z0-9-]+(?:, [A-Z0-9-]+)*)$/.exec(part) ?? []
    const [, position, word] = /^item (\d+) stays: (\w+)$/.exec(part) ?? []
    const why = KEPT_UNITS.find((known: KeptUnits) => known === word)
    if (positions !== undefined) settled.cancelled.push(...positions.split(', ').map(Number))
    else if (numbers !== undefined) settled.expected.push(...numbers.split(', '))
    else if (position !== undefined && why !== undefined)
      settled.kept.push({ position: Number(position), why })
    else return null
  }
  return settled
}

function closedIn(note: string): Closed | null {
  const [, by, said] = /^closed by (.+?): (.+)$/s.exec(note) ?? []
  if (by === undefined || said === undefined) return null
  const outcome = INBOX_OUTCOMES.find((known) => known === said) ?? null
  return { code: 'closed', by, outcome, remark: outcome === null ? said : null }
}
