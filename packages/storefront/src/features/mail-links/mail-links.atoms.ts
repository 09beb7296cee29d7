import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { type Answer, answered } from '../problem-words/answered.ts'
import type { FollowedMailLink } from './mail-link.ts'

/** Does what the link asks for. */
export const followMailLinkAtom = atom(
  null,
  async (get, _set, { kind, token }: FollowedMailLink): Promise<Answer<unknown>> => {
    const { api } = get(servicesAtom)
    if (kind === 'cancelReservation') {
      const { cancelReservation } = await import('@shop/api-client/contract/stores')
      return answered(api(cancelReservation, { token }))
    }
    if (kind === 'endInvitations') {
      const { endReviewInvitations } = await import('@shop/api-client/contract/reviews')
      return answered(api(endReviewInvitations, { token }))
    }
    const calls = await import('@shop/api-client/contract/reminders')
    return answered(api(kind === 'confirmReminder' ? calls.confirmReminder : calls.cancelReminder, { token }))
  },
)
