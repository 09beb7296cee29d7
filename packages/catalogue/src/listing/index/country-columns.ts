import type { Part, PartSource } from '../../snapshot/parts.ts'
import { CodeColumn, Int32Column, Uint8Column } from '../columns/column.ts'
import type { CountryFacts } from './country-facts.ts'

/** Flags of a position in a country. */
export const VISIBLE = 1
export const SOLD_OUT = 2

/** Codes of the facets that a country decides; 0 is no value. */
export const SALE_VALUES = ['1'] as const
export const DELIVERY_VALUES = ['instant', 'soon', 'late'] as const

/** Everything about products that differs from country to country, by position. */
export class CountryColumns {
  readonly flags: Uint8Column
  readonly price: Int32Column
  readonly discount: Uint8Column
  readonly deliveryGroup: Uint8Column
  readonly sale: CodeColumn
  readonly delivery: CodeColumn

  constructor(capacity: number) {
    this.flags = new Uint8Column(capacity)
    this.price = new Int32Column(capacity)
    this.discount = new Uint8Column(capacity)
    this.deliveryGroup = new Uint8Column(capacity)
    this.sale = new CodeColumn(capacity)
    this.delivery = new CodeColumn(capacity)
  }

  /** null where the product is not to be seen. */
  write(position: number, facts: CountryFacts | null): void {
    if (facts === null) {
      this.flags.set(position, 0)
      return
    }
    this.flags.set(position, VISIBLE | (facts.isSoldOut ? SOLD_OUT : 0))
    this.price.set(position, facts.price)
    this.discount.set(position, Math.min(facts.discount, 255))
    this.deliveryGroup.set(position, facts.deliveryGroup)
    this.sale.set(position, facts.isOnSale ? 1 : 0)
    this.delivery.set(position, facts.isSoldOut ? 0 : 1 + DELIVERY_VALUES.indexOf(facts.delivery))
  }

  parts(length: number): Part[] {
    return this.#columns().map((column) => column.part(length))
  }

  restore(from: PartSource): void {
    for (const column of this.#columns()) column.restore(from)
  }

  #columns() {
    return [this.flags, this.price, this.discount, this.deliveryGroup, this.sale, this.delivery]
  }
}
