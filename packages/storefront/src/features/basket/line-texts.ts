import { hasPersonalisation } from '@shop/domain/personalisation/personalisation'
import type { LineText } from './basket-lines.atoms.ts'

/** What a line carries for the rows that a shopper typed: the rows themselves, and how they are shown. @see spec §3 */
export function lineTexts(
  customText: Record<string, string>,
  rows: readonly { label: string }[],
  otherwise: string,
): LineText {
  const shown = hasPersonalisation(customText)
    ? Object.entries(customText).filter(([, value]) => value !== '')
    : []
  return {
    customText,
    displayData: Object.fromEntries(
      shown.map(([key, value]) => {
        const row = rows[Number(key.replace('text', '')) - 1]
        return [key, { key, label: row?.label || otherwise, value }]
      }),
    ),
  }
}
