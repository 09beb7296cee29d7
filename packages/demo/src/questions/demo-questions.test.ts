import { QuestionRecord } from '@shop/catalogue/questions/import-questions'
import { LANGUAGES } from '@shop/domain/market/markets'
import { answerProblems, questionProblems } from '@shop/domain/question/question-problems'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { demoRecords } from '../demo-catalogue.ts'
import { demoQuestions } from './demo-questions.ts'

const SHOPS = ['home-shop', 'baby-shop'] as const

test.each(SHOPS)(
  'questions of the %s parse, keep the rules of the form, and are asked in every language',
  (shop) => {
    const questions = demoQuestions(shop)

    for (const question of questions) {
      expect(v.safeParse(QuestionRecord, question).issues).toBe(undefined)
      expect([...questionProblems({ ...question, email: null }), ...answerProblems(question)]).toEqual([])
    }
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
  },
)

test.each(SHOPS)('questions of the %s are about goods that its catalogue has', (shop) => {
  const ids = new Set(
    [...demoRecords(shop)].flatMap((record) => (record.kind === 'product' ? [record.id] : [])),
  )

  expect(demoQuestions(shop).filter(({ productId }) => !ids.has(productId))).toEqual([])
})
