import type { ProductImage } from '@shop/domain/product/product'

/** One place of the category tree; `href` is ready to be used, with its locale. */
export type NavigationItem = {
  name: string
  href: string
  image: ProductImage | null
  children: NavigationItem[]
}
