import { listRecalls } from '@shop/api-client/contract/recalls'
import { on } from '../on.ts'
import { localisedRecall } from './localised-recall.ts'
import { runningRecalls } from './recall-store.ts'

/** What is recalled now, for the page that lists it. @see eu-duties C-15 */
export const listRecallsHandler = on(listRecalls).answer(async (_, { sql, shop }) => {
  const running = await runningRecalls(sql)
  return { recalls: running.map((recall) => localisedRecall(recall, shop.market)) }
})
