import { createHash, type Hash } from 'node:crypto'
import { FileRefused, fileLines } from '@shop/catalogue/import/import-file'
import type { BadLine } from '@shop/catalogue/import/import-line'
import type { EngineAnswer } from '@shop/engine/call/engine-answer'
import { type KeyedRequest, keyedRequest, once } from '@shop/engine/call/idempotency'
import { findAnswer } from '@shop/engine/call/idempotency-store'
import { mayRun } from '@shop/engine/command/actor'
import { noteCommand } from '@shop/engine/command/command-log-store'
import { actorOfToken } from '@shop/engine/tokens/token-of-request'
import type { BulkOperation, BulkReport } from './bulk-operations.ts'
import { refuseWithoutScope } from './command-answer.ts'
import { IntegrationProblem, pointerOf } from './integration-problem.ts'
import type { Admitted, IntegrationBehind } from './open-integration.ts'

const MEDIA_TYPES = ['application/jsonl', 'application/x-ndjson', 'application/ndjson']
/** The largest upsert, bytes. It is read as it comes, so this protects the time of the others and not the memory. */
const MOST_BYTES = 1024 * 1024 * 1024

/**
 * Takes the lines of a body in as they come, in batches of one transaction each: the good ones are taken, the bad ones
 * reported. What is through stays when the connection breaks; the same body again changes nothing of it, so that a repeat
 * is safe also before its answer was kept under an Idempotency-Key.
 */
export async function bulkAnswer(
  { database, changed }: IntegrationBehind,
  operation: BulkOperation,
  { request, bearer, token, now }: Admitted,
): Promise<Response> {
  const actor = actorOfToken(token)
  refuseWithoutScope(mayRun(actor, operation.right), operation.right)
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!MEDIA_TYPES.includes(type))
    throw new IntegrationProblem(
      415,
      'media_type_unsupported',
      `Send one JSON document per line, as ${MEDIA_TYPES[0]}.`,
    )
  // The same lines may be those of another operation.
  const digest = createHash('sha256').update(`${operation.name}:`)
  const bytes = counted(request, digest)
  const keyed = keyedRequest({
    call: { method: 'POST', name: operation.name },
    input: null,
    idempotencyKey: request.headers.get('idempotency-key'),
    token: bearer,
    now,
  })
  const kept = keyed && (await findAnswer(database.sql, keyed.key))
  if (keyed !== null && kept !== null) {
    // Another body under the same key is refused, so all of this one is looked at.
    for await (const _ of bytes);
    const known = { ...keyed, requestHash: digest.digest('hex') }
    return reported(await onceKept(database, known, kept, null))
  }

  const {
    bad,
    badLines,
    notes = [],
    ...counts
  } = await operation
    .run({
      database,
      source: fileLines(bytes),
      now,
      noted: async (sql, { badLines: refused, ...batch }) => {
        await noteCommand(sql, {
          actor,
          now,
          command: operation.name,
          isRead: false,
          object: null,
          before: null,
          after: { ...batch, refused },
        })
      },
    })
    .catch((error: unknown) => {
      throw error instanceof FileRefused
        ? new IntegrationProblem(400, 'body_refused', `The body ${error.message}`)
        : error
    })
  await changed()
  const { created, changed: other, unchanged } = counts
  const report: BulkReport = {
    ...(created === undefined ? {} : { created }),
    changed: other,
    unchanged,
    refused: badLines,
    problems: bad.map(complaint),
    ...(notes.length === 0 ? {} : { notes: notes.map(complaint) }),
  }
  const answer: EngineAnswer = { status: 200, body: report, cookie: null, headers: {} }
  if (keyed === null) return reported(answer)
  const known = { ...keyed, requestHash: digest.digest('hex') }
  return reported(await onceKept(database, known, null, answer))
}

function complaint({ line, field, reason }: BadLine) {
  return { line, pointer: pointerOf(field), detail: reason }
}

/** The answer that is kept under the key: the first one, also where two came at the same time. */
function onceKept(
  database: IntegrationBehind['database'],
  keyed: KeyedRequest,
  kept: Awaited<ReturnType<typeof findAnswer>>,
  made: EngineAnswer | null,
): Promise<EngineAnswer> {
  return once(database, keyed, {
    kept,
    isOver: async () => false,
    run: async () => {
      if (made === null) throw new Error('A kept answer was forgotten while it was read: try again.')
      return { answer: made, isKept: false }
    },
  })
}

function reported({ status, body }: EngineAnswer): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

async function* counted(request: Request, digest: Hash): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES)
      throw new IntegrationProblem(
        413,
        'body_too_large',
        `An upsert has at most ${MOST_BYTES / 1024 ** 3} GB; what came before is taken. Send the rest in another one.`,
      )
    digest.update(part)
    yield Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  }
}
