import { problem } from '@shop/api-client/contract/problem'
import { writeReview } from '@shop/api-client/contract/reviews'
import { productNotFound } from '@shop/catalogue/product-page/load-reviews'
import { hasBought, hasReviewed, insertReview, reviewedProductId } from '@shop/catalogue/reviews/review-store'
import { reviewProblems } from '@shop/domain/contact/message-problems'
import { nicknameProblems } from '@shop/domain/review/nickname'
import { plainLine, plainText } from '@shop/domain/review/plain-text'
import { newKey } from '@shop/engine/db/new-key'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { tokenHash } from '@shop/engine/session/token'
import { onSession, type SessionContext } from '../on.ts'
import { invitedCustomer } from '../review-invitations/review-invitation-store.ts'
import type { Customer } from '../user/customer.ts'
import { customerById } from '../user/customer-store.ts'

/**
 * Keeps a customer's review for moderation. Registered customers have to be signed in, or to come by an invitation that
 * only their mailbox got; guests are known by the session of their order. Texts are kept plain.
 *
 * @see product §3, §7 "Review"; eu-duties C-33
 */
export const writeReviewHandler = onSession(writeReview).answer(async (form, context) => {
  const { sql, services, request, shop, now } = context
  const productId = await reviewedProductId(sql, form.referenceKey, shop.market.country)
  const customer = await reviewer(context, { productId, invitation: form.invitation ?? null })
  const review = {
    rating: form.rating,
    title: plainLine(form.title),
    text: plainText(form.text),
    nickname: plainLine(form.nickname),
  }
  const errors = [...reviewProblems(review), ...nicknameProblems(review.nickname)]
  if (errors.length > 0) throw fieldsRefused(errors)

  if (productId === null) throw productNotFound(form.referenceKey)
  await services.limits.review.use([request.address, `account:${customer.email}`], now)

  return context.inOneCommit(async (transaction) => {
    if (await hasReviewed(transaction, { productId, email: customer.email })) throw reviewExists()
    const isNew = await insertReview(transaction, {
      id: newKey(),
      productId,
      customerId: customer.id,
      language: shop.market.language,
      locale: shop.locale,
      ...review,
      state: 'pending',
      isVerified: await hasBought(transaction, { productId, customerId: customer.id }),
      createdAt: now,
    })
    if (!isNew) throw reviewExists()
    return {}
  })
})

type Asked = { productId: number | null; invitation: string | null }

/**
 * The customer who may write: whoever was invited to by mail, or is signed in within this session; a guest is known by
 * the session of the order.
 */
async function reviewer({ sql, session, now }: SessionContext, asked: Asked): Promise<Customer> {
  const { productId, invitation } = asked
  const invited =
    invitation === null || productId === null
      ? null
      : await invitedCustomer(sql, { tokenHash: tokenHash(invitation), productId, now })
  const customerId = invited ?? session.customerId
  const customer = customerId === null ? null : await customerById(sql, customerId)
  if (customer === null || !(invited !== null || session.loggedIn || customer.isGuest))
    throw problem(401, 'sign_in_required', 'Reviews are written by customers. Sign in and try again.')
  return customer
}

function reviewExists() {
  return problem(
    409,
    'review_exists',
    'There is a review of this customer for this product already: one is all there can be.',
  )
}
