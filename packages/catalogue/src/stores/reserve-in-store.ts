import { randomInt } from 'node:crypto'
import { problem } from '@shop/api-client/contract/problem'
import { type Reservation, reserveInStore } from '@shop/api-client/contract/stores'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { normalisedPhone } from '@shop/domain/person/phone'
import { productHref } from '@shop/domain/product-link/product-href'
import { heldUntil } from '@shop/domain/store/opening-hours'
import { reservationProblems } from '@shop/domain/store/reservation-form'
import { MOST_RESERVED } from '@shop/domain/store/store'
import { newKey } from '@shop/engine/db/new-key'
import { takeTurn } from '@shop/engine/db/take-turn'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { onSession } from '../on.ts'
import { reservationMail } from './reservation-mail.ts'
import { retailVariant } from './retail-variant.ts'
import { storeFacts } from './store-facts.ts'
import { insertReservation, piecesHeldFor, storeById, takeFromStore } from './store-store.ts'

/**
 * Puts pieces aside in a store for three opening days. Stock, reservation and mail are one transaction: of two who want
 * the last piece exactly one gets it.
 *
 * @see product §3
 */
export const reserveInStoreHandler = onSession(reserveInStore).answer(async (form, context) => {
  const { sql, services, request, shop, now, addressOf } = context
  const { market } = shop
  const person = { name: form.name.trim(), email: normalisedEmail(form.email), phone: form.phone }
  const errors = reservationProblems(person, market)
  if (errors.length > 0) throw fieldsRefused(errors)

  const { product, variant } = await retailVariant(context, form.variantId)
  const store = await storeById(sql, form.storeId, market.country)
  if (store === null) throw problem(404, 'store_not_found', 'There is no such store in this country.')
  await services.limits.reservation.use([request.address, `account:${person.email}`], now)

  const { quantity } = form
  const token = newToken()
  const until = heldUntil(store.hours, now, market.timezone)
  const page = addressOf(productHref(product))
  const number = newReservationNumber()
  const productName = variant.label === '' ? product.name : `${product.name}, ${variant.label}`

  const answer: Reservation = {
    number,
    store: storeFacts(store),
    productName,
    quantity,
    heldUntil: until.toISOString(),
  }
  return context.inOneCommit(async (transaction) => {
    // One after the other for one mailbox: two at once would each find what the person had before.
    await takeTurn(transaction, `reservation:${person.email}`)
    if ((await piecesHeldFor(transaction, person.email, variant.id)) + quantity > MOST_RESERVED)
      throw fieldsRefused([
        { path: 'quantity', key: 'reservation.errors.most', params: { max: MOST_RESERVED } },
      ])
    const isTaken = await takeFromStore(transaction, { storeId: store.id, variantId: variant.id, quantity })
    if (!isTaken)
      throw problem(409, 'store_sold_out', 'The store does not have that many pieces any more.', [
        { path: 'quantity', key: 'reservation.errors.soldOut', params: {} },
      ])
    const isKept = await insertReservation(transaction, {
      id: newKey(),
      number,
      storeId: store.id,
      variantId: variant.id,
      quantity,
      name: person.name,
      email: person.email,
      phone: normalisedPhone(person.phone, market.country) ?? '',
      locale: shop.locale,
      state: 'held',
      tokenHash: tokenHash(token),
      heldUntil: until,
      createdAt: now,
    })
    if (!isKept) throw new Error(`The reservation number ${number} was given out twice.`)
    const mail = {
      to: person.email,
      name: person.name,
      number,
      productName,
      quantity,
      store,
      heldUntil: until,
    }
    const wayOut = `${page}#reservierung-aufheben=${token}`
    await putMail(transaction, reservationMail(shop, { ...mail, wayOut }), now)
    return answer
  })
})

/** Short enough to be said at a counter, too many to be guessed: `R-4821-0937-55`. */
function newReservationNumber(): string {
  const digits = String(randomInt(10 ** 10)).padStart(10, '0')
  return `R-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`
}
