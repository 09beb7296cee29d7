import type { QuestionPage } from '@shop/api-client/contract/questions'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { type Answer, answered } from '../problem-words/answered.ts'

type QuestionsQuery = { referenceKey: string; page: number }

/** One page of what was asked and answered about a product. */
export const loadQuestionsAtom = atom(
  null,
  async (get, _set, input: QuestionsQuery): Promise<Answer<QuestionPage>> => {
    const { api } = get(servicesAtom)
    const { loadQuestions } = await import('@shop/api-client/contract/questions')
    return answered(api(loadQuestions, input))
  },
)

/** `website` is the field that only machines fill in. */
type QuestionToSend = { referenceKey: string; question: string; name: string; email: string; website: string }

/** Sends a question to the shop. */
export const askQuestionAtom = atom(
  null,
  async (get, _set, input: QuestionToSend): Promise<Answer<unknown>> => {
    const { api } = get(servicesAtom)
    const { askQuestion } = await import('@shop/api-client/contract/questions')
    return answered(api(askQuestion, input))
  },
)
