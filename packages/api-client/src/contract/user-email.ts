import { MAILBOXES } from '@shop/domain/user/email-change'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

/**
 * Asks for another e-mail address of the account: a link goes there and to the one that it has, and nothing changes before
 * both are followed. The answer does not reveal whether the address has an account. 422 `credentials_wrong` for a wrong
 * password, `input_invalid` for what is no address, or the account's own; 409 `email_change_by_desk` while customer service
 * moves the account. @see product §3
 */
export const requestEmailChange = defineCall({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/api/user/email/request/',
  rights: 'customer',
  status: 202,
  input: v.object({ email: v.string(), password: v.string() }),
  answer: v.object({}),
})

/**
 * A mailbox agrees; the second one gives the account the new address. Where customer service agreed in place of the old
 * one, password and passkeys end. 410 `email_link_expired` for a link that is unknown,
 * used or too old; 409 `email_taken` when another account has the address.
 */
export const confirmEmailChange = defineCall({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/api/user/email/confirm/',
  input: v.object({ token: v.string() }),
  answer: v.variant('isDone', [
    v.object({
      isDone: v.literal(true),
      email: v.string(),
      /** The release before says nothing of it. */
      keepsPassword: v.optional(v.boolean(), true),
    }),
    v.object({ isDone: v.literal(false), waitsFor: v.picklist(MAILBOXES) }),
  ]),
})

/** Brings the former address back and ends the password. Refused as `confirmEmailChange` is. */
export const undoEmailChange = defineCall({
  name: 'undoEmailChange',
  method: 'POST',
  path: '/api/user/email/undo/',
  input: v.object({ token: v.string() }),
  answer: v.object({ email: v.string() }),
})
