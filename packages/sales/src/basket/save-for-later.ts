import { saveForLater } from '@shop/api-client/contract/basket'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../on.ts'
import { putAside } from './saved-lines-service.ts'

/** Puts a line aside for another day. */
export const saveForLaterHandler = onSession(saveForLater).answer(async ({ basketKey, itemKey }, context) => {
  requireOwnKey('basket', basketKey, context.shop, context.session)
  return putAside(context, itemKey)
})
