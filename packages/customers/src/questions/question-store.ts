import { localised } from '@shop/catalogue/localised/localised'
import { seoUrlOf } from '@shop/catalogue/localised/localised-product'
import type { Market } from '@shop/domain/market/markets'
import { productHref } from '@shop/domain/product-link/product-href'
import type { Sql } from '@shop/engine/db/database'
import { products } from '@shop/engine/db/schema/catalogue'
import { productQuestions } from '@shop/engine/db/schema/questions'
import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { forgetWords } from '../contact/contact-message-store.ts'

export type StoredQuestion = typeof productQuestions.$inferSelect

export async function insertQuestion(
  sql: Sql,
  question: typeof productQuestions.$inferInsert,
): Promise<void> {
  await sql.insert(productQuestions).values(question)
}

/** A question, held until the transaction ends; null for an unknown number. */
export async function lockQuestion(sql: Sql, number: string): Promise<StoredQuestion | null> {
  const [row] = await sql
    .select()
    .from(productQuestions)
    .where(eq(productQuestions.number, number))
    .for('update')
  return row ?? null
}

export async function changeQuestion(
  sql: Sql,
  number: string,
  change: Partial<Omit<StoredQuestion, 'id' | 'number'>>,
): Promise<void> {
  await sql.update(productQuestions).set(change).where(eq(productQuestions.number, number))
}

/** What a mail calls the product of a question, and its path. */
export async function askedProduct(
  sql: Sql,
  productId: number,
  market: Market,
): Promise<{ name: string; path: string } | null> {
  const [product] = await sql.select().from(products).where(eq(products.id, productId))
  if (product === undefined) return null
  const name = localised(product.name, market)
  const { referenceKey } = product
  return { name, path: productHref({ seoUrl: seoUrlOf(product, market), name, referenceKey }) }
}

/** What was asked without an account under an e-mail address that has not been written to yet, for the export of its owner. */
export async function questionsUnder(sql: Sql, email: string): Promise<StoredQuestion[]> {
  const isGuests = and(eq(productQuestions.email, email), isNull(productQuestions.customerId))
  return email === '' ? [] : sql.select().from(productQuestions).where(isGuests)
}

/** What a customer has asked while signed in. */
export async function questionsOf(sql: Sql, customerId: string): Promise<StoredQuestion[]> {
  return sql.select().from(productQuestions).where(eq(productQuestions.customerId, customerId))
}

/** Forgets who asked: what is public stays without a name, everything else goes with what the desk has noted. */
export async function forgetQuestions(
  sql: Sql,
  { email = '', customerIds = [] }: { email?: string; customerIds?: readonly string[] },
): Promise<void> {
  const own = or(
    email === '' ? undefined : eq(productQuestions.email, email),
    customerIds.length === 0 ? undefined : inArray(productQuestions.customerId, [...customerIds]),
  )
  if (own === undefined) return
  const gone = await sql
    .delete(productQuestions)
    .where(and(own, ne(productQuestions.state, 'answered')))
    .returning({ number: productQuestions.number })
  const unnamed = await sql
    .update(productQuestions)
    .set({ customerId: null, name: '', email: '' })
    .where(own)
    .returning({ number: productQuestions.number })
  await forgetWords(
    sql,
    [...gone, ...unnamed].map(({ number }) => number),
  )
}

/** Forgets addresses of questions that nobody answered in time. */
export async function forgetAskers(sql: Sql, before: Date): Promise<void> {
  await sql
    .update(productQuestions)
    .set({ email: '' })
    .where(and(ne(productQuestions.email, ''), lt(productQuestions.askedAt, before)))
}

/** Deletes what was declined before a moment, with all that the desk has noted. */
export async function forgetDeclined(sql: Sql, before: Date): Promise<void> {
  const gone = await sql
    .delete(productQuestions)
    .where(and(eq(productQuestions.state, 'declined'), lt(productQuestions.decidedAt, before)))
    .returning({ number: productQuestions.number })
  await forgetWords(
    sql,
    gone.map(({ number }) => number),
  )
}
