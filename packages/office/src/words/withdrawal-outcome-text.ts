import type { I18n } from '@lingui/core'
import type { KeptUnits, WithdrawalOutcome } from '@shop/api-client/office/withdrawal-outcome'
import { outcomeName } from './inbox-words.ts'

type Coded<Code extends WithdrawalOutcome['code']> = Extract<WithdrawalOutcome, { code: Code }>

/** What became of a withdrawal in the reader's language. A code without words does not compile. */
export function withdrawalOutcomeText(outcome: WithdrawalOutcome, i18n: I18n): string {
  switch (outcome.code) {
    case 'settled':
      return settledText(outcome, i18n)
    case 'noOrder':
      return i18n.t({ id: 'withdrawal.noOrder', message: 'no order has this number and this address' })
    case 'singleArticles':
      return i18n.t({
        id: 'withdrawal.singleArticles',
        message: 'single articles, in the words of the shopper',
      })
    case 'failed':
      return i18n.t({
        id: 'withdrawal.failed',
        message: 'could not be done by itself: {problem}',
        values: { problem: outcome.problem },
      })
    case 'closed':
      return i18n.t({
        id: 'withdrawal.closed',
        message: 'closed by {by}: {why}',
        values: { by: outcome.by, why: whyClosed(outcome, i18n) },
      })
  }
}

function whyClosed({ outcome, remark }: Coded<'closed'>, i18n: I18n): string {
  return remark ?? (outcome === null ? '' : outcomeName(outcome, i18n))
}

/** Positions are counted as the order shows its lines. */
function settledText({ cancelled, expected, kept }: Coded<'settled'>, i18n: I18n): string {
  const parts = [
    cancelled.length > 0 &&
      i18n.t({
        id: 'withdrawal.cancelled',
        message: '{count, plural, one {item} other {items}} {positions} cancelled',
        values: { count: cancelled.length, positions: cancelled.join(', ') },
      }),
    expected.length > 0 &&
      i18n.t({
        id: 'withdrawal.expected',
        message: '{count, plural, one {return} other {returns}} {numbers} expected',
        values: { count: expected.length, numbers: expected.join(', ') },
      }),
    ...kept.map(({ position, why }) =>
      i18n.t({
        id: 'withdrawal.kept',
        message: 'item {position} stays: {why}',
        values: { position, why: whyKept(why, i18n) },
      }),
    ),
  ]
  return parts.filter(Boolean).join('; ')
}

function whyKept(why: KeptUnits, i18n: I18n): string {
  const names: Record<KeptUnits, string> = {
    unknown: i18n.t({ id: 'withdrawal.kept.unknown', message: 'the order has no such item' }),
    tooMany: i18n.t({ id: 'withdrawal.kept.tooMany', message: 'more units than can still be given back' }),
    wholeOnly: i18n.t({
      id: 'withdrawal.kept.wholeOnly',
      message: 'before it leaves it is cancelled as a whole only',
    }),
    personalised: i18n.t({ id: 'withdrawal.kept.personalised', message: 'it was made for this shopper' }),
    over: i18n.t({ id: 'withdrawal.kept.over', message: 'the time for it is over' }),
    done: i18n.t({ id: 'withdrawal.kept.done', message: 'it was given back or cancelled already' }),
    unpaid: i18n.t({ id: 'withdrawal.kept.unpaid', message: 'the order is not paid' }),
  }
  return names[why]
}
