import { isProblem } from '@shop/api-client/contract/problem'
import { databaseProblem, retryAfter } from '@shop/engine/db/connection/database-problem'
import { FilesAway } from '@shop/engine/files/files-away'
import type { Context } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { QueueFull } from '../bounded-queue.ts'
import { loggedPath } from '../http/request-log.ts'
import { UnreadablePicture } from '../images/image-store.ts'
import type { Env } from '../replies.ts'

/** As long as a place of files is left alone, and a little more. */
const FILES_SECONDS = '10'

/** What is said where a door could not answer. */
export function failure({ replies, log }: Pick<AssembledShop, 'replies' | 'log'>) {
  return (error: Error, { req }: Context<Env>): Response => {
    // Looked at first: a store of files that cuts a connection says the same words as a database that does.
    if (isFileProblem(error)) {
      // That a whole place is away is said once, by whoever opened it.
      if (error instanceof UnreadablePicture) log.error(`${loggedPath(req.path)} was not answered.`, error)
      return replies.plain(503, 'This file cannot be read right now. Please try again in a moment.', {
        'retry-after': FILES_SECONDS,
      })
    }
    const away = databaseProblem(error)
    if (away)
      return replies.plain(
        503,
        'The shop cannot do this right now. Please try again in a moment.',
        retryAfter(away),
      )
    // A door that reads a body refuses one that is too large by throwing.
    if (isProblem(error)) return replies.plain(error.status, error.document.detail)
    log.error(`${req.method} ${loggedPath(req.path)} failed.`, error)
    return replies.plain(500, 'Something went wrong on our side. Please try again in a moment.')
  }
}

/** Another answer comes later: it is neither the shopper's mistake nor a broken shop. */
function isFileProblem(error: Error): boolean {
  return error instanceof FilesAway || error instanceof UnreadablePicture || error instanceof QueueFull
}
