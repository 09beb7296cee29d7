import { createElement as h, type ReactElement } from 'react'

/** A number that has a hyphen, of a paper or a register: a line would break at it. */
const HYPHENED_NUMBER = /(?<![\p{L}\d-])([A-Z]{1,3}-\d[\d.-]*\d)(?![\p{L}\d-])/u

/** A text whose numbers no line breaks. */
export function unbroken(text: string): (string | ReactElement)[] {
  return text
    .split(HYPHENED_NUMBER)
    .map((part, index) =>
      HYPHENED_NUMBER.test(part)
        ? h('span', { key: `n${index}`, style: { whiteSpace: 'nowrap' } }, part)
        : part,
    )
}

/** Whether a word has more than so many letters between the places where a line may break. */
export function hasLongWord(text: string, most: number): boolean {
  return text.split(/[\s-]/).some((word) => word.length > most)
}
