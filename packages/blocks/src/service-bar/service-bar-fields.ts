import { frameTargetProblem } from '@shop/domain/link/footer-target'
import { noteProblem } from '@shop/domain/service-note/note-words'
import * as v from 'valibot'
import { filledText, optionalLink, rows } from '../fields/block-fields.ts'

/** They stand side by side in one line from 768 px on; a phone shows the first alone. */
export const MOST_NOTES = 3
const MOST_TEXT = 50
const MOST_TOGETHER = 100

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
  const length = notes.reduce((sum, { text }) => sum + text.length, 0)
  const tooLong =
    length > MOST_TOGETHER
      ? [`its promises have ${length} characters together, more than one line holds: keep ${MOST_TOGETHER}`]
      : []
  const texts = notes.map(({ text }) => text)
  const wrong = notes.flatMap(({ text, link }, index) => {
    const problem =
      texts.indexOf(text) < index
        ? 'it is promised twice: remove one'
        : (noteProblem(text) ?? (link === null ? null : frameTargetProblem(link.href)))
    return problem === null ? [] : [`"${text}": ${problem}`]
  })
  return [...tooLong, ...wrong]
}
