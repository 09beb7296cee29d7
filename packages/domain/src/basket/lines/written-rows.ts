import type { Language } from '../../market/markets.ts'
import { WITHOUT } from '../../personalisation/personalisation.ts'
import { COLON } from '../../text/colon.ts'
import type { BasketItem } from '../basket.ts'

/**
 * What is written on the goods of a line, row by row with its label, as a paper or a mail says it. Orders of earlier
 * builds know the texts alone.
 *
 * @see spec §4 "Personalisation text", eu-duties C-21
 */
export function writtenRows(
  { displayData, customData }: Pick<BasketItem, 'displayData' | 'customData'>,
  language: Language,
): readonly string[] {
  const labelled = Object.values(displayData)
  return labelled.length > 0
    ? labelled.map(({ label, value }) => `${label}${COLON[language]} ${value}`)
    : Object.values(customData.customText ?? {}).filter((text) => text !== '' && text !== WITHOUT)
}
