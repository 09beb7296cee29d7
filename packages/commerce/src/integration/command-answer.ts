import type { CommandOutcome } from '@shop/api-client/office/command-outcome'
import { scopeOfRight } from '@shop/domain/staff/token-scopes'
import type { EngineAnswer } from '@shop/engine/call/engine-answer'
import { type KeyedRequest, keptRow, keyedRequest, once } from '@shop/engine/call/idempotency'
import { findAnswer, keepingStatement } from '@shop/engine/call/idempotency-store'
import type { CommandContext } from '@shop/engine/command/bind-commands'
import { runCommand } from '@shop/engine/command/run-command'
import { attemptsIn } from '@shop/engine/session/shared-rate-limit'
import { staffLimits } from '@shop/engine/staff/staff-limits'
import { actorOfToken } from '@shop/engine/tokens/token-of-request'
import { type OfficeContext, officeCommand } from '../office/office-commands.ts'
import { isKnown, tagOf, versionAsked } from './conditional.ts'
import { IntegrationProblem, pointerOf } from './integration-problem.ts'
import type { Admitted, IntegrationBehind } from './open-integration.ts'
import type { Operation } from './operations.ts'
import { requestInput } from './request-input.ts'

type Asked = Admitted & { inPath: Record<string, string> }

/** Runs the command of an operation, once per Idempotency-Key, and answers with what it says. */
export async function commandAnswer(
  behind: IntegrationBehind,
  { handler, method }: Operation,
  { request, bearer, token, now, inPath }: Asked,
): Promise<Response> {
  const { database, desk } = behind
  const { command } = handler
  const actor = actorOfToken(token)
  // Asked before the body is read; the door asks again.
  refuseWithoutScope(actor.kind === 'token' && actor.rights.includes(command.right), command.right)
  const input = await requestInput(request, inPath, command.input)
  const seen = versionAsked(request.headers.get('if-match'), command.isVersioned)
  const keyed = keyedRequest({
    call: { method: method === 'GET' ? 'GET' : 'POST', name: command.name },
    input: { input, seen },
    idempotencyKey: request.headers.get('idempotency-key'),
    token: bearer,
    now,
  })
  const limits = staffLimits({ attempts: attemptsIn(database), secret: command.name })
  const contextOf = (context: CommandContext): OfficeContext => ({
    ...context,
    ...desk,
    database,
    sessionId: null,
    mustSetFactor: false,
    limits,
    secret: '',
    office: null,
    // No token reads the log.
    rightOf: () => null,
  })
  const run = async (keep?: KeyedRequest): Promise<EngineAnswer> => {
    const outcome = await runCommand(handler, input, {
      database,
      actor,
      now,
      mode: 'run',
      seen,
      handlerOf: officeCommand,
      contextOf,
      ...(keep && {
        keep: async (sql, answer) => {
          await sql.execute(keepingStatement(keptRow(keep, doneAnswer(answer))))
        },
      }),
    })
    return doneAnswer(answerOf(outcome, command.changes !== null))
  }
  if (keyed === null) return response(await run(), request, command.changes === null)
  const answer = await once(database, keyed, {
    kept: await findAnswer(database.sql, keyed.key),
    isOver: async () => false,
    run: async () => ({ answer: await run(keyed), isKept: true }),
  })
  return response(answer, request, false)
}

/** @throws IntegrationProblem 403 that names the scope */
export function refuseWithoutScope(isAllowed: boolean, right: Parameters<typeof scopeOfRight>[0]): void {
  if (isAllowed) return
  const scope = scopeOfRight(right)
  throw new IntegrationProblem(
    403,
    'scope_missing',
    `The token lacks the scope ${scope}: make one that has it with "pnpm shop <shop> tokens create".`,
  )
}

function doneAnswer(body: unknown): EngineAnswer {
  return { status: 200, body, cookie: null, headers: {} }
}

/** What a command has answered; a thing that is not there, and whatever was not done, is a problem. */
function answerOf(outcome: CommandOutcome, isChange: boolean): unknown {
  switch (outcome.type) {
    case 'done':
      if (outcome.answer === null)
        throw new IntegrationProblem(404, 'not_found', 'There is no such thing: look at its name.')
      return outcome.answer
    case 'invalid':
      throw new IntegrationProblem(
        422,
        'input_invalid',
        'Some fields cannot be used: correct them and send it again.',
        {
          errors: outcome.problems.map(({ path, message }) => ({
            pointer: pointerOf(path),
            detail: message,
          })),
        },
      )
    case 'conflict':
      throw new IntegrationProblem(
        412,
        'changed_meanwhile',
        `It has changed meanwhile: ${outcome.changes.map(({ by, what }) => `${by}: ${what}`).join('; ')}. Read it again and decide anew.`,
      )
    case 'refused': {
      const isUnknown = outcome.coded?.code === 'orderUnknown'
      const code = isUnknown ? 'not_found' : 'refused'
      throw new IntegrationProblem(isUnknown ? 404 : isChange ? 409 : 400, code, outcome.reason)
    }
    case 'forbidden':
    case 'preview':
      throw new Error(`A command of a token ended with ${outcome.type}, which was ruled out before.`)
  }
}

function response({ status, body }: EngineAnswer, request: Request, isRead: boolean): Response {
  const json = JSON.stringify(body)
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (isRead) {
    headers.etag = tagOf(body, json)
    headers['cache-control'] = 'private, no-cache'
    if (isKnown(request.headers.get('if-none-match'), headers.etag))
      return new Response(null, { status: 304, headers })
  }
  return new Response(json, { status, headers })
}
