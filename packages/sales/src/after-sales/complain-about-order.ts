import { complainAboutOrder } from '@shop/api-client/contract/after-sales'
import { type ProblemDocument, problem } from '@shop/api-client/contract/problem'
import { COMPLAINT_KINDS, REMEDIES } from '@shop/domain/after-sales/complaint'
import type { BasketItem } from '@shop/domain/basket/basket'
import { COMPLAINT_PHOTOS, complaintProblems } from '@shop/domain/contact/message-problems'
import { isPurchase } from '@shop/domain/order/is-purchase'
import { plainText } from '@shop/domain/review/plain-text'
import { newKey } from '@shop/engine/db/new-key'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { newPaperNumber } from '../invoice/paper-number.ts'
import { onSession } from '../on.ts'
import { complaintReceivedMail } from '../order-mails/after-sales-mails.ts'
import { orderPageAddress } from '../order-mails/order-links.ts'
import { addOrderToken } from '../orders/order-lookup-store.ts'
import { attachPhotos, insertComplaint } from './complaint-store.ts'
import { requireOrder } from './order-access.ts'

type Errors = ProblemDocument['errors']
type Form = {
  item: string
  quantity: number
  kind: string
  remedy: string
  message: string
  photos: string[]
}

/**
 * Takes a complaint about an item, with the pictures that were brought for it; the receipt goes to the address of the
 * order.
 *
 * @see product §7 "Complaint", §9; eu-duties C-05, C-06
 */
export const complainAboutOrderHandler = onSession(complainAboutOrder).answer(async (form, context) => {
  const { services, request, shop, now, addressOf } = context
  const order = await requireOrder(context, form)
  if (!isPurchase(order.state))
    throw problem(
      409,
      'nothing_to_complain',
      `Order ${order.number} is ${order.state}: nothing of it was sent.`,
    )
  const message = plainText(form.message)
  const items = order.packages.flatMap((parcel) => parcel.items)
  const item = items.find(({ key }) => key === form.item)
  const errors = complaintErrors({ ...form, message }, item)
  if (errors.length > 0 || item === undefined) throw fieldsRefused(errors)
  await services.limits.complaint.use([request.address, `order:${order.id}`], now)

  const [id, number] = [newKey(), newPaperNumber('C')]
  return context.inOneCommit(async (sql) => {
    await insertComplaint(sql, {
      id,
      number,
      orderId: order.id,
      itemKey: item.key,
      kind: form.kind,
      remedy: form.remedy,
      quantity: form.quantity,
      message,
      state: 'received',
      receivedAt: now,
    })
    const attached = await attachPhotos(sql, { orderId: order.id, complaintId: id, ids: form.photos })
    const missing = form.photos.findIndex((photo) => !attached.includes(photo))
    if (missing >= 0)
      throw fieldsRefused([{ path: `photos.${missing}`, key: 'complaint.errors.photoGone', params: {} }])
    const address = orderPageAddress(addressOf, order.number, await addOrderToken(sql, order.id, now))
    const receipt = { to: order.customer.email, orderNumber: order.number, address, number }
    await putMail(
      sql,
      complaintReceivedMail(shop, { ...receipt, itemName: item.product.name, receivedAt: now }),
      now,
    )
    return { number, receivedAt: now.toISOString() }
  })
})

function complaintErrors(form: Form, item: BasketItem | undefined): Errors {
  const [type] = COMPLAINT_PHOTOS.types
  // Every picture was judged by its content when it came: here only their number counts.
  const photos = [...new Set(form.photos)].map(() => ({ type, bytes: 0 }))
  const kind = COMPLAINT_KINDS.find((known) => known === form.kind) ?? ''
  const isRemedy = REMEDIES.some((known) => known === form.remedy)
  return [
    ...complaintProblems({ item: item?.key ?? '', kind, message: form.message, photos }),
    ...(isRemedy ? [] : [{ path: 'remedy', key: 'generic.validation.required', params: {} }]),
    ...(item !== undefined && form.quantity > item.quantity
      ? [{ path: 'quantity', key: 'generic.validation.maxValue', params: { max: item.quantity } }]
      : []),
  ]
}
