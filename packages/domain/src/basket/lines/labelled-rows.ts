import { hasPersonalisation } from '../../personalisation/personalisation.ts'
import type { PersonalisationRow } from '../../product/product-facts.ts'
import type { BasketItem } from '../basket.ts'

/**
 * The rows by which a line shows its text: each row that the product has, under the label that the product gives it, or
 * `otherwise`. What a warehouse stitches is read from them, so they follow from the text that was checked alone.
 *
 * @see spec §4 "Personalisation text"
 */
export function labelledRows(
  customText: Record<string, string> | null,
  rows: readonly Pick<PersonalisationRow, 'label'>[],
  otherwise: string,
): BasketItem['displayData'] {
  if (customText === null || !hasPersonalisation(customText)) return {}
  return Object.fromEntries(
    rows.flatMap(({ label }, index) => {
      const key = `text${index + 1}`
      const value = customText[key]?.trim() ?? ''
      return value === '' ? [] : [[key, { key, label: label || otherwise, value }]]
    }),
  )
}
