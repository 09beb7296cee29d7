import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { GENDERS, type User } from '@shop/domain/user/user'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

export const UserSchema: v.GenericSchema<User> = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  gender: v.nullable(v.picklist(GENDERS)),
  email: v.string(),
  phone: v.nullable(v.string()),
  birthDate: v.nullable(v.string()),
  customerNo: v.nullable(v.string()),
  loggedIn: v.boolean(),
  isGuestCustomer: v.boolean(),
  registered: v.boolean(),
})

export const AUTH_MODES = ['login', 'register', 'guest'] as const

/** Who is asking. A browser without a session gets none by it: its user is nobody, with an empty id. */
export const loadUser = defineCall({
  name: 'loadUser',
  method: 'GET',
  path: '/api/user/',
  input: v.object({}),
  answer: UserSchema,
})

/** Field rules differ by mode; the handler checks them with the domain's validation groups. @see spec §5 */
export const authenticate = defineCall({
  name: 'authenticate',
  method: 'POST',
  path: '/api/user/auth/{mode}/',
  rights: 'session',
  input: v.object({
    mode: v.picklist(AUTH_MODES),
    first_name: v.exactOptional(v.string()),
    last_name: v.exactOptional(v.string()),
    email: v.exactOptional(v.string()),
    gender: v.exactOptional(v.string()),
    newsletter: v.exactOptional(v.boolean()),
    password: v.exactOptional(v.string()),
    register_password: v.exactOptional(v.string()),
  }),
  answer: UserSchema,
})

export const sendResetEmail = defineCall({
  name: 'sendResetEmail',
  method: 'POST',
  path: '/api/user/auth/send-reset-email/',
  rights: 'open',
  status: 202,
  input: v.object({ email: v.string() }),
  answer: v.object({}),
})

/**
 * Sets the password that the link of a reset mail allows, and signs in. 410 `reset_link_expired` when the link is
 * unknown, used, or older than 60 minutes. @see product §3
 */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/user/auth/reset/',
  rights: 'session',
  input: v.object({ hash: v.string(), password: v.string() }),
  answer: UserSchema,
})

/** Mails a code that signs in; the answer is the same for an address without an account. @see product §3 */
export const sendSignInCode = defineCall({
  name: 'sendSignInCode',
  method: 'POST',
  path: '/api/user/auth/send-code/',
  rights: 'open',
  input: v.object({ email: v.string() }),
  /** Only with the ticket does the code sign in. */
  answer: v.object({ ticket: v.string() }),
})

/**
 * Signs in with a mailed code, and sets a new password where one is given. 422 `code_wrong` for another code, 410
 * `code_expired` when it is used, older than ten minutes, or was tried too often. @see product §3
 */
export const signInWithCode = defineCall({
  name: 'signInWithCode',
  method: 'POST',
  path: '/api/user/auth/code/',
  rights: 'session',
  input: v.object({ ticket: v.string(), code: v.string(), password: v.exactOptional(v.string()) }),
  answer: UserSchema,
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api/user/auth/logout/',
  rights: 'session',
  input: v.object({}),
  answer: v.object({ statusCode: v.number() }),
})

export const validateSession = defineCall({
  name: 'validateSession',
  method: 'GET',
  path: '/api/user/auth/validate/',
  input: v.object({}),
  answer: v.object({ valid: v.boolean() }),
})

/** Range query: the first five characters of the password's SHA-1 bring every leaked suffix. @see spec §5 */
export const checkPassword = defineCall({
  name: 'checkPassword',
  method: 'GET',
  path: '/api/user/check-password/',
  input: v.object({ hash: v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{5}$/, 'hash.prefix')) }),
  answer: v.array(v.string()),
})

export const subscribeNewsletter = defineCall({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/mcs/selfi/newsletter/',
  status: 202,
  input: v.object({
    name: v.string(),
    email: v.string(),
    source: v.string(),
    shopId: v.union([v.number(), v.string()]),
    firstName: v.string(),
    lastName: v.string(),
    salutation: v.pipe(
      v.number('number.number'),
      v.integer('number.integer'),
      v.minValue(0, 'number.min'),
      v.maxValue(LARGEST_INTEGER, 'number.max'),
    ),
  }),
  answer: v.object({}),
})
