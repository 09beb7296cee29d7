import { LANGUAGES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const page = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer('number.integer'),
  v.minValue(1, 'number.min'),
  v.maxValue(10_000, 'number.max'),
)
const referenceKey = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))
/** Far more than the form takes; longer texts are refused before they are looked at. */
const text = v.pipe(v.string(), v.maxLength(20_000, 'generic.validation.maxLength'))

export const QuestionSchema = v.object({
  id: v.string(),
  question: v.string(),
  /** The shop's. */
  answer: v.string(),
  /** What its author wants to be called; may be empty. */
  name: v.string(),
  /** The language of both, for `lang`, so that they are read out and translated rightly. */
  language: v.picklist(LANGUAGES),
  /** ISO date of the day it was answered. */
  date: v.string(),
})
export type Question = v.InferOutput<typeof QuestionSchema>

/** Answered questions on a product and its siblings: those in the reader's language first, then the newest. */
export const QuestionPageSchema = v.object({
  /** All that are answered, whatever page this is. */
  count: v.number(),
  items: v.array(QuestionSchema),
  page: v.number(),
})
export type QuestionPage = v.InferOutput<typeof QuestionPageSchema>

/** Answered questions on a product. A page beyond the last is empty. 404 where the shop offers none. */
export const loadQuestions = defineCall({
  name: 'loadQuestions',
  method: 'GET',
  path: '/api/shop/products/{referenceKey}/questions/',
  input: v.object({ referenceKey, page: v.optional(page, 1) }),
  answer: QuestionPageSchema,
})

/**
 * Asks something about a product. Nothing of it is public before the shop has answered; then its author gets one mail. Who
 * is signed in needs no address. 404 `product_not_found`, 422 `input_invalid` with the keys of the form's own rules, 429.
 */
export const askQuestion = defineCall({
  name: 'askQuestion',
  method: 'POST',
  path: '/api/shop/products/{referenceKey}/questions/',
  rights: 'session',
  status: 202,
  input: v.object({
    referenceKey,
    question: v.optional(text, ''),
    name: v.optional(text, ''),
    email: v.optional(text, ''),
    /** An invisible honeypot: only bots fill it in, and get the usual answer. */
    website: v.optional(text, ''),
  }),
  answer: v.object({}),
})
