import { askQuestion } from '@shop/api-client/contract/questions'
import { productNotFound } from '@shop/catalogue/product-page/load-reviews'
import { reviewedProductId } from '@shop/catalogue/reviews/review-store'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { questionProblems } from '@shop/domain/question/question-problems'
import { plainLine, plainText } from '@shop/domain/review/plain-text'
import { newKey } from '@shop/engine/db/new-key'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { newMessageNumber } from '../contact/message-number.ts'
import { onSession, type SessionContext } from '../on.ts'
import type { Customer } from '../user/customer.ts'
import { customerById } from '../user/customer-store.ts'
import { insertQuestion } from './question-store.ts'

/**
 * Keeps a question for the shop to answer. Everybody may ask, without an account; nothing is public before it was answered,
 * and no receipt is sent, as the address is not verified. A form filled in by a bot gets the same answer, and is not kept.
 *
 * @see product §11
 */
export const askQuestionHandler = onSession(askQuestion).answer(async (form, context) => {
  const { sql, services, request, shop, now } = context
  if (!shop.features.questions) throw productNotFound(form.referenceKey)
  const customer = await signedIn(context)
  const asked = { question: plainText(form.question), name: plainLine(form.name) }
  const errors = questionProblems({ ...asked, email: customer === null ? form.email : null })
  if (errors.length > 0) throw fieldsRefused(errors)

  const email = customer === null ? normalisedEmail(form.email) : customer.email
  await services.limits.question.use([request.address, `account:${email}`], now)
  const productId = await reviewedProductId(sql, form.referenceKey, shop.market.country)
  if (productId === null) throw productNotFound(form.referenceKey)
  if (form.website !== '') return {}

  return context.inOneCommit(async (transaction) => {
    await insertQuestion(transaction, {
      id: newKey(),
      number: newMessageNumber('Q'),
      productId,
      customerId: customer?.id ?? null,
      locale: shop.locale,
      language: shop.market.language,
      ...asked,
      email,
      state: 'asked',
      askedAt: now,
    })
    return {}
  })
})

/** Who is signed in within this session; a guest's order signs nobody in. */
async function signedIn({ sql, session }: SessionContext): Promise<Customer | null> {
  const { loggedIn, customerId } = session
  return loggedIn && customerId !== null ? customerById(sql, customerId) : null
}
