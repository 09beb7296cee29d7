import { LANGUAGES, LOCALES } from '@shop/domain/market/markets'
import { ANSWER_LENGTH, QUESTION_LENGTH } from '@shop/domain/question/question-problems'
import { NICKNAME_LENGTH } from '@shop/domain/review/nickname'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { insertAnswered } from './question-store.ts'

/** A question that was asked and answered elsewhere. */
export const QuestionRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  locale: v.picklist(LOCALES),
  language: v.picklist(LANGUAGES),
  question: v.pipe(v.string(), v.minLength(QUESTION_LENGTH.min), v.maxLength(QUESTION_LENGTH.max)),
  answer: v.pipe(v.string(), v.minLength(ANSWER_LENGTH.min), v.maxLength(ANSWER_LENGTH.max)),
  name: v.pipe(v.string(), v.maxLength(NICKNAME_LENGTH.max)),
  askedAt: v.pipe(v.string(), v.isoTimestamp()),
  answeredAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type QuestionRecord = v.InferOutput<typeof QuestionRecord>

/**
 * Imports answered questions, visible at once and without anybody to write to. The same ones again change nothing. Returns
 * how many were new.
 *
 * @throws for a record that is no question, or of a product that does not exist
 */
export async function importQuestions(database: Database, records: Iterable<unknown>): Promise<number> {
  const rows = [...records].map((record) => {
    const { askedAt, answeredAt, ...question } = v.parse(QuestionRecord, record)
    return {
      ...question,
      number: `Q-${question.id}`,
      customerId: null,
      email: '',
      state: 'answered' as const,
      askedAt: new Date(askedAt),
      decidedAt: new Date(answeredAt),
    }
  })
  return database.transaction((sql) => insertAnswered(sql, rows))
}
