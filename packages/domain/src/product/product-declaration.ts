import type { ProductImage } from './product.ts'

/**
 * What a law wants said of a product, in words that are ready to be shown: of which row, under which heading, line by
 * line. A line with `href` leads there.
 *
 * @see docs/law.md, "Declarations"
 */
export type ProductDeclaration = {
  /** The number of the row; browsers know no table of them. */
  duty: string
  title: string
  lines: { text: string; href?: string }[]
  /** Signs that belong to the lines, such as the pictograms of a hazard. */
  images?: ProductImage[]
}
