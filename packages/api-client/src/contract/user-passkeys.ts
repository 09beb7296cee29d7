import { PASSKEY_NAME_MAX } from '@shop/domain/user/passkey'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import {
  NewPasskeySchema,
  PasskeyAnswerSchema,
  PasskeyCreationSchema,
  PasskeyRequestSchema,
} from './entities/passkey.ts'
import { UserSchema } from './user.ts'

export const PasskeyEntrySchema = v.object({
  /** Names the passkey to `renamePasskey` and `removePasskey`; it opens nothing. */
  id: v.string(),
  name: v.string(),
  /** Where it signs in, when that is another host than this one; null here. */
  otherHost: v.nullable(v.string()),
  createdAt: v.string(),
  /** null until it was used. */
  lastUsedAt: v.nullable(v.string()),
})
export type PasskeyEntry = v.InferOutput<typeof PasskeyEntrySchema>

export const listPasskeys = defineCall({
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/user/passkeys/',
  rights: 'customer',
  input: v.object({}),
  answer: v.array(PasskeyEntrySchema),
})

/**
 * Begins a new passkey, after the password was given again: 422 `credentials_wrong` for another one, 409
 * `passkeys_full` when the account has as many as it may. @see product §3
 */
export const startPasskey = defineCall({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/user/passkeys/start/',
  rights: 'customer',
  input: v.object({ password: v.string() }),
  answer: PasskeyCreationSchema,
})

/**
 * Keeps a passkey that answers a challenge of `startPasskey` in the same session. 410 `passkey_expired` for one that
 * is used, too old or another's, 422 `passkey_refused` when the answer does not hold.
 */
export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/user/passkeys/',
  rights: 'customer',
  input: v.object({ name: v.pipe(v.string(), v.maxLength(PASSKEY_NAME_MAX)), passkey: NewPasskeySchema }),
  answer: PasskeyEntrySchema,
})

/** Renames a passkey. 422 `input_invalid` without a name, 404 for one that is not one's own, or not there. */
export const renamePasskey = defineCall({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/api/user/passkeys/{id}/',
  rights: 'customer',
  input: v.object({ id: v.pipe(v.string(), v.maxLength(60)), name: v.pipe(v.string(), v.maxLength(200)) }),
  answer: PasskeyEntrySchema,
})

/** Removes a passkey. 404 for one that is not one's own, or not there. */
export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/user/passkeys/{id}/',
  rights: 'customer',
  status: 204,
  input: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
  answer: v.object({}),
})

/** Begins a sign-in with a passkey; the answer says nothing about anybody. */
export const startPasskeySignIn = defineCall({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/user/auth/passkey/start/',
  rights: 'session',
  input: v.object({}),
  answer: PasskeyRequestSchema,
})

/**
 * Signs in with a passkey. 410 `passkey_expired` when the challenge is used, too old or another session's, 422
 * `passkey_unknown` for one that belongs to no account here, `passkey_refused` when the answer does not hold.
 */
export const signInWithPasskey = defineCall({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/api/user/auth/passkey/',
  rights: 'session',
  input: v.object({ passkey: PasskeyAnswerSchema }),
  answer: UserSchema,
})
