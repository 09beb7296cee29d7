import { rightsOfScopes } from '@shop/domain/staff/token-scopes'
import type { Actor } from '../command/actor.ts'
import type { Database } from '../db/database.ts'
import { tokenHash } from '../session/token.ts'
import { noteUse, type StoredToken, tokenByHash } from './token-store.ts'

/** How every token begins, so that programs which look for leaked secrets know it. */
export const TOKEN_MARK = 'shopint_'
const TOKEN = /^shopint_[\w-]{43}$/
const NOTED_EVERY_MILLISECONDS = 60_000

/** Whether a token still lets somebody in. */
export function tokenState(
  { revokedAt, endsAt }: Pick<StoredToken, 'revokedAt' | 'endsAt'>,
  now: Date,
): 'active' | 'revoked' | 'ended' {
  if (revokedAt !== null) return 'revoked'
  return endsAt.getTime() <= now.getTime() ? 'ended' : 'active'
}

/** The stored token of a bearer, and that it was used; null for one that is unknown, revoked or has ended. */
export async function bearerOf(
  { sql }: Pick<Database, 'sql'>,
  token: string,
  now: Date,
): Promise<StoredToken | null> {
  if (!TOKEN.test(token)) return null
  const stored = await tokenByHash(sql, tokenHash(token))
  if (stored === null || tokenState(stored, now) !== 'active') return null
  const before = new Date(now.getTime() - NOTED_EVERY_MILLISECONDS)
  if (stored.lastUsedAt === null || stored.lastUsedAt < before) await noteUse(sql, stored.id, { now, before })
  return stored
}

/** Who runs a command by a token: the log names it with the prefix by which its owner knows it. */
export function actorOfToken({ id, name, prefix, scopes }: StoredToken): Actor {
  return { kind: 'token', id, name: `${name} (${prefix}…)`, rights: rightsOfScopes(scopes) }
}
