import { useLingui } from '@lingui/react'
import type { Listing } from '@shop/api-client/contract/catalogue'
import { cardInList, type ItemList } from '@shop/domain/analytics/item-list'
import { LISTING } from '@shop/domain/shop/interface-limits'
import { Breadcrumb } from '@shop/ui/breadcrumb/breadcrumb'
import { PageWidth } from '@shop/ui/layout/page-width'
import { CARD_SIZE_SCRIPT } from '@shop/ui/listing/card-size/card-size.ts'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { ListingProgress } from '@shop/ui/listing/products/listing-progress'
import { LoadMore } from '@shop/ui/listing/products/load-more'
import { PerPage } from '@shop/ui/listing/products/per-page'
import { largeCardSizes, ProductGrid } from '@shop/ui/listing/products/product-grid'
import { SubcategoryChips } from '@shop/ui/listing/subcategory-chips'
import { Pagination } from '@shop/ui/pagination/pagination'
import { SkeletonCard } from '@shop/ui/skeleton/skeleton'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useRouterState } from '@tanstack/react-router'
import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react'
import { breadcrumbSteps } from '../../breadcrumb-steps.ts'
import { useIsOfServer } from '../../hydration/is-of-server.ts'
import { useShop, useShopPath } from '../../use-shop.ts'
import { ShopCard } from '../product/shop-card.tsx'
import { useItemList } from '../tracking/use-item-list.ts'
import { usePageCampaign } from '../tracking/use-page-campaign.ts'
import { useListingLinks } from './address/use-listing-links.ts'
import type { ListingDialog } from './dialogs/listing-dialog.ts'
import type { ListingExtent } from './listing-pages.ts'
import { ListingTools } from './listing-tools.tsx'
import css from './listing-view.module.css'
import { NothingFound } from './nothing-found.tsx'
import { useCardSize } from './use-card-size.ts'
import { useLoadMore } from './use-load-more.ts'

/** It answers a reader alone: its place is kept for it, and nothing of it is in the document. */
const CardSizeSwitch = lazyPart(() =>
  import('@shop/ui/listing/card-size/card-size-switch').then((file) => ({ default: file.CardSizeSwitch })),
)
const ListingDialogs = lazyPart(() => import('./dialogs/listing-dialogs.tsx'))

/** Two targets wide; written out, since no rule of the document's style sheet is worth it. */
const SWITCH_PLACE = { inlineSize: 88, blockSize: 44, marginInlineStart: 'auto' }

/** In the browser React leaves the text of the script as the server has written it. */
const SIZE_SCRIPT = import.meta.env.SSR ? CARD_SIZE_SCRIPT : ''

/** Cards above the fold on the widest screen: their pictures are not lazy. */
const EAGER_CARDS = 4

type ListingViewProps = {
  listing: Listing & ListingExtent
  /** Heading where there is no category: a search. */
  title?: string
  /** What editors put in front of the products, and behind them. */
  above?: ReactNode
  below?: ReactNode
  /** What they put among them, each with the number of products before it. */
  within?: readonly { after: number; tile: ReactNode }[]
  /** Sliders at the end. */
  recommendations?: ReactNode
}

/** A category's products, or a search's; every state is in the address. @see product §8 "Listing" */
export function ListingView(props: ListingViewProps) {
  const { listing, title = '', above = null, below = null, within = [], recommendations = null } = props
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

  const isOfServer = useIsOfServer()
  const [cardSize, setCardSize] = useCardSize()
  const { images } = useShop()
  const sizes = cardSize === 'large' ? largeCardSizes(images.listingSize) : null

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
          {isOfServer ? <script dangerouslySetInnerHTML={{ __html: SIZE_SCRIPT }} /> : null}
          <ListingTools
            listing={listing}
            links={links}
            onDialog={setDialog}
            cardSize={
              <div style={SWITCH_PLACE}>
                {isOfServer ? null : (
                  <Suspense fallback={null}>
                    <CardSizeSwitch size={cardSize} onSize={setCardSize} />
                  </Suspense>
                )}
              </div>
            }
          />
          {products.length === 0 ? (
            <NothingFound listing={listing} links={links} />
          ) : (
            <div ref={seen}>
              <div ref={cards}>
                <ProductGrid isLoading={isLoading && !more.isBusy} isListing>
                  {products.flatMap((card, index) => [
                    <ShopCard
                      key={card.id}
                      card={cardInList(card, list)}
                      isEager={index < EAGER_CARDS}
                      mayHint={before + index === 0}
                      showAddToCart
                      showBasketBadge
                      showDelivery
                      {...(sizes ? { sizes } : {})}
                      onSelect={() => select(card, index)}
                    />,
                    ...within
                      .filter(({ after }) => after === index + 1)
                      .map(({ tile }, number) => <Fragment key={`${card.id}-${number}`}>{tile}</Fragment>),
                  ])}
                  {more.isBusy
                    ? Array.from(
                        { length: Math.min(perPage, total - before - products.length) },
                        (_, place) => <SkeletonCard key={place} />,
                      )
                    : null}
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
