import { attributeValue } from '../product/advanced-value.ts'
import type { Product } from '../product/product.ts'
import type { Rating } from '../product/product-card.ts'

/** Average and number of ratings; null unless both exist. @see spec §5 "Rating is shown only when" */
export function ratingOf({ attributes }: Pick<Product, 'attributes'>): Rating | null {
  const average = attributes.durchschnittBewertungen?.values[0]?.label
  const count = attributeValue(attributes, 'anzahlBewertungen')
  if (!average || !count) return null

  const rating = { average: Number(average.replace(',', '.')), count: Number(count) }
  return rating.average > 0 && rating.count > 0 ? rating : null
}
