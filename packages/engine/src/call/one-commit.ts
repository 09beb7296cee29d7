import type { SQL } from 'drizzle-orm'
import type { Database, Sql } from '../db/database.ts'
import type { EngineAnswer } from './engine-answer.ts'
import { type KeyedRequest, keptRow } from './idempotency.ts'
import { keepingStatement } from './idempotency-store.ts'

/** How a call changes the database so that its answer is kept along with the change. */
export type OneCommit = {
  /**
   * Runs the transaction of a call and stores its answer in the same commit, under the request's Idempotency-Key. The
   * body returns the answer, unless `answerOf` makes it from the result; null stores none yet. The session is set
   * within the body, as its cookie is a part of the answer.
   */
  inOneCommit: <T>(body: (sql: Sql) => Promise<T>, answerOf?: (result: T) => unknown) => Promise<T>
  /**
   * The insert that stores an answer, to run along with the statement that makes the change: none for a request without
   * a key. Callers have to run it, go on to `inOneCommit`, or throw. `from` as in `keepingStatement`.
   */
  keeping: (answer: unknown, from?: SQL) => SQL[]
}

type OneCommitOptions = {
  database: Database
  /** Null for a request without a key: then there is nothing to keep. */
  request: KeyedRequest | null
  /** The whole answer with this body, as it would go out now. */
  answered: (body: unknown) => EngineAnswer
  /** Takes back what the body did to the answer; it has changed nothing. */
  undo: () => void
}

/** Both ways of one request, and the answer that was kept by either. */
export function oneCommit({ database, request, answered, undo }: OneCommitOptions): OneCommit & {
  keptAnswer: () => EngineAnswer | null
} {
  let kept: EngineAnswer | null = null

  function keeping(body: unknown, from?: SQL): SQL[] {
    if (request === null) return []
    kept = answered(body)
    return [keepingStatement(keptRow(request, kept), from)]
  }

  return {
    keeping,
    keptAnswer: () => kept,
    async inOneCommit(body, answerOf = (result) => result) {
      try {
        return await database.transaction(async (sql) => {
          kept = null
          const result = await body(sql)
          const answer = answerOf(result)
          if (kept === null && answer !== null)
            for (const statement of keeping(answer)) await sql.execute(statement)
          return result
        })
      } catch (error) {
        kept = null
        undo()
        throw error
      }
    },
  }
}
