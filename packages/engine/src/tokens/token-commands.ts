import { createToken, listTokens, revokeToken } from '@shop/api-client/office/token-commands'
import { RIGHTS } from '@shop/domain/staff/rights'
import { grantableScopes, type Scope } from '@shop/domain/staff/token-scopes'
import { type Actor, mayRun } from '../command/actor.ts'
import { bindCommands, type CommandContext } from '../command/bind-commands.ts'
import { CommandRefusal } from '../command/command-refusal.ts'
import { undoBy } from '../command/undo.ts'
import { newKey } from '../db/new-key.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { TOKEN_MARK, tokenState } from './token-of-request.ts'
import { allTokens, insertToken, revokeStoredToken, tokenById } from './token-store.ts'

const onToken = bindCommands<CommandContext>()

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
const SHOWN_LETTERS = 6

/** What other systems sign in with: made once, seen by its prefix afterwards, ended. */
export const TOKEN_COMMANDS = [
  onToken(createToken)(async ({ name, scopes, days }, { sql, actor, now }) => {
    refuseOwnLack(actor, scopes)
    const token = `${TOKEN_MARK}${newToken()}`
    const endsAt = new Date(now.getTime() + days * DAY_MILLISECONDS)
    const prefix = token.slice(0, TOKEN_MARK.length + SHOWN_LETTERS)
    const kept = { id: newKey().slice(0, 12), name, prefix, scopes: [...new Set(scopes)], endsAt }
    await insertToken(sql, { ...kept, hash: tokenHash(token), createdAt: now, createdBy: actor.name })
    const told = { ...kept, endsAt: endsAt.toISOString() }
    return {
      answer: { ...told, token },
      object: objectOf(kept.id),
      after: told,
      undo: undoBy(revokeToken, { id: kept.id }),
    }
  }),

  onToken(listTokens)(async (_input, { sql, now }) => {
    const tokens = (await allTokens(sql)).map(({ createdAt, endsAt, lastUsedAt, revokedAt, ...row }) => ({
      ...row,
      state: tokenState({ revokedAt, endsAt }, now),
      createdAt: createdAt.toISOString(),
      endsAt: endsAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
    return { answer: { tokens }, object: null }
  }),

  onToken(revokeToken)(async ({ id }, { sql, now }) => {
    const stored = await tokenById(sql, id)
    if (stored === null)
      throw new CommandRefusal(`There is no token ${id}: "tokens list" shows them.`, 'tokenUnknown', { id })
    const state = tokenState(stored, now)
    if (state === 'active') await revokeStoredToken(sql, id, now)
    const { name, prefix } = stored
    return {
      answer: { id, name, prefix },
      object: objectOf(id),
      before: { state },
      after: { state: state === 'active' ? 'revoked' : state },
    }
  }),
]

/** A token is a way in that outlasts its maker: what they may not do themselves they would do by it. */
function refuseOwnLack(actor: Actor, scopes: readonly Scope[]): void {
  const open = grantableScopes(RIGHTS.filter((right) => mayRun(actor, right)))
  const lacking = scopes.filter((scope) => !open.includes(scope))
  if (lacking.length > 0)
    throw new CommandRefusal(
      `You may not do yourself what ${lacking.join(', ')} lets in: ask somebody who may, as an owner.`,
      'tokenRights',
      { scopes: lacking.join(', ') },
    )
}

function objectOf(id: string): string {
  return `token:${id}`
}
