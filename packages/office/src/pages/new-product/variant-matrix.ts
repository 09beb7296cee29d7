import { productSlug } from '@shop/domain/product-link/product-slug'
import { emptyVariant, type VariantTexts } from './new-goods-texts.ts'

const LONGEST_NUMBER = 64

type Matrix = {
  /** As they are typed, with commas between them. */
  colours: string
  sizes: string
  /** The article number of the product, with which those of its variants begin. */
  number: string
  /** What every one of them costs, holds, and has in stock to begin with. */
  first: VariantTexts | undefined
}

/** A variant for each colour in each size. What a list leaves out is no part of their names. */
export function matrixOf({ colours, sizes, number, first }: Matrix): VariantTexts[] {
  const rows = wordsOf(colours)
  const columns = wordsOf(sizes)
  const names =
    rows.length === 0
      ? columns
      : rows.flatMap((row) => (columns.length === 0 ? [row] : columns.map((column) => `${row}, ${column}`)))
  return names.map((name) => ({
    ...(first ?? emptyVariant()),
    key: crypto.randomUUID(),
    gtin: '',
    label: { de: name, fr: '', nl: '' },
    articleNumber: [number.trim(), productSlug(name)].filter(Boolean).join('-').slice(0, LONGEST_NUMBER),
  }))
}

function wordsOf(list: string): string[] {
  const words = list
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return words.filter((word, index) => words.findIndex((one) => same(one) === same(word)) === index)
}

function same(word: string): string {
  return word.toLocaleLowerCase('de')
}
