import { PASSKEY_NAME_MAX } from '@shop/domain/user/passkey'
import * as v from 'valibot'
import { NewPasskeySchema, PasskeyCreationSchema } from '../contract/entities/passkey.ts'
import { defineCommand } from './define-command.ts'

/** The own passkeys, the oldest first; those of other addresses of the office as well. */
export const listOwnPasskeys = defineCommand({
  name: 'listOwnPasskeys',
  right: 'ownAccount',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({
    passkeys: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** Where it signs in. */
        host: v.string(),
        createdAt: v.string(),
        /** Null until it was used. */
        lastUsed: v.nullable(v.string()),
      }),
    ),
  }),
})

/** Begins a new passkey. The challenge is the same in every shop that the office asks, and counts once in each. */
export const startOwnPasskey = defineCommand({
  name: 'startOwnPasskey',
  right: 'ownAccount',
  changes: null,
  input: v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)) }),
  answer: v.object({
    problem: v.nullable(v.picklist(['password', 'full'])),
    creation: v.nullable(PasskeyCreationSchema),
  }),
})

export const addOwnPasskey = defineCommand({
  name: 'addOwnPasskey',
  right: 'ownAccount',
  changes: 'Lets a device sign in without password and code, and ends every other session.',
  input: v.strictObject({
    name: v.pipe(v.string(), v.maxLength(PASSKEY_NAME_MAX)),
    passkey: NewPasskeySchema,
  }),
  answer: v.object({ problem: v.nullable(v.picklist(['expired', 'refused', 'known', 'full'])) }),
  undoneBy: 'removeOwnPasskey',
})

/** The name of what was removed; null where this shop did not know it. */
export const removeOwnPasskey = defineCommand({
  name: 'removeOwnPasskey',
  right: 'ownAccount',
  changes: 'Takes a passkey away: what has it signs in no more. Ends every other session.',
  input: v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({ name: v.nullable(v.string()) }),
})
