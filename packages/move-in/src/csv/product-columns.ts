import type { ColumnNames } from '../reading/columns.ts'

/** The columns of a table of products of our own; `option: Farbe`, `name:fr` and `description:fr` are found by their beginning. */
export const OWN_COLUMNS = {
  id: ['id'],
  name: ['name'],
  description: ['description'],
  brand: ['brand'],
  category: ['category'],
  vat: ['vat'],
  active: ['active'],
  address: ['address'],
  pictures: ['pictures'],
  variant: ['variant_id'],
  sku: ['sku'],
  gtin: ['gtin'],
  price: ['price'],
  compareAt: ['compare_at'],
  stock: ['stock'],
  makerName: ['maker_name'],
  makerAddress: ['maker_address'],
  makerEmail: ['maker_email'],
  makerCountry: ['maker_country'],
} satisfies ColumnNames<string>
export type OwnColumn = keyof typeof OWN_COLUMNS

/** How several values stand in one cell. */
export const BETWEEN = '|'

export function listed(cell: string): string[] {
  return cell
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
