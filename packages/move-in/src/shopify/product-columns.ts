import type { ColumnNames } from '../reading/columns.ts'

/** The columns of Shopify's product export, by their old names and by those that it has had since 2024. */
export const PRODUCT_COLUMNS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category'],
  /** What Shopify takes when products are imported, and what apps export. */
  collection: ['Collection', 'Collections', 'Custom Collections'],
  type: ['Type', 'Custom Product Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1: ['Option1 Name'],
  value1: ['Option1 Value'],
  option2: ['Option2 Name'],
  value2: ['Option2 Value'],
  option3: ['Option3 Name'],
  value3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  taxable: ['Variant Taxable', 'Charge tax'],
  seoTitle: ['SEO Title'],
  tags: ['Tags'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  picture: ['Image Src', 'Product image URL'],
  alt: ['Image Alt Text'],
  giftCard: ['Gift Card'],
} satisfies ColumnNames<string>
export type ProductColumn = keyof typeof PRODUCT_COLUMNS
