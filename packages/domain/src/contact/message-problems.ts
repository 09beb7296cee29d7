import { type FormProblem, fieldProblems, type Rule } from '../form/form-problem.ts'
import { maxLength, maxValue, minLength, minValue, required } from '../form/rules.ts'
import { messageRules } from './form-field.ts'

/** Length of the text of a review, characters. @see product §7 "Review" */
export const REVIEW_LENGTH = { min: 20, max: 4000 } as const
export const REVIEW_TITLE_MAX = 80

/** Photos of a complaint; bytes, and the kinds that their content may have. @see product §7 "Complaint" */
export const COMPLAINT_PHOTOS = {
  max: 5,
  maxBytes: 8 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
} as const

export type ComplaintForm = {
  item: string
  kind: string
  message: string
  photos: readonly { type: string; bytes: number }[]
}
export type ReviewForm = { rating: number; title: string; text: string }

/** Everything that is wrong with a complaint; the kind of a photo is what its content says. @see product §7 */
export function complaintProblems({ item, kind, message, photos }: ComplaintForm): FormProblem[] {
  const { max, maxBytes, types } = COMPLAINT_PHOTOS
  return [
    ...fieldProblems('item', item, [required]),
    ...fieldProblems('kind', kind, [required]),
    ...fieldProblems('message', message, messageRules),
    ...(photos.length > max ? [{ path: 'photos', key: 'complaint.errors.photoCount', params: { max } }] : []),
    ...photos.flatMap(({ type, bytes }, index) => {
      const path = `photos.${index}`
      if (!types.some((known) => known === type))
        return [{ path, key: 'complaint.errors.photoType', params: {} }]
      return bytes > maxBytes ? [{ path, key: 'complaint.errors.photoSize', params: { max: maxBytes } }] : []
    }),
  ]
}

/** Everything that is wrong with a review: 1 to 5 whole stars, a title if wanted, a text. @see product §7 "Review" */
export function reviewProblems({ rating, title, text }: ReviewForm): FormProblem[] {
  return [
    ...(Number.isInteger(rating)
      ? fieldProblems('rating', String(rating), [minValue(1), maxValue(5)])
      : [{ path: 'rating', key: 'generic.validation.integer', params: {} }]),
    ...fieldProblems('title', title, [maxLength(REVIEW_TITLE_MAX)]),
    ...fieldProblems('text', text, [
      required,
      trimmed(minLength(REVIEW_LENGTH.min)),
      maxLength(REVIEW_LENGTH.max),
    ]),
  ]
}

// Ten spaces are no message.
function trimmed(rule: Rule): Rule {
  return (value) => rule(value.trim())
}
