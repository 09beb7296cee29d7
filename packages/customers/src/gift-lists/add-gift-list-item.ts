import { addGiftListItem } from '@shop/api-client/contract/gift-lists'
import { problem } from '@shop/api-client/contract/problem'
import { newKey } from '@shop/engine/db/new-key'
import { onSession } from '../on.ts'
import { insertGiftListItem } from './gift-list-item-store.ts'
import { giftListOwner, linesWithRoom, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { updateGiftList } from './gift-list-store.ts'

/** Puts a product on a list once. */
export const addGiftListItemHandler = onSession(addGiftListItem).answer(
  async ({ id, itemCreationId: input }, context) => {
    const { catalogue, now } = context
    const owner = giftListOwner(context)
    const found = 'variantId' in input ? await catalogue.variant(input.variantId) : null
    const [card] = 'productId' in input ? await catalogue.cards([input.productId]) : []
    const productId = found?.product.id ?? card?.id
    if (productId === undefined)
      throw problem(404, 'product_not_found', 'This product is not sold in this shop.')

    const variantId = 'variantId' in input ? input.variantId : null
    return context.inOneCommit(async (sql) => {
      const list = await updateGiftList(sql, { id, ...owner }, {}, now)
      if (list === null) throw noSuchGiftList()
      await linesWithRoom(sql, id)
      await insertGiftListItem(sql, {
        key: newKey(),
        listId: id,
        productId,
        variantId,
        wanted: 1,
        addedAt: now,
      })
      return shownGiftList(context, sql, list)
    })
  },
)
