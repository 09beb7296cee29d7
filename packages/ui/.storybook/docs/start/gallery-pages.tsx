// @boundaries-ignore Storybook shows the blocks, too
import { HomePage } from '../../../../blocks/src/samples/home-page.tsx'
import { BasketPage } from '../../../src/pages/basket-page.tsx'
import { CategoryPage } from '../../../src/pages/category-page.tsx'
import { CheckoutPage } from '../../../src/pages/checkout-page.tsx'
import { ProductPage } from '../../../src/pages/product-page.tsx'
import { sampleShop } from '../../../src/pages/sample-shop.ts'
import css from './gallery.module.css'
import { GalleryTile } from './gallery-tile.tsx'

const PAGES = [
  { name: 'Category', Page: CategoryPage },
  { name: 'Product', Page: ProductPage },
  { name: 'Basket', Page: BasketPage },
  { name: 'Checkout', Page: CheckoutPage },
] as const

/** Whole pages with the brand's own samples, cut from above. */
export function GalleryPages({ globals }: { globals: Record<string, unknown> }) {
  const shop = sampleShop(globals)

  return (
    <section className={css.group}>
      <h2 className={css.groupTitle}>Pages</h2>
      <ul className={css.tiles}>
        <GalleryTile kind="opening" label="Home" story="pages-home--home" globals={globals}>
          <HomePage shop={shop} />
        </GalleryTile>
        {PAGES.map(({ name, Page }) => (
          <GalleryTile
            key={name}
            kind="page"
            label={name}
            story={`pages-${name.toLowerCase()}--${name.toLowerCase()}`}
            globals={globals}
          >
            <Page shop={shop} />
          </GalleryTile>
        ))}
      </ul>
    </section>
  )
}
