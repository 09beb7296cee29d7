import type { Language } from '../../market/markets.ts'
import type { BasketItem } from '../basket.ts'
import { lineEssentials } from './line-essentials.ts'
import { writtenRows } from './written-rows.ts'

/** What a paper says of a line below its name: essential properties, then what is written on it. @see eu-duties C-21 */
export function lineDetails(item: BasketItem, language: Language): string[] {
  return [lineEssentials(item), ...writtenRows(item, language)].filter((detail) => detail !== '')
}
