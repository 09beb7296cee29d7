import type { I18n } from '@lingui/core'
import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import { OfficeProblem } from '../../client/api.ts'
import { actorName } from '../actor-name.ts'
import { changeText } from '../entry-text.ts'
import { problemText } from './problem-text.ts'

/** Why a command of many was not done, in a sentence: what somebody else did meanwhile, or what its thing forbids. */
export function outcomeText(outcome: CommandOutcome, i18n: I18n): string {
  if (outcome.type !== 'conflict') return problemText(new OfficeProblem({ type: 'outcome', outcome }), i18n)
  const what = outcome.changes
    .map((change) => `${actorName(change.by, i18n)}: ${changeText(change, i18n)}`)
    .join('; ')
  return i18n.t({
    id: 'outcome.conflict',
    message: 'Somebody has changed it meanwhile ({what}). Look at it, and try again.',
    values: { what },
  })
}
