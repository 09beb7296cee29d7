import { contentLink, text } from '@shop/content/fields'
import { footerTargetProblem } from '@shop/domain/link/footer-target'
import * as v from 'valibot'
import { filledText, rows } from '../fields/block-fields.ts'

/** A column is as narrow as a phone's half screen. */
const MOST_TITLE = 40
const MOST_TEXT = 160
const MOST_LINKS = 12

/** A row is a link; one without words, or without any address, is left out. */
export const footerColumnFields = {
  title: v.pipe(filledText, v.maxLength(MOST_TITLE)),
  text: v.pipe(text, v.trim(), v.maxLength(MOST_TEXT)),
  links: rows({ label: filledText, link: contentLink }),
}

/** A column as everything that reads one parses it. */
export const FooterColumnSchema = v.object(footerColumnFields)
export type FooterColumnFields = v.InferOutput<typeof FooterColumnSchema>

/** What an editor has to put right in a column, one sentence each. */
export function footerColumnProblems({ links }: FooterColumnFields): string[] {
  if (links.length === 0) return ['it has no link: give it one, or remove the column']
  if (links.length > MOST_LINKS) return [`it has ${links.length} links: keep at most ${MOST_LINKS}`]
  const hrefs = links.map(({ link }) => link.href)
  return links.flatMap(({ label, link: { href } }, index) => {
    const isTwice = href !== '' && hrefs.indexOf(href) < index
    const problem = isTwice
      ? 'another link of the column leads there already: remove one'
      : footerTargetProblem(href)
    return problem === null ? [] : [`"${label}": ${problem}`]
  })
}
