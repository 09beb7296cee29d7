import type { Question, QuestionPage } from '@shop/api-client/contract/questions'
import type { Language } from '@shop/domain/market/markets'
import { QUESTIONS_ON_PAGE } from '@shop/domain/question/question'
import type { Sql } from '@shop/engine/db/database'
import type { FamilyOf } from '../products/family-pages.ts'
import { answeredQuestions, type StoredQuestion } from './question-store.ts'

export const NO_QUESTIONS: QuestionPage = { count: 0, items: [], page: 1 }

type Query = { family: FamilyOf; language: Language; page: number; perPage: number }

/** One page of what was asked about a product and its siblings: whoever asks about a sofa does not ask about its colour. */
export async function questionPage(sql: Sql, query: Query): Promise<QuestionPage> {
  const { family, language, page, perPage } = query
  const { count, items } = await answeredQuestions(sql, {
    productIds: productIdsOf(family),
    language,
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  return { count, items: items.map(shownQuestion), page }
}

/** What the product page shows at first, and the products that it was made of. */
export async function firstQuestions(
  sql: Sql,
  family: FamilyOf,
  language: Language,
): Promise<{ page: QuestionPage; productIds: readonly number[] }> {
  const page = await questionPage(sql, { family, language, page: 1, perPage: QUESTIONS_ON_PAGE })
  return { page, productIds: productIdsOf(family) }
}

function productIdsOf({ id, siblings }: FamilyOf): number[] {
  return [...new Set([id, ...siblings.map((sibling) => sibling.id)])]
}

/** As everybody reads it: neither its number nor its author's address. */
function shownQuestion(stored: StoredQuestion): Question {
  const { id, question, answer, name, language, decidedAt, askedAt } = stored
  return {
    id,
    question,
    answer: answer ?? '',
    name,
    language,
    date: (decidedAt ?? askedAt).toISOString().slice(0, 10),
  }
}
