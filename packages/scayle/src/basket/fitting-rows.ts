import { problem } from '@shop/api-client/contract/problem'
import { labelledRows } from '@shop/domain/basket/lines/labelled-rows'
import { hasPersonalisation } from '@shop/domain/personalisation/personalisation'
import { ONE_ROW } from '@shop/domain/personalisation/personalisation-of'
import { personalisationProblems, rowLength } from '@shop/domain/personalisation/personalisation-rules'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import type { ItemInput } from './basket-service.ts'

/**
 * The rows that a line shows, and SCAYLE hands to the warehouse. SCAYLE says of a product no more than that it takes a
 * text, so there is one short row, whose text alone counts.
 *
 * @throws 422 `input_invalid` with what is wrong with the text
 */
export function fittingRows(
  { locale }: Pick<Shop, 'locale'>,
  customText: Record<string, string> | null,
): ItemInput['displayData'] {
  if (customText === null || !hasPersonalisation(customText)) return {}
  const [row] = ONE_ROW.rows
  const [wrong = null] = personalisationProblems(ONE_ROW, [customText.text1 ?? ''], '')
  if (row !== undefined && wrong !== null) {
    const params: Record<string, number> = wrong === 'tooLong' ? { most: rowLength(row, '') } : {}
    throw problem(422, 'input_invalid', 'The text does not fit the product. Check the rows named.', [
      { path: 'customData.customText.text1', key: `personalisation.${wrong}`, params },
    ])
  }
  const label = localeI18n(locale).t({ id: 'personalisation.text', message: 'Wunschtext' })
  return labelledRows(customText, ONE_ROW.rows, label)
}

/** The text of a line, which SCAYLE keeps in the rows that it shows; null for what is plain. */
export function customTextIn(displayData: ItemInput['displayData']): Record<string, string> | null {
  const { text1 } = displayData
  return text1 === undefined ? null : { text1: text1.value }
}
