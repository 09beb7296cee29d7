import { createToken, listTokens, revokeToken } from '@shop/api-client/office/token-commands'
import { SCOPES } from '@shop/domain/staff/token-scopes'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { type Desk, NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const DAYS = 365

/** What other systems sign in with at the integration API. @see docs/integrations/integration-api.md */
export const tokensCommand: Command = {
  usage: `  tokens list                                systems that may call the integration API, when they last did
  tokens create <name> --scopes <scope>[,<scope>] [--days ${DAYS}]
                                             prints a token once; a <scope> is one of
${scopeLines()}
  tokens revoke <id>                         lets a system in no more`,

  async run(database, [action = '', ...words], now, desk = NO_DESK) {
    const read = commandWords(words, ['scopes', 'days', 'by'])
    if (read === null) return notUnderstood()
    const [name, ...rest] = read.positionals
    const { scopes, days = String(DAYS), by = 'operator' } = read.options
    const behind = { database, desk, by, now }
    if (action === 'list' && name === undefined) return listApiTokens(behind)
    if (name === undefined || rest.length > 0) return notUnderstood()
    if (action === 'revoke') return revokeApiToken(behind, name)
    if (action !== 'create' || scopes === undefined) return notUnderstood()
    return createApiToken(behind, { name, scopes: scopes.split(','), days: Number(days) })
  },
}

type Behind = { database: Database; desk: Desk; by: string; now: Date }

async function createApiToken(behind: Behind, input: unknown): Promise<CommandResult> {
  const made = await ran(behind, createToken, input)
  if (made.type === 'no') return made.result
  const { id, name, token, scopes, endsAt } = made.answer
  return {
    lines: [
      `${id}  ${name}  ${scopes.join(',')}  until ${endsAt.slice(0, 10)}`,
      `token  ${token}`,
      'Keep it where the system reads it: it is not shown again.',
    ],
    exitCode: 0,
  }
}

async function listApiTokens(behind: Behind): Promise<CommandResult> {
  const answer = await ran(behind, listTokens, {})
  if (answer.type === 'no') return answer.result
  const { tokens } = answer.answer
  if (tokens.length === 0)
    return { lines: ['No system has a token. "tokens create" makes one.'], exitCode: 0 }
  const lines = tokens.flatMap(({ id, name, prefix, state, scopes, endsAt, lastUsedAt }) => [
    `${id}  ${prefix}…  ${name}  ${state === 'active' ? `until ${endsAt.slice(0, 10)}` : state.toUpperCase()}`,
    `        ${scopes.join(', ')}`,
    `        ${lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.slice(0, 16).replace('T', ' ')}`}`,
  ])
  return { lines, exitCode: 0 }
}

async function revokeApiToken(behind: Behind, id: string): Promise<CommandResult> {
  const answer = await ran(behind, revokeToken, { id })
  if (answer.type === 'no') return answer.result
  const { name, prefix } = answer.answer
  return { lines: [`${id}  ${prefix}…  ${name}: revoked`], exitCode: 0 }
}

function scopeLines(): string {
  const indent = ' '.repeat(45)
  const half = Math.ceil(SCOPES.length / 2)
  return [SCOPES.slice(0, half), SCOPES.slice(half)]
    .map((scopes) => `${indent}${scopes.join(', ')}`)
    .join('\n')
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${tokensCommand.usage}`], exitCode: 2 }
}
