import { endReviewInvitations } from '@shop/api-client/contract/reviews'
import { tokenHash } from '@shop/engine/session/token'
import { changeOwnChoices } from '../mail-choices/mail-choice-store.ts'
import { onSession } from '../on.ts'
import { customerOfWayOut } from './review-invitation-store.ts'

/**
 * Ends invitations to review by the link of a mail. The answer does not reveal whether there were any. There is no rate
 * limit: mail programs end thousands from one address, and a token of 256 bits cannot be guessed.
 *
 * @see RFC 8058
 */
export const endReviewInvitationsHandler = onSession(endReviewInvitations).answer(
  async ({ token }, { inOneCommit, now }) =>
    inOneCommit(async (sql) => {
      const customerId = await customerOfWayOut(sql, tokenHash(token))
      if (customerId !== null)
        await changeOwnChoices(sql, customerId, { reviewInvitationsAt: null, updatedAt: now })
      return {}
    }),
)
