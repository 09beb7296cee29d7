import { Trans, useLingui } from '@lingui/react'
import type { CommandInput } from '@shop/api-client/office/define-command'
import type { findProducts } from '@shop/api-client/office/product-commands'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { productsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { ExportMenu } from '../../tables/export-menu.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { ImportSheet } from './import-sheet.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductTable } from './product-table.tsx'
import styles from './products-page.module.css'
import { SelectedProducts } from './selected-products.tsx'
import { useExport } from './use-export.ts'

/** The goods of a shop: found by words and by what is to be done about them. */
export function ProductsPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { countries, languages } = useShopPlaces()
  const { q = '', country, ...filters } = useSearch({ from: '/desk/$shop/products' })
  const asked = { text: q, country: country ?? countries[0] ?? 'DE', ...filters }
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery(
    productsQuery(shop.id, asked),
  )
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const products = data?.pages.flatMap(({ items }) => items) ?? []
  const first = data?.pages[0]
  const isWhole = q === '' && Object.keys(filters).length === 0

  return (
    <div className={styles.page} aria-busy={isPlaceholderData}>
      <Head asked={asked} />
      <ProductFilters countries={countries} languages={languages} />
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      <p className={styles.hint} role="status">
        {first?.isGuess && (
          <Trans id="products.guess" message="Nothing is written so. These are written nearly so." />
        )}
        {first?.isCut && (
          <Trans
            id="products.cut"
            message="More products have these words than a search looks at: write another word of the name."
          />
        )}
      </p>
      {data === undefined && !error && (
        <Loading label={i18n.t({ id: 'products.loading', message: 'Products are loading' })} rows={10} />
      )}
      {data && products.length === 0 && isWhole && (
        <Empty title={i18n.t({ id: 'products.noneYet', message: 'There is no product yet' })}>
          <Trans
            id="products.noneYetHint"
            message="“New product” makes the first one. Many at once come by an import, the integration API or by moving in."
          />
        </Empty>
      )}
      {data && products.length === 0 && !isWhole && (
        <Empty title={i18n.t({ id: 'products.none', message: 'No product is like this' })}>
          <Trans
            id="products.noneHint"
            message="Filters may hide some. What was just imported is found within a minute."
          />
        </Empty>
      )}
      {products.length > 0 && (
        <ProductTable
          products={products}
          isServed={(gap) => gap === 'picture' || isOneOf(countries, gap) || isOneOf(languages, gap)}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {hasNextPage && (
        <div>
          <Button isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            <Trans id="products.more" message="Show more" />
          </Button>
        </div>
      )}
      <SelectedProducts chosen={chosen} onNone={() => setChosen(new Set())} />
    </div>
  )
}

function isOneOf(known: readonly string[], gap: string): boolean {
  return known.includes(gap)
}

function Head({ asked }: { asked: CommandInput<typeof findProducts> }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const navigate = useNavigate()
  const [isImporting, setImporting] = useState(false)
  const { exportFound, isBusy, problem } = useExport()
  return (
    <>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="shell.products" message="Products" />
        </PageTitle>
        <div className={styles.actions}>
          {may('products.change') && (
            <Button
              look="primary"
              onPress={() => void navigate({ to: '/$shop/products/new', params: { shop } })}
            >
              <Trans id="newProduct.title" message="New product" />
            </Button>
          )}
          <ExportMenu
            label={i18n.t({ id: 'products.export', message: 'Export as a table' })}
            isDisabled={isBusy}
            onChoose={(format) => void exportFound(asked, format)}
          />
          {(may('prices.change') || may('stock.change')) && (
            <Button onPress={() => setImporting(true)}>
              {i18n.t({ id: 'import.title', message: 'Import a table' })}
            </Button>
          )}
        </div>
      </header>
      {problem !== null && <Notice tone="notice">{problem}</Notice>}
      {isImporting && <ImportSheet onClose={() => setImporting(false)} />}
    </>
  )
}
