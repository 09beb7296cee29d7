import { problem } from '@shop/api-client/contract/problem'
import { confirmEmailChange, undoEmailChange } from '@shop/api-client/contract/user-email'
import { EMAIL_UNDO_DAYS, type Mailbox } from '@shop/domain/user/email-change'
import { sqlState } from '@shop/engine/db/connection/sql-state'
import { deleteOtherSessions } from '@shop/engine/session/session-store'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { type CallContext, on } from '../on.ts'
import { refuseBlocked } from '../user/blocked-people-store.ts'
import { endPasskeys } from '../user/passkeys/passkey-store.ts'
import { emailChangedMail } from './email-change-mails.ts'
import {
  changeOfLink,
  type EmailChange,
  endEmailChanges,
  markAgreed,
  markConfirmed,
  putEmail,
} from './email-change-store.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
const UNIQUE_VIOLATION = '23505'
/** No id of a session: whoever follows a mail's link may have none. */
const NO_SESSION = ''

/**
 * Notes that the mailbox from which the link came agrees. Once both have, the account has the new address: the old one
 * gets a mail by which it takes the account back for some days, and every other session ends. A newsletter goes on where
 * it was agreed to: consent is the mailbox's, not the account's.
 *
 * A change that customer service began ends the password and every passkey as well: the old mailbox is lost, and whoever
 * reads it was told a day before, time enough to make a way in. A code by mail opens the account.
 *
 * 403 `customer_blocked` when either address is blocked.
 *
 * @see product §3, §13 "confirmed at both addresses"; docs/decisions/0001; eu-duties C-29
 */
export const confirmEmailChangeHandler = on(confirmEmailChange).answer(async ({ token }, context) => {
  await countFollowing(context)
  const { now, shop, addressOf, session } = context
  const undo = newToken()
  return unlessTaken(
    context.inOneCommit(async (sql) => {
      const found = await changeOfLink(sql, { tokenHash: tokenHash(token), isConfirmed: false, now })
      // The account has another address since this was asked for, by another link.
      if (found === null || found.change.oldEmail !== found.customer.email) throw expired()
      const { change, customer, mailbox } = found
      await refuseBlocked(sql, customer.email)
      await refuseBlocked(sql, change.newEmail)
      const waitsFor = otherMailbox(change, mailbox)
      if (waitsFor !== null) {
        await markAgreed(sql, { id: change.id, mailbox, now })
        return { isDone: false as const, waitsFor }
      }

      const keepsPassword = !change.byDesk
      await putEmail(sql, customer.id, { email: change.newEmail, now, keepsPassword })
      if (change.byDesk) await endPasskeys(sql, customer.id)
      const expiresAt = new Date(now.getTime() + EMAIL_UNDO_DAYS * DAY_MILLISECONDS)
      await markConfirmed(sql, { id: change.id, tokenHash: tokenHash(undo), expiresAt, confirmedAt: now })
      await deleteOtherSessions(sql, customer.userId, session?.id ?? NO_SESSION)
      const { oldEmail: to, newEmail: email } = change
      await putMail(sql, emailChangedMail(shop, { to, email, token: undo, addressOf }), now)
      return { isDone: true as const, email, keepsPassword }
    }),
  )
})

/** The mailbox that has still to agree when this one does; null for none. */
function otherMailbox({ newAgreedAt, oldAgreedAt }: EmailChange, mailbox: Mailbox): Mailbox | null {
  if (mailbox === 'old') return newAgreedAt === null ? 'new' : null
  return oldAgreedAt === null ? 'old' : null
}

/**
 * Gives the account back to the old mailbox: its address counts again, every session ends, and nobody knows the password
 * any more and no passkey is left; a code or a reset link opens it. Later changes end as well, whoever made them.
 *
 * @see product §3
 */
export const undoEmailChangeHandler = on(undoEmailChange).answer(async ({ token }, context) => {
  await countFollowing(context)
  const { now } = context
  return unlessTaken(
    context.inOneCommit(async (sql) => {
      const found = await changeOfLink(sql, { tokenHash: tokenHash(token), isConfirmed: true, now })
      if (found === null) throw expired()
      const { change, customer } = found
      await putEmail(sql, customer.id, { email: change.oldEmail, now, keepsPassword: false })
      await endEmailChanges(sql, customer.id)
      await endPasskeys(sql, customer.id)
      await deleteOtherSessions(sql, customer.userId, NO_SESSION)
      return { email: change.oldEmail }
    }),
  )
})

async function countFollowing({ services, request, now }: CallContext): Promise<void> {
  await services.limits.emailChangeLink.use([request.address], now)
}

/** The address may have got an account meanwhile: the link stays good, nothing has changed. */
async function unlessTaken<T>(changed: Promise<T>): Promise<T> {
  return changed.catch((error: unknown) => {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    throw problem(409, 'email_taken', 'Another account has this address. Nothing has changed.')
  })
}

function expired() {
  return problem(410, 'email_link_expired', 'This link is used or too old. Ask for the change once more.')
}
