import { loadComplaintPhoto } from '@shop/api-client/contract/after-sales'
import { problem } from '@shop/api-client/contract/problem'
import { on } from '../on.ts'
import { photoOfOrder } from './complaint-store.ts'
import { requireOrder } from './order-access.ts'

/** A picture of one's own complaint, as the shop has drawn it. */
export const loadComplaintPhotoHandler = on(loadComplaintPhoto).answer(async (asked, context) => {
  const order = await requireOrder(context, asked)
  const bytes = await photoOfOrder(context.sql, { orderId: order.id, photoId: asked.photoId })
  if (bytes === null) throw problem(404, 'not_found', 'There is no such picture.')
  return { fileName: `${asked.photoId}.jpg`, mediaType: 'image/jpeg', bytes: new Uint8Array(bytes) }
})
