import type { Language } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { productQuestions } from '@shop/engine/db/schema/questions'
import { and, asc, desc, eq, inArray, sql as raw } from 'drizzle-orm'
import { chunked } from '../products/chunked.ts'

export type StoredQuestion = typeof productQuestions.$inferSelect

type Slice = { productIds: readonly number[]; language: Language; limit: number; offset: number }

/** Answered questions on the products, the reader's language first, then the newest answers; with how many there are. */
export async function answeredQuestions(
  sql: Sql,
  { productIds, language, limit, offset }: Slice,
): Promise<{ count: number; items: StoredQuestion[] }> {
  const isAnswered = and(
    inArray(productQuestions.productId, [...productIds]),
    eq(productQuestions.state, 'answered'),
  )
  const rows = await sql
    .select({ question: productQuestions, count: raw<number>`count(*) over ()::int` })
    .from(productQuestions)
    .where(isAnswered)
    .orderBy(
      desc(raw`${productQuestions.language} = ${language}`),
      desc(productQuestions.decidedAt),
      asc(productQuestions.id),
    )
    .limit(limit)
    .offset(offset)
  const items = rows.map(({ question }) => question)
  if (rows[0] || offset === 0) return { count: rows[0]?.count ?? 0, items }
  return { count: await sql.$count(productQuestions, isAnswered), items }
}

/** Adds questions that were answered elsewhere; known ids are skipped. Returns how many were added. */
export async function insertAnswered(
  sql: Sql,
  rows: readonly (typeof productQuestions.$inferInsert)[],
): Promise<number> {
  let count = 0
  for (const part of chunked(rows))
    count += (
      await sql
        .insert(productQuestions)
        .values(part)
        .onConflictDoNothing()
        .returning({ id: productQuestions.id })
    ).length
  return count
}
