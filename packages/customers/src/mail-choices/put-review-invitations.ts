import { problem } from '@shop/api-client/contract/problem'
import { putReviewInvitations } from '@shop/api-client/contract/user-mail-choices'
import { isInvited } from '@shop/domain/mail-choice/review-invitations'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { changeOwnChoices } from './mail-choice-store.ts'
import { mailChoicesOf, provenEmail, requiredChoices } from './mail-choices.ts'

/**
 * Chooses mails that ask for reviews, or ends them. The moment is kept as the proof of the consent: choosing again what
 * is chosen leaves it as it was.
 *
 * @see eu-duties C-32, C-33
 */
export const putReviewInvitationsHandler = onSession(putReviewInvitations).answer(
  async ({ isWanted }, context) => {
    const { session, shop, now } = context
    const customerId = ownId(session)
    if (shop.reviewInvitations === null)
      throw problem(404, 'review_invitations_unavailable', 'This shop asks nobody for reviews by mail.')
    return context.inOneCommit(async (sql) => {
      const own = await requiredChoices(sql, customerId)
      provenEmail(own)
      if (isInvited(own) !== isWanted)
        await changeOwnChoices(sql, customerId, {
          reviewInvitationsAt: isWanted ? now : null,
          updatedAt: now,
        })
      return mailChoicesOf(sql, customerId, shop)
    })
  },
)
