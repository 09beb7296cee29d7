import { frameTargetProblem } from '@shop/domain/link/footer-target'
import { noteProblem } from '@shop/domain/service-note/note-words'
import * as v from 'valibot'
import { filledText, optionalLink, rows } from '../fields/block-fields.ts'

/** Three stand side by side on a screen, the first alone on a phone. */
const MOST_NOTES = 3
const MOST_TEXT = 60

/** A row is a promise; one without words is left out. It needs no link. */
export const serviceBarFields = {
  notes: rows({ text: v.pipe(filledText, v.maxLength(MOST_TEXT)), link: optionalLink }),
}

/** The bar as everything that reads one parses it. */
export const ServiceBarSchema = v.object(serviceBarFields)
export type ServiceBarFields = v.InferOutput<typeof ServiceBarSchema>

/** What an editor has to put right in the bar, one sentence each. */
export function serviceBarProblems({ notes }: ServiceBarFields): string[] {
  if (notes.length === 0) return ['it promises nothing: give it a row, or remove the block']
  if (notes.length > MOST_NOTES) return [`it has ${notes.length} promises: keep at most ${MOST_NOTES}`]
  return notes.flatMap(({ text, link }) => {
    const problem = noteProblem(text) ?? (link === null ? null : frameTargetProblem(link.href))
    return problem === null ? [] : [`"${text}": ${problem}`]
  })
}
