import { isFilterName, OWN_FILTERS } from '@shop/domain/query/filter-name'

const FACET_NAMES: Record<string, string> = { farbe: 'colour', groesse: 'size' }

/** What an attribute is called among the filters, and so in the addresses of listings. */
export function attributeFacetName(key: string): string {
  return FACET_NAMES[key] ?? key
}

/** Whether an attribute can be a facet: its name has to be free in the address, and no filter of the shop's own. */
export function isFreeFacet(key: string): boolean {
  return refusedFacet(key) === null
}

/** Why an attribute cannot be a facet, as a message of the import; null where it can. */
export function refusedFacet(key: string): string | null {
  const name = attributeFacetName(key)
  if (OWN_FILTERS.has(name))
    return `"${key}" cannot be a facet: the shop makes the filter "${name}" by itself; choose another key, or "facet": false`
  if (!isFilterName(name))
    return `"${key}" cannot be a facet: addresses of the shop use "${name}" for something else, or it does not begin with a letter or digit; choose another key, or "facet": false`
  return null
}
