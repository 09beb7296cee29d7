import { MESSAGE_LENGTH, messageRules } from '../contact/form-field.ts'
import { type FormProblem, fieldProblems } from '../form/form-problem.ts'
import { maxLength, required } from '../form/rules.ts'
import { emailProblems } from '../person/email.ts'

/** Why somebody wants a review to go. */
export const REPORT_REASONS = [
  'illegal',
  'insult',
  'personal',
  'untrue',
  'advertising',
  'unrelated',
  'childAbuse',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What a decision to remove a review rests on. @see Regulation (EU) 2022/2065 art. 17(3)(d), (e) */
export const REMOVAL_GROUNDS = ['law', 'rules'] as const
export type RemovalGround = (typeof REMOVAL_GROUNDS)[number]

export const REPORT_LENGTH = MESSAGE_LENGTH
const NAME_MAX = 100

/** A report as it is sent; a tick is `on`. */
export type ReviewReport = { reason: string; message: string; name: string; email: string; faith: string }

/**
 * Whether a report has to say whom it comes from: not where it is about the sexual abuse of children.
 *
 * @see Regulation (EU) 2022/2065 art. 16(2)(c)
 */
export function needsReporter(reason: string): boolean {
  return reason !== 'childAbuse'
}

/**
 * Everything that keeps a report from being sent: a reason, an explanation, name and address of its sender, and that it
 * is made in good faith. Names are not looked at more closely: also firms, authorities and trusted flaggers report.
 *
 * @see eu-duties C-48; Regulation (EU) 2022/2065 art. 16(2)
 */
export function reportProblems({ reason, message, name, email, faith }: ReviewReport): FormProblem[] {
  const isReason = REPORT_REASONS.some((known) => known === reason)
  const isAsked = needsReporter(reason)
  return [
    ...fieldProblems('reason', isReason ? reason : '', [required]),
    ...fieldProblems('message', message, messageRules),
    ...fieldProblems('name', name, [...(isAsked ? [required] : []), maxLength(NAME_MAX)]),
    ...(isAsked || email.trim() !== '' ? emailProblems('email', email) : []),
    ...fieldProblems('faith', faith, [required]),
  ]
}
