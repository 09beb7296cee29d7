import type { I18n } from '@lingui/core'
import { isProblem } from '@shop/api-client/contract/problem'
import { OfficeProblem } from '../../client/api.ts'
import { actorName } from '../actor-name.ts'
import { passkeyProblem } from './passkey-problem.ts'
import { refusalText } from './refusal-text.ts'

/** What went wrong and what to do, for somebody at the desk. */
export function problemText(error: unknown, i18n: I18n): string {
  if (isProblem(error)) return passkeyProblem(error.document.code, i18n)
  const reply = error instanceof OfficeProblem ? error.reply : undefined
  if (reply === null)
    return i18n.t({
      id: 'problem.offline',
      message: 'The office cannot be reached. Look whether you are online, and try again.',
    })
  switch (reply?.type) {
    case 'away':
      return i18n.t({
        id: 'problem.away',
        message: 'This shop is not running at the moment. Start it, and try again.',
      })
    case 'signedOut':
      return i18n.t({ id: 'problem.signedOut', message: 'You were signed out. Sign in again.' })
    case 'signInRefused':
      return i18n.t({
        id: 'problem.signInRefused',
        message: 'E-mail and password do not belong together, or you may not sign in any more.',
      })
    case 'passkeyRefused':
      return passkeyProblem(`passkey_${reply.why}`, i18n)
    case 'companyOnly':
      return i18n.t({
        id: 'problem.companyOnly',
        message: 'Sign in through the company: another way in is open to owners alone.',
      })
    case 'passkeyOnly':
      return i18n.t({
        id: 'problem.passkeyOnly',
        message:
          'Sign in with your passkey: beside it a password opens nothing. Who has lost it is reset by a colleague.',
      })
    case 'tooManyAttempts':
      return i18n.t({
        id: 'problem.tooManyAttempts',
        message: 'Too many attempts. Try again in {minutes, plural, one {a minute} other {# minutes}}.',
        values: { minutes: Math.ceil(reply.seconds / 60) },
      })
    case 'outcome':
      if (reply.outcome.type === 'forbidden')
        return i18n.t({ id: 'problem.forbidden', message: 'Your role does not allow this.' })
      if (reply.outcome.type === 'refused') return refusalText(reply.outcome, i18n)
      if (reply.outcome.type === 'conflict' && reply.outcome.changes.length === 0)
        return i18n.t({
          id: 'problem.exists',
          message: 'There is one with this short name already. Choose another one; nothing was saved.',
        })
      if (reply.outcome.type === 'conflict')
        return i18n.t({
          id: 'problem.conflict',
          message:
            '{by} has changed it meanwhile. Look at the history; what you have written stays here, and saving again replaces theirs.',
          values: { by: actorName(reply.outcome.changes[0]?.by ?? '', i18n) },
        })
      if (reply.outcome.type === 'invalid')
        return reply.outcome.problems.map(({ message }) => message).join(' ')
  }
  return i18n.t({
    id: 'problem.broken',
    message: 'Something went wrong, and nothing was changed. Try again; the log of the server says more.',
  })
}
