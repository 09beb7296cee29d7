import { SCOPES } from '@shop/domain/staff/token-scopes'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const MOST_DAYS = 3 * 366

/** Lets another system in, until a day, to what the scopes say. The token is shown once. */
export const createToken = defineCommand({
  name: 'createToken',
  right: 'tokens.change',
  changes: 'Lets another system in, with a token that is shown once.',
  input: v.strictObject({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\w .-]{1,60}$/, 'Name the system in 1 to 60 letters, digits, spaces, dots and hyphens.'),
    ),
    scopes: v.pipe(
      v.array(v.picklist(SCOPES, `A scope is one of ${SCOPES.join(', ')}.`)),
      v.minLength(1, 'Say at least one scope.'),
    ),
    days: v.pipe(
      v.number('Say after how many days the token ends.'),
      v.integer('Say after how many whole days the token ends.'),
      v.minValue(1, 'A token lasts at least a day.'),
      v.maxValue(MOST_DAYS, `A token lasts at most ${MOST_DAYS} days: make a new one then.`),
    ),
  }),
  answer: v.object({
    id: v.string(),
    name: v.string(),
    prefix: v.string(),
    token: v.string(),
    scopes: v.array(v.picklist(SCOPES)),
    endsAt: v.string(),
  }),
  undoneBy: 'revokeToken',
})

export const listTokens = defineCommand({
  name: 'listTokens',
  right: 'tokens.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({
    tokens: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        prefix: v.string(),
        scopes: v.array(v.picklist(SCOPES)),
        state: v.picklist(['active', 'revoked', 'ended']),
        createdAt: v.string(),
        createdBy: v.string(),
        endsAt: v.string(),
        lastUsedAt: v.nullable(v.string()),
      }),
    ),
  }),
})

export const revokeToken = defineCommand({
  name: 'revokeToken',
  right: 'tokens.change',
  changes: 'Lets a system in no more, from its next request on.',
  input: v.strictObject({ id: v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9]{1,32}$/)) }),
  answer: v.object({ id: v.string(), name: v.string(), prefix: v.string() }),
})
