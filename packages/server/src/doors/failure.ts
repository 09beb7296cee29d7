import { isProblem } from '@shop/api-client/contract/problem'
import { databaseProblem, retryAfter } from '@shop/engine/db/database-problem'
import type { Context } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import type { Env } from '../replies.ts'

/** What is said where a door could not answer. */
export function failure({ replies, log }: Pick<AssembledShop, 'replies' | 'log'>) {
  return (error: Error, { req }: Context<Env>): Response => {
    const away = databaseProblem(error)
    if (away)
      return replies.plain(
        503,
        'The shop cannot do this right now. Please try again in a moment.',
        retryAfter(away),
      )
    // A door that reads a body refuses one that is too large by throwing.
    if (isProblem(error)) return replies.plain(error.status, error.document.detail)
    log.error(`${req.method} ${req.path} failed.`, error)
    return replies.plain(500, 'Something went wrong on our side. Please try again in a moment.')
  }
}
