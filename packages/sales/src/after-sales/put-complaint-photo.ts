import { putComplaintPhoto } from '@shop/api-client/contract/after-sales'
import { problem } from '@shop/api-client/contract/problem'
import { COMPLAINT_PHOTOS } from '@shop/domain/contact/message-problems'
import { onSession } from '../on.ts'
import { countLoosePhotos, keepPhoto } from './complaint-store.ts'
import { requireOrder } from './order-access.ts'
import { redrawnPhoto } from './photo/redrawn-photo.ts'

/** Room for changing one's mind about photos; more than this is abuse. */
const MOST_LOOSE = COMPLAINT_PHOTOS.max * 4

/**
 * Re-encodes a photo and stores it for a complaint. Nothing of the file itself is kept, not even its name.
 *
 * @see product §7 "Complaint"; design §7 "Uploads"
 */
export const putComplaintPhotoHandler = onSession(putComplaintPhoto).answer(async (asked, context) => {
  const { sql, services, request, now } = context
  const order = await requireOrder(context, asked)
  await services.limits.photo.use([request.address, `order:${order.id}`], now)
  if ((await countLoosePhotos(sql, order.id)) >= MOST_LOOSE) throw unusable('complaint.errors.photoCount')

  const photo = await redrawnPhoto(asked.bytes)
  if (typeof photo === 'string') throw unusable(photo)
  const isKept = await keepPhoto(sql, { id: asked.photoId, orderId: order.id, ...photo, uploadedAt: now })
  if (!isKept) throw problem(404, 'not_found', 'This picture belongs to a complaint already.')
  return { width: photo.width, height: photo.height }
})

function unusable(key: string) {
  const { max, types } = COMPLAINT_PHOTOS
  return problem(
    422,
    'photo_unusable',
    `A picture has to be one of ${types.join(', ')} by its content, whole, and of a usual size; up to ${max} belong to a complaint.`,
    [{ path: 'photos', key, params: { max } }],
  )
}
