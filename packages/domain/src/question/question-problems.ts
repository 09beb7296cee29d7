import { type FormProblem, fieldProblems, type Rule } from '../form/form-problem.ts'
import { maxLength, minLength, required } from '../form/rules.ts'
import { emailProblems } from '../person/email.ts'
import { nicknameProblems } from '../review/nickname.ts'
import { contactInText } from './contact-in-text.ts'

/** Length of a question, characters. */
export const QUESTION_LENGTH = { min: 10, max: 600 } as const
/** Length of the shop's answer, characters. */
export const ANSWER_LENGTH = { min: 2, max: 2000 } as const

/** A question as it is sent; `email` is null where the shop knows the address of who is signed in. */
export type QuestionForm = { question: string; name: string; email: string | null }

/**
 * Everything that keeps a question from being sent. It becomes public, so nothing may stand in it that reaches a person or
 * leads out of the shop; a name is what its author wants to be called, or none; the answer needs an address to go to.
 *
 * @see product §11
 */
export function questionProblems({ question, name, email }: QuestionForm): FormProblem[] {
  return [
    ...fieldProblems('question', question, questionRules),
    ...(name.trim() === '' ? [] : nicknameProblems(name).map((problem) => ({ ...problem, path: 'name' }))),
    ...(email === null ? [] : emailProblems('email', email)),
  ]
}

/** Everything that keeps a question and its answer from being published: what is public follows the same rules for the shop. */
export function answerProblems({ question, answer }: { question: string; answer: string }): FormProblem[] {
  return [
    ...fieldProblems('question', question, questionRules),
    ...fieldProblems('answer', answer, [
      required,
      trimmed(minLength(ANSWER_LENGTH.min)),
      maxLength(ANSWER_LENGTH.max),
    ]),
  ]
}

const harmless: Rule = (value) => {
  const kind = contactInText(value)
  return kind === null
    ? null
    : { key: `question.errors.${kind}`, params: {}, message: `The text holds a contact: ${kind}` }
}

const questionRules: readonly Rule[] = [
  required,
  trimmed(minLength(QUESTION_LENGTH.min)),
  maxLength(QUESTION_LENGTH.max),
  harmless,
]

// Ten spaces are no question.
function trimmed(rule: Rule): Rule {
  return (value) => rule(value.trim())
}
