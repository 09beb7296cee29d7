import { Trans, useLingui } from '@lingui/react'
import { isLocale } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { listingFiltersQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { localeName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { FilterEditor } from './filter-editor.tsx'
import styles from './listing-filters.module.css'

/** Which filters a category offers, in which order, and which stand open; seen in one of the shop's countries. */
export function ListingFiltersPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { id } = useParams({ from: '/desk/$shop/categories/$id/filters' })
  const search = useSearch({ from: '/desk/$shop/categories/$id/filters' })
  const locales = shop.locales.filter(isLocale)
  const locale = locales.find((one) => one === search.locale) ?? locales[0] ?? 'de-de'
  const categoryId = Number(id)
  const { data, error } = useQuery(listingFiltersQuery(shop.id, { locale, categoryId }))

  return (
    <div className={styles.page}>
      <Link to="/$shop/categories/$id" params={{ shop: shop.id, id }} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        <Trans id="filters.back" message="The category" />
      </Link>
      <header>
        <PageTitle>
          {data
            ? i18n.t({ id: 'filters.titleOf', message: 'Filters of {name}', values: { name: data.title } })
            : i18n.t({ id: 'filters.title', message: 'Filters' })}
        </PageTitle>
        <p className={styles.quiet}>
          <Trans
            id="filters.about"
            message="What shoppers can filter this list by. Categories below go by it until they have filters of their own. It holds in all countries."
          />
        </p>
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {!data && !error && (
        <Loading label={i18n.t({ id: 'filters.loading', message: 'The filters are loading' })} rows={10} />
      )}
      {data && (
        <>
          <div className={styles.controls}>
            <Choice
              label={i18n.t({ id: 'filters.locale', message: 'Seen in' })}
              options={locales.map((key) => ({ key, name: localeName(key, i18n) }))}
              value={locale}
              onChange={(next) =>
                void navigate({
                  to: '/$shop/categories/$id/filters',
                  params: { shop: shop.id, id },
                  search: { locale: next },
                  replace: true,
                })
              }
            />
          </div>
          {data.facets.length === 0 && data.own === null ? (
            <Empty title={i18n.t({ id: 'filters.none', message: 'This list has nothing to filter by' })}>
              <Trans
                id="filters.noneHint"
                message="Filters come from the attributes of the goods: give its products colour, material or size first."
              />
            </Empty>
          ) : (
            <FilterEditor key={categoryId} locale={locale} categoryId={categoryId} shown={data} />
          )}
        </>
      )}
    </div>
  )
}
