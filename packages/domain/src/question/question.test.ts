import { expect, test } from 'vitest'
import { QUESTION_STATES, type QuestionStep, questionStateAfter, questionSteps } from './question.ts'

test.each([
  ['asked', 'publish', 'answered'],
  ['asked', 'edit', null],
  ['asked', 'decline', 'declined'],
  ['answered', 'publish', null],
  ['answered', 'edit', 'answered'],
  ['answered', 'decline', 'declined'],
  ['declined', 'publish', 'answered'],
  ['declined', 'edit', null],
  ['declined', 'decline', null],
] as const)('a question that is %s and a step to %s: %s', (state, step, after) => {
  expect(questionStateAfter(state, step)).toBe(after)
})

test('every step that is offered leads somewhere, and no other one does', () => {
  const all: QuestionStep[] = ['publish', 'edit', 'decline']
  for (const state of QUESTION_STATES)
    expect(all.filter((step) => questionStateAfter(state, step) !== null)).toEqual(
      all.filter((step) => questionSteps(state).includes(step)),
    )
})
