import { useLingui } from '@lingui/react'
import type { Listing } from '@shop/api-client/contract/catalogue'
import { Breadcrumb } from '@shop/ui/breadcrumb/breadcrumb'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ActiveFilterChips } from '@shop/ui/listing/active-filter-chips'
import { FacetBar } from '@shop/ui/listing/facet-bar'
import { FacetList } from '@shop/ui/listing/facet-list'
import type { FacetView } from '@shop/ui/listing/facet-view.ts'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { ListingProgress } from '@shop/ui/listing/listing-progress'
import { ListingToolbar } from '@shop/ui/listing/listing-toolbar'
import { PriceRangeForm } from '@shop/ui/listing/price-range-form'
import { ProductGrid } from '@shop/ui/listing/product-grid'
import { SortSelect } from '@shop/ui/listing/sort-select'
import { SubcategoryChips } from '@shop/ui/listing/subcategory-chips'
import { Pagination } from '@shop/ui/pagination/pagination'
import { useShopFormat } from '@shop/ui/shop-format'
import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ShopCard } from '../../features/product/shop-card.tsx'
import { breadcrumbSteps } from '../../shell/breadcrumb-steps.ts'
import { useShop, useShopPath } from '../../shell/use-shop.ts'
import { activeFilters } from './active-filters.ts'
import { knownSearch, listingHref, toggledFilter, withoutFilters } from './listing-href.ts'
import type { ListingExtent } from './listing-pages.ts'
import { type ListingSearch, listingSearch } from './listing-search.ts'
import css from './listing-view.module.css'

const ShellDialog = lazy(() => import('../../shell/shell-dialog.tsx'))

/** Cards above the fold on the widest screen: their pictures are not lazy. */
const EAGER_CARDS = 4

type ListingViewProps = {
  listing: Listing & ListingExtent
  /** Heading where there is no category: a search. */
  title?: string
}

/** A category's products, or a search's; every state is in the address. @see product §8 "Listing" */
export function ListingView({ listing, title = '' }: ListingViewProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { market } = useShop()
  const shopPath = useShopPath()
  const navigate = useNavigate()
  const here = useLocation({ select: (location) => location.pathname })
  const address: ListingSearch = useLocation({ select: (location) => listingSearch(location.search) })
  const search = knownSearch(address, listing)
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [showsAllFilters, setShowsAllFilters] = useState(false)

  const path = shopPath(here)
  const go = (next: ListingSearch) => void navigate({ href: listingHref(path, next), resetScroll: false })
  const hrefFor = (facet: FacetView, value: string) =>
    listingHref(path, toggledFilter(search, facet.name, value))
  const hidden = (except: string[]) =>
    Object.fromEntries(
      Object.entries(search).flatMap(([name, value]) =>
        value === undefined || except.includes(name) ? [] : [[name, String(value)]],
      ),
    )
  const rangeForm = (facet: FacetView) =>
    facet.range ? (
      <PriceRangeForm
        range={facet.range}
        currency={market.currency}
        action={path}
        hidden={hidden([facet.name, 'page'])}
        onApply={({ from, to }) => {
          const words = from === null && to === null ? undefined : `${from ?? ''}-${to ?? ''}`
          go({ ...search, page: undefined, [facet.name]: words })
          setShowsAllFilters(false)
        }}
      />
    ) : null

  return (
    <PageWidth>
      <div className={css.listing}>
        <ListingHeader
          breadcrumb={<Breadcrumb steps={breadcrumbSteps(listing.breadcrumbs, shopPath)} />}
          title={listing.category?.name ?? title}
          intro={listing.category?.description ?? null}
        />
        <SubcategoryChips
          items={listing.subcategories.map(({ name, path: to, count }) => ({
            name,
            count,
            href: shopPath(to),
          }))}
        />
        <ListingToolbar
          total={listing.total}
          facetBar={
            <FacetBar
              facets={listing.facets}
              hrefFor={hrefFor}
              rangeForm={rangeForm}
              onAllOpen={() => setShowsAllFilters(true)}
            />
          }
          sortSelect={
            <SortSelect
              sorts={listing.sorts}
              current={listing.sort}
              action={path}
              hidden={hidden(['sort', 'page'])}
              onSort={(sort) => go({ ...search, page: undefined, sort })}
            />
          }
          activeFilters={
            <ActiveFilterChips
              filters={activeFilters(listing, search, money).map(({ label, next }) => ({
                label,
                href: listingHref(path, next),
              }))}
              clearHref={listingHref(path, withoutFilters(search))}
            />
          }
        />
        {listing.products.length === 0 ? (
          <EmptyState
            title={i18n.t({ id: 'listing.emptyTitle', message: 'Nichts gefunden' })}
            text={i18n.t({
              id: 'listing.emptyText',
              message: 'Zu dieser Auswahl gibt es gerade keine Produkte. Weniger Filter zeigen mehr.',
            })}
          />
        ) : (
          <ProductGrid isLoading={isLoading}>
            {listing.products.map((card, index) => (
              <ShopCard key={card.id} card={card} isEager={index < EAGER_CARDS} showAddToCart />
            ))}
          </ProductGrid>
        )}
        {listing.pages > 1 ? (
          <ListingProgress
            shown={Math.min(listing.page * listing.perPage, listing.total)}
            total={listing.total}
          >
            <Pagination
              page={listing.page}
              pageCount={listing.pages}
              hrefFor={(page) => listingHref(path, { ...search, page })}
            />
          </ListingProgress>
        ) : null}
        {listing.category?.seoText ? <p className={css.seo}>{listing.category.seoText}</p> : null}
      </div>
      {showsAllFilters ? (
        <Suspense fallback={null}>
          <ShellDialog
            title={i18n.t({ id: 'listing.allFilters', message: 'Alle Filter' })}
            position="right"
            onClose={() => setShowsAllFilters(false)}
          >
            <FacetList facets={listing.facets} hrefFor={hrefFor} rangeForm={rangeForm} />
          </ShellDialog>
        </Suspense>
      ) : null}
    </PageWidth>
  )
}
