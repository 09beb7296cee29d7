import { electricalCategoryOf } from '@shop/domain/product/electrical-category'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'

type Facts = NonNullable<ProductRecord['facts']>
type Sorting = NonNullable<Facts['triman']>

const CARTON = { part: 'Carton d’emballage', bin: 'dans le bac de tri' }
const YEARS_OF_PARTS = { electrical: 5, furniture: 10 }

/** What France wants said of a product of its kind: how it is sorted, and for how long there are spare parts. */
export function withFrenchFacts(product: ProductRecord): ProductRecord {
  const { facts = {}, advancedAttributes } = product
  const { kinds = [] } = facts
  const isElectrical =
    facts.electrical !== undefined ||
    electricalCategoryOf(advancedAttributes.elektroKategorie?.value) !== null
  const isFurniture = kinds.includes('furniture')
  const years = isElectrical ? YEARS_OF_PARTS.electrical : isFurniture ? YEARS_OF_PARTS.furniture : null
  const sorting = sortingOf({ isElectrical, isFurniture, kinds })
  if (sorting === null) return product
  return {
    ...product,
    facts: {
      ...(years === null ? {} : { spareParts: { available: true, years } as const }),
      triman: [...sorting, CARTON],
      ...facts,
    },
  }
}

function sortingOf({
  isElectrical,
  isFurniture,
  kinds,
}: {
  isElectrical: boolean
  isFurniture: boolean
  kinds: NonNullable<Facts['kinds']>
}): Sorting | null {
  if (isElectrical)
    return [{ part: 'Appareil, piles et ampoules', bin: 'à rapporter en magasin ou en déchèterie' }]
  if (isFurniture) return [{ part: 'Meuble', bin: 'à donner, sinon à déposer en déchèterie' }]
  if (kinds.includes('toy')) return [{ part: 'Jouet', bin: 'à donner, sinon à déposer en point de collecte' }]
  if (kinds.includes('textile'))
    return [{ part: 'Textile', bin: 'à déposer en borne de collecte, propre et sec' }]
  return null
}
