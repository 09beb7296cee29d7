import { type ProblemDocument, problem } from '@shop/api-client/contract/problem'
import type { Catalogue } from '@shop/catalogue/catalogue/catalogue'
import { bundleWithParts } from '@shop/catalogue/product-page/bundle-parts'
import type { BasketLine } from '@shop/domain/basket/lines/basket-line'
import { labelledRows } from '@shop/domain/basket/lines/labelled-rows'
import { hasPersonalisation } from '@shop/domain/personalisation/personalisation'
import { personalisationOf } from '@shop/domain/personalisation/personalisation-of'
import { personalisationProblems, rowLength } from '@shop/domain/personalisation/personalisation-rules'
import type { Personalisation } from '@shop/domain/product/product-facts'
import { isBundleComplete } from '@shop/domain/product-detail/bundle'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import type { SessionContext } from '../on.ts'

type PersonalisedItem = { variantId: number; customText: Record<string, string> | null }

/** Whether a part of a virtual bundle is missing, so that it cannot be ordered. @see spec §3 "virtuelleBundles" */
export async function lacksPart(catalogue: Catalogue, variantId: number): Promise<boolean> {
  const found = await catalogue.variant(variantId)
  const whole = found && (await catalogue.product(found.product.id))
  const bundle = whole && (await bundleWithParts(catalogue, whole.extras.bundle))
  return bundle !== null && !isBundleComplete(bundle)
}

/**
 * Refuses a personalisation that the product cannot be made with: rows, length and letters have their limits, and most
 * products take none, as a text that nobody stitches would take the right of withdrawal away. A product that consists of its
 * letters is not sold without any.
 *
 * @returns the rows that the line shows, and the warehouse stitches; whatever a client says of them counts for nothing
 * @throws 422 `input_invalid` with the row and what is wrong with it.
 */
export async function fittingRows(
  { catalogue, shop }: Pick<SessionContext, 'catalogue' | 'shop'>,
  { variantId, customText }: PersonalisedItem,
): Promise<BasketLine['displayData']> {
  const found = await catalogue.variant(variantId)
  if (!found) return {}
  const whole = await catalogue.product(found.product.id)
  const personalisation = (whole && personalisationOf(whole.product, whole.extras.facts)) ?? NO_TEXT
  const hasText = hasPersonalisation(customText)
  if (!hasText && personalisation.mayBeWithout) return {}

  const errors = textErrors(personalisation, (hasText && customText) || {}, found.variant.referenceKey)
  if (errors.length > 0)
    throw problem(422, 'input_invalid', 'The text does not fit the product. Check the rows named.', errors)
  return labelledRows(customText, personalisation.rows, rowWords(shop))
}

/** What can be put on any other product. */
const NO_TEXT: Personalisation = { kind: 'text', rows: [], mayBeWithout: true }

/** What a row is called to which the product gives no name. */
function rowWords({ locale }: Shop): string {
  return localeI18n(locale).t({ id: 'personalisation.text', message: 'Wunschtext' })
}

function textErrors(
  personalisation: Personalisation,
  customText: Record<string, string>,
  variantKey: string,
): ProblemDocument['errors'] {
  const { rows } = personalisation
  const names = rows.map((_, index) => `text${index + 1}`)
  const texts = names.map((name) => customText[name] ?? '')
  const unknown = Object.keys(customText).filter((name) => !names.includes(name))

  return [
    ...personalisationProblems(personalisation, texts, variantKey).flatMap((wrong, index) => {
      const row = rows[index]
      if (wrong === null || row === undefined) return []
      const params: Record<string, number> = wrong === 'tooLong' ? { most: rowLength(row, variantKey) } : {}
      return [{ path: `customData.customText.${names[index]}`, key: `personalisation.${wrong}`, params }]
    }),
    ...unknown.map((name) => ({
      path: `customData.customText.${name}`,
      key: 'personalisation.unknownRow',
      params: { rows: rows.length },
    })),
  ]
}
