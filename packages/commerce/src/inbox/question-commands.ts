import { answerQuestion, declineQuestion, editQuestion } from '@shop/api-client/office/inbox-commands'
import { inboxObject } from '@shop/customers/contact/contact-message-store'
import { putQuestionNews } from '@shop/customers/questions/question-news'
import { changeQuestion, lockQuestion, type StoredQuestion } from '@shop/customers/questions/question-store'
import { type QuestionState, type QuestionStep, questionStateAfter } from '@shop/domain/question/question'
import { ANSWER_LENGTH, answerProblems, QUESTION_LENGTH } from '@shop/domain/question/question-problems'
import { plainText } from '@shop/domain/review/plain-text'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import { onOrder } from '@shop/sales/office/office-context'
import { addEntry, lockItem, putWork } from './inbox-work-store.ts'
import { changedEntry, inboxVersion } from './item-at-desk.ts'

/** What the desk does about a question on a product; each is an entry with it and a line of the log. @see docs/office.md */
export const QUESTION_COMMANDS = [
  onOrder(
    answerQuestion,
    inboxVersion,
  )(async ({ number, ...written }, context) => {
    const { sql, now, actor } = context
    const { asked, after } = await requireQuestion(sql, number, 'publish')
    const { question, answer } = published(written)
    const { name: decidedBy } = actor
    await changeQuestion(sql, number, {
      state: after,
      question,
      answer,
      declinedFor: null,
      decidedBy,
      decidedAt: now,
    })
    await putWork(sql, number, { state: 'done', answeredAt: now, outcome: 'answered', closedAt: now })
    await addEntry(sql, changedEntry(context, number, 'published', answer))
    await putQuestionNews(sql, { number, state: 'answered', why: '' }, now)
    return {
      answer: { number },
      object: inboxObject(number),
      before: { state: asked.state, question: asked.question },
      after: { state: after, question, answer },
      effects: mailed('questionAnswered', asked),
    }
  }),

  onOrder(
    editQuestion,
    inboxVersion,
  )(async ({ number, ...written }, context) => {
    const { sql } = context
    const { asked } = await requireQuestion(sql, number, 'edit')
    const { question, answer } = published(written)
    await changeQuestion(sql, number, { question, answer })
    await addEntry(sql, changedEntry(context, number, 'edited', answer))
    return {
      answer: { number },
      object: inboxObject(number),
      before: { question: asked.question, answer: asked.answer },
      after: { question, answer },
      undo:
        asked.answer === null
          ? null
          : undoBy(editQuestion, { number, question: asked.question, answer: asked.answer }),
    }
  }),

  onOrder(
    declineQuestion,
    inboxVersion,
  )(async ({ number, reason, why }, context) => {
    const { sql, now, actor } = context
    const { asked, after } = await requireQuestion(sql, number, 'decline')
    const words = plainText(why)
    await changeQuestion(sql, number, {
      state: after,
      declinedFor: reason,
      decidedBy: actor.name,
      decidedAt: now,
    })
    await putWork(sql, number, { state: 'done', outcome: 'refused', closedAt: now })
    await addEntry(sql, changedEntry(context, number, 'closed', words === '' ? null : words))
    await putQuestionNews(sql, { number, state: 'declined', why: words }, now)
    return {
      answer: { number },
      object: inboxObject(number),
      before: { state: asked.state },
      after: { state: after, reason, why: words },
      effects: mailed('questionDeclined', asked),
    }
  }),
]

/**
 * A question, held until the transaction ends, and its state after the step.
 *
 * @throws CommandRefusal for a number of no question, and where its state does not allow the step
 */
async function requireQuestion(
  sql: Sql,
  number: string,
  step: QuestionStep,
): Promise<{ asked: StoredQuestion; after: QuestionState }> {
  await lockItem(sql, number)
  const asked = await lockQuestion(sql, number)
  if (asked === null)
    throw new CommandRefusal(`There is no question ${number}.`, 'questionUnknown', { number })
  const after = questionStateAfter(asked.state, step)
  if (after === null)
    throw new CommandRefusal(
      `Question ${number} is ${asked.state}, which does not allow to ${step} it.`,
      'questionState',
      { number },
    )
  return { asked, after }
}

/** What becomes public, plain and by the same rules as for whoever asks. */
function published(written: { question: string; answer: string }) {
  const texts = { question: plainText(written.question), answer: plainText(written.answer) }
  const [wrong] = answerProblems(texts)
  if (wrong === undefined) return texts
  if (wrong.key.startsWith('question.errors.'))
    throw new CommandRefusal(
      'The question holds an e-mail address, a link or a telephone number: take it out before it is public.',
      'questionContact',
    )
  throw new CommandRefusal(
    `A question has ${QUESTION_LENGTH.min} to ${QUESTION_LENGTH.max} characters, an answer ${ANSWER_LENGTH.min} to ${ANSWER_LENGTH.max}.`,
    'questionShort',
  )
}

/** Whoever was written to, or erased, has no address left. */
function mailed(mail: 'questionAnswered' | 'questionDeclined', { email }: StoredQuestion) {
  return email === '' ? [] : [{ kind: 'mail', mail, to: email } as const]
}
