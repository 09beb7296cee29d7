import { loadSharedGiftList } from '@shop/api-client/contract/gift-lists'
import { on } from '../on.ts'
import { requireShared, sharedGiftList } from './gift-list-service.ts'

/** The list behind a link, for givers. */
export const loadSharedGiftListHandler = on(loadSharedGiftList).answer(async ({ token }, context) =>
  sharedGiftList(context, context.sql, await requireShared(context, token)),
)
