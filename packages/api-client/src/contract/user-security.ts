import * as v from 'valibot'
import { defineCall } from './define-call.ts'

/**
 * Changes the signed-in customer's password, and ends every other session. 422 `credentials_wrong` when the current one
 * is not right, `input_invalid` for a new one against the rules. @see product §3
 */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/user/password/',
  rights: 'customer',
  status: 204,
  input: v.object({ currentPassword: v.string(), password: v.string() }),
  answer: v.object({}),
})

export const SessionEntrySchema = v.object({
  /** Names the session to `endSession`; it opens nothing. */
  id: v.string(),
  /** `Firefox, Windows`; null when it is not known. */
  device: v.nullable(v.string()),
  signedInAt: v.string(),
  /** To the day. */
  lastUsedAt: v.string(),
  isCurrent: v.boolean(),
})
export type SessionEntry = v.InferOutput<typeof SessionEntrySchema>

/** Where the customer is signed in, this session first. */
export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/api/user/sessions/',
  rights: 'customer',
  input: v.object({}),
  answer: v.array(SessionEntrySchema),
})

/** Signs out everywhere else, or with `here` everywhere. */
export const endSessions = defineCall({
  name: 'endSessions',
  method: 'DELETE',
  path: '/api/user/sessions/',
  rights: 'customer',
  status: 204,
  input: v.object({ here: v.exactOptional(v.boolean(), false) }),
  answer: v.object({}),
})

/** Signs out one device. 404 for a session that is not one's own, or not there. */
export const endSession = defineCall({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/user/sessions/{id}/',
  rights: 'customer',
  status: 204,
  input: v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) }),
  answer: v.object({}),
})
