import { attributeValue } from '../product/advanced-value.ts'
import type { Product } from '../product/product.ts'

/** How a filter compares; the words are the recommendation provider's. */
export const FILTER_OPERATORS = [
  'equals',
  'does not equal',
  'in',
  'not in',
  'contains',
  'does not contain',
  'greater than',
  'less than',
] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

/** One condition of a recommendation block; several values are separated by commas. @see spec §3 "Recommendation block" */
export type RecommendationFilter = {
  property: string
  type: 'string' | 'number' | 'boolean'
  operator: FilterOperator
  value: string
}

/** What filters look at; `price` in minor units, null without one. */
export type Filterable = Pick<Product, 'brand' | 'subbrand' | 'attributes' | 'isNew' | 'sale'> & {
  price: number | null
  categoryNames: readonly string[]
}

/** The values of a filter, at least one. */
export function filterValues({ value }: Pick<RecommendationFilter, 'value'>): string[] {
  return value.split(',').map((part) => part.trim())
}

/** Whether a product passes all filters. What it does not have equals nothing. @see spec §3 "Recommendation block" */
export function passesFilters(product: Filterable, filters: readonly RecommendationFilter[]): boolean {
  return filters.every((filter) => passes(propertyValues(product, filter.property), filter))
}

/** Properties of every product by name; any other name is an attribute. Amounts are in major units, as editors write them. */
function propertyValues(product: Filterable, property: string): string[] {
  switch (property) {
    case 'brand':
      return [product.brand]
    case 'subbrand':
      return product.subbrand === null ? [] : [product.subbrand]
    case 'category':
      return [...product.categoryNames]
    case 'price':
      return product.price === null ? [] : [String(product.price / 100)]
    case 'new':
      return [String(product.isNew)]
    case 'sale':
      return [String(product.sale !== null)]
    default: {
      const value = attributeValue(product.attributes, property)
      return value === null ? [] : [value]
    }
  }
}

function passes(values: readonly string[], filter: RecommendationFilter): boolean {
  const wanted = filterValues(filter)
  const isOneOf = () => values.some((value) => wanted.some((word) => isSame(value, word, filter.type)))
  const holds = () =>
    values.some((value) => wanted.some((word) => value.toLowerCase().includes(word.toLowerCase())))
  switch (filter.operator) {
    case 'equals':
    case 'in':
      return isOneOf()
    case 'does not equal':
    case 'not in':
      return !isOneOf()
    case 'contains':
      return holds()
    case 'does not contain':
      return !holds()
    case 'greater than':
      return values.some((value) => Number(value) > Number(wanted[0]))
    case 'less than':
      return values.some((value) => Number(value) < Number(wanted[0]))
  }
}

function isSame(value: string, word: string, type: RecommendationFilter['type']): boolean {
  return type === 'number' ? Number(value) === Number(word) : value.toLowerCase() === word.toLowerCase()
}
