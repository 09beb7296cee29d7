import type { Removal } from '@shop/customers/reviews/decide-report'
import { plainText } from '@shop/domain/review/plain-text'
import { REMOVAL_GROUNDS } from '@shop/domain/review/review-report'
import type { CommandWords } from './command-words.ts'

const LONGEST_REASON = 4000

/** Options that say why a review is not shown. */
export const REASON_OPTIONS = ['because', 'ground'] as const

/** Why a review is not shown, as the author reads it; null without a reason, which the law asks for. */
export function removalOf({ options }: CommandWords): Removal | null {
  const why = plainText(options.because ?? '')
  const ground = REMOVAL_GROUNDS.find((known) => known === (options.ground ?? 'rules'))
  return why === '' || why.length > LONGEST_REASON || ground === undefined ? null : { why, ground }
}
