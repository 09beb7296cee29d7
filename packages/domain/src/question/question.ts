/** What becomes of a question on a product: only what is answered is public. */
export const QUESTION_STATES = ['asked', 'answered', 'declined'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** What the shop may do about a question: publish it with an answer, change what is published, or keep it from being shown. */
export type QuestionStep = 'publish' | 'edit' | 'decline'

/** Why a question is not shown. */
export const DECLINE_REASONS = ['answered', 'ownOrder', 'unrelated', 'personal', 'rules'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Questions on the product page before more are requested. */
export const QUESTIONS_ON_PAGE = 3
/** Questions of one page of the list. */
export const QUESTIONS_PER_PAGE = 10

const STEPS: Readonly<Record<QuestionState, readonly QuestionStep[]>> = {
  asked: ['publish', 'decline'],
  answered: ['edit', 'decline'],
  declined: ['publish'],
}

const AFTER: Readonly<Record<QuestionStep, QuestionState>> = {
  publish: 'answered',
  edit: 'answered',
  decline: 'declined',
}

/** What the shop may do about a question in this state. An answered one can be taken down, a declined one published after all. */
export function questionSteps(state: QuestionState): readonly QuestionStep[] {
  return STEPS[state]
}

/** The state after a step; null where the state does not allow it. */
export function questionStateAfter(state: QuestionState, step: QuestionStep): QuestionState | null {
  return STEPS[state].includes(step) ? AFTER[step] : null
}
