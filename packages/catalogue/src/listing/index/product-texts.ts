import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import type { Localised } from '@shop/engine/records/catalogue-record'
import { attributeFacetName } from '@shop/engine/records/facet-name'
import type { IndexRow } from '../../products/index-row.ts'
import type { FieldText } from './catalogue-index-types.ts'

/** Everything a shopper may look for in a product; `categories` are the names of its categories and all above. */
export function textsOf(
  row: IndexRow,
  categories: readonly Localised[],
): Record<Language, readonly FieldText[]> {
  const numbers = [row.referenceKey, ...row.variants.map((variant) => variant.referenceKey)]
  const facets = Object.entries(row.attributes).filter(([, { facet }]) => facet)
  const inLanguage = (language: Language): FieldText[] => [
    { field: 'name', text: row.name[language] },
    { field: 'brand', text: row.subbrand === null ? row.brand : `${row.brand} ${row.subbrand}` },
    ...categories.map((name): FieldText => ({ field: 'category', text: name[language] })),
    ...facets.flatMap(([key, { values }]) =>
      values.map(
        ({ label }): FieldText => ({
          field: attributeFacetName(key) === 'colour' ? 'colour' : 'attribute',
          text: label[language],
        }),
      ),
    ),
    ...numbers.map((number): FieldText => ({ field: 'number', text: number.replaceAll('_', ' ') })),
  ]
  const [de, fr, nl] = LANGUAGES.map(inLanguage)
  return { de: de ?? [], fr: fr ?? [], nl: nl ?? [] }
}
