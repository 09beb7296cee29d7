import { useLingui } from '@lingui/react'
import type { Listing } from '@shop/api-client/contract/catalogue'
import { cardInList, type ItemList } from '@shop/domain/analytics/item-list'
import { LISTING } from '@shop/domain/shop/interface-limits'
import { Breadcrumb } from '@shop/ui/breadcrumb/breadcrumb'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { ListingProgress } from '@shop/ui/listing/products/listing-progress'
import { LoadMore } from '@shop/ui/listing/products/load-more'
import { PerPage } from '@shop/ui/listing/products/per-page'
import { ProductGrid } from '@shop/ui/listing/products/product-grid'
import { SubcategoryChips } from '@shop/ui/listing/subcategory-chips'
import { Pagination } from '@shop/ui/pagination/pagination'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { breadcrumbSteps } from '../../breadcrumb-steps.ts'
import { useShopPath } from '../../use-shop.ts'
import { ShopCard } from '../product/shop-card.tsx'
import { useItemList } from '../tracking/use-item-list.ts'
import { usePageCampaign } from '../tracking/use-page-campaign.ts'
import { useListingLinks } from './address/use-listing-links.ts'
import type { ListingDialog } from './dialogs/listing-dialog.ts'
import type { ListingExtent } from './listing-pages.ts'
import { ListingTools } from './listing-tools.tsx'
import css from './listing-view.module.css'
import { NothingFound } from './nothing-found.tsx'
import { useLoadMore } from './use-load-more.ts'

const ListingDialogs = lazyPart(() => import('./dialogs/listing-dialogs.tsx'))

/** Cards above the fold on the widest screen: their pictures are not lazy. */
const EAGER_CARDS = 4

type ListingViewProps = {
  listing: Listing & ListingExtent
  /** Heading where there is no category: a search. */
  title?: string
  /** What editors put in front of the products, and behind them. */
  above?: ReactNode
  below?: ReactNode
  /** Sliders at the end. */
  recommendations?: ReactNode
}

/** A category's products, or a search's; every state is in the address. @see product §8 "Listing" */
export function ListingView(props: ListingViewProps) {
  const { listing, title = '', above = null, below = null, recommendations = null } = props
  const { category, products, page, pages, perPage, firstPage, total } = listing
  const { i18n } = useLingui()
  const shopPath = useShopPath()
  const [dialog, setDialog] = useState<ListingDialog | null>(null)
  const links = useListingLinks(listing)
  const isLoading = useRouterState({
    select: ({ isLoading, location }) => isLoading && location.pathname === links.here,
  })
  const cards = useRef<HTMLDivElement>(null)
  const more = useLoadMore(listing, links, cards)

  const heading = category?.name ?? title
  const campaign = usePageCampaign()
  const list: ItemList = category
    ? { id: `category_${category.id}`, name: category.name, campaign }
    : { id: 'search', name: i18n.t({ id: 'search.title', message: 'Suche' }), campaign }
  const before = (firstPage - 1) * perPage
  const { seen, select } = useItemList({ list, cards: products, before, known: more.before })

  return (
    <>
      <PageWidth>
        <div className={css.top}>
          <ListingHeader
            breadcrumb={<Breadcrumb steps={breadcrumbSteps(listing.breadcrumbs, shopPath)} />}
            title={heading}
            intro={category?.description ?? null}
          />
          <SubcategoryChips
            items={listing.subcategories.map(({ name, path: to, count }) => ({
              name,
              count,
              href: shopPath(to),
            }))}
          />
        </div>
      </PageWidth>
      {above ? <div className={css.above}>{above}</div> : null}
      <PageWidth>
        <div className={css.listing}>
          <ListingTools listing={listing} links={links} onDialog={setDialog} />
          {products.length === 0 ? (
            <NothingFound listing={listing} links={links} />
          ) : (
            <div ref={seen}>
              <div ref={cards}>
                <ProductGrid isLoading={isLoading && !more.isBusy}>
                  {products.map((card, index) => (
                    <ShopCard
                      key={card.id}
                      card={cardInList(card, list)}
                      isEager={index < EAGER_CARDS}
                      mayHint={before + index === 0}
                      showAddToCart
                      showBasketBadge
                      showDelivery
                      onSelect={() => select(card, index)}
                    />
                  ))}
                </ProductGrid>
              </div>
            </div>
          )}
          {total > LISTING.perPage[0] ? (
            <ListingProgress from={before + 1} shown={before + products.length} total={total}>
              {more.nextHref === null ? null : (
                <LoadMore href={more.nextHref} isBusy={more.isBusy} onLoad={more.load} />
              )}
              <Pagination
                page={page}
                pageCount={pages}
                hrefFor={(number) => links.href({ ...links.search, page: number, from: undefined })}
              />
              <PerPage
                sizes={LISTING.perPage}
                current={perPage}
                hrefFor={(size) =>
                  links.href({ ...links.search, page: undefined, from: undefined, perPage: size })
                }
              />
            </ListingProgress>
          ) : null}
        </div>
      </PageWidth>
      {below}
      {category?.seoText && firstPage === 1 ? (
        <PageWidth>
          <p className={css.seo}>{category.seoText}</p>
        </PageWidth>
      ) : null}
      {recommendations}
      <div className={css.end} />
      {dialog ? (
        <Suspense fallback={null}>
          <ListingDialogs dialog={dialog} listing={listing} links={links} onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
