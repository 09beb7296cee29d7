import type { ColumnNames } from '../reading/columns.ts'

/** The columns of WooCommerce's product export, which are in the language of the site: English and German. */
export const WOO_COLUMNS = {
  id: ['ID'],
  type: ['Type', 'Typ'],
  sku: ['SKU', 'Artikelnummer'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN oder ISBN'],
  name: ['Name'],
  published: ['Published', 'Veröffentlicht'],
  short: ['Short description', 'Kurzbeschreibung'],
  description: ['Description', 'Beschreibung'],
  taxStatus: ['Tax status', 'Steuerstatus'],
  taxClass: ['Tax class', 'Steuerklasse'],
  inStock: ['In stock?', 'Vorrätig?'],
  stock: ['Stock', 'Lager', 'Lagerbestand'],
  backorders: ['Backorders allowed?', 'Lieferrückstände erlaubt?', 'Lieferrückstand erlaubt?'],
  regular: ['Regular price', 'Regulärer Preis'],
  sale: ['Sale price', 'Angebotspreis'],
  categories: ['Categories', 'Kategorien'],
  pictures: ['Images', 'Bilder'],
  parent: ['Parent', 'Übergeordnetes Produkt', 'Übergeordnet'],
  brands: ['Brands', 'Marken'],
  address: ['Permalink', 'URL', 'Product URL'],
} satisfies ColumnNames<string>
export type WooColumn = keyof typeof WOO_COLUMNS

/** `Attribute 1 name`, `Attribute 1 value(s)` and `Attribute 1 visible`, for as many as there are. */
export const ATTRIBUTE = /^attribut(?:e)? (\d+) (name|value\(s\)|wert\(e\)|visible|sichtbar)$/i
