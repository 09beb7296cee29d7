import type { Locale } from '@shop/domain/market/markets'
import * as v from 'valibot'
import type { Asked } from '../operation/operation.ts'
import { parsed } from '../operation/parsed.ts'
import { UcpProblem } from '../protocol/ucp-problem.ts'
import type { UcpTool } from './tools.ts'

const Arguments = v.looseObject({
  meta: v.optional(
    v.looseObject({
      'ucp-agent': v.optional(v.looseObject({ profile: v.pipe(v.string(), v.maxLength(2000)) })),
      'idempotency-key': v.optional(
        v.pipe(v.string(), v.uuid('meta["idempotency-key"] has to be a UUID, a new one for each change.')),
      ),
    }),
    {},
  ),
  id: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
})

/**
 * What a tool is asked for.
 *
 * @throws UcpProblem 400
 */
export function askedByTool(
  tool: UcpTool,
  sent: unknown,
  { locale, address, signedBy }: { locale: Locale; address: string; signedBy: string | null },
): Asked {
  const given = parsed(Arguments, sent ?? {})
  const profile = given.meta['ucp-agent']?.profile
  if (signedBy !== null && profile !== signedBy)
    throw new UcpProblem(
      401,
      'signature_invalid',
      'The message names another profile than the one that signed it.',
    )
  const idempotencyKey = given.meta['idempotency-key'] ?? null
  if (tool.needsKey && idempotencyKey === null)
    throw new UcpProblem(400, 'invalid_request', `${tool.name} needs meta["idempotency-key"], a UUID.`)
  if (tool.takesId && given.id === '')
    throw new UcpProblem(400, 'invalid_request', `${tool.name} needs the id of what it is about.`)
  const payload = tool.payload === null ? undefined : given[tool.payload.argument]
  return {
    locale,
    address,
    agent: profile === undefined ? null : `profile="${profile}"`,
    idempotencyKey,
    changesNeedKey: signedBy !== null,
    signedBy,
    words: [tool.name, locale, given.id, JSON.stringify(payload ?? null)],
    id: given.id,
    payload,
  }
}
