import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { PageWidth } from '../layout/page-width.tsx'
import { ListingHeader } from '../listing/listing-header.tsx'
import { ListingProgress } from '../listing/products/listing-progress.tsx'
import { ProductGrid } from '../listing/products/product-grid.tsx'
import { SubcategoryChips } from '../listing/subcategory-chips.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { PageFrame } from './page-frame.tsx'
import type { SampleShop } from './sample-shop.ts'
import css from './shop-pages.module.css'

export function CategoryPage({ shop }: { shop: SampleShop }) {
  const { category } = shop.words
  const cards = [...shop.cards, ...shop.cards].slice(0, 8)
  return (
    <PageFrame shop={shop}>
      <PageWidth>
        <div className={css.stack}>
          <ListingHeader
            breadcrumb={<Breadcrumb steps={[{ label: shop.name, href: '/' }]} />}
            title={category.title}
            intro={category.intro}
          />
          <SubcategoryChips
            items={category.groups.map((name, index) => ({ name, href: `/${index}/`, count: 4 + index * 3 }))}
          />
          <ProductGrid>
            {cards.map((card, index) => (
              <ProductCard key={index} card={card} />
            ))}
          </ProductGrid>
          <ListingProgress shown={8} total={42}>
            <Pagination page={1} pageCount={6} hrefFor={(page) => `?page=${page}`} />
          </ListingProgress>
        </div>
      </PageWidth>
    </PageFrame>
  )
}
