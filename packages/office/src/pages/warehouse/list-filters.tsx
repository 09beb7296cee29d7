import { useLingui } from '@lingui/react'
import type { CarrierKey } from '@shop/domain/carrier/carriers'
import { DUENESS } from '@shop/domain/warehouse/delivery-urgency'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'
import { officeCarrierName } from '../../words/names/carrier-name.ts'
import { countryName } from '../../words/names/intl-name.ts'
import { duenessName } from '../../words/names/standing-name.ts'
import styles from './warehouse-page.module.css'

/** How the list is grouped, and what of it is shown. */
export function ListFilters({
  carriers,
  countries,
}: {
  carriers: readonly CarrierKey[]
  countries: readonly string[]
}) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const navigate = useNavigate()
  const { order, ...search } = useSearch({ from: '/desk/$shop/warehouse' })
  const all = { key: '', name: i18n.t({ id: 'filter.all', message: 'All' }) }
  const show = (change: typeof search) =>
    void navigate({ to: '/$shop/warehouse', params: { shop }, search: { ...search, ...change } })
  if (order !== undefined) return null

  return (
    <div className={styles.filters}>
      <Choice
        label={i18n.t({ id: 'filter.by', message: 'Grouped by' })}
        options={[
          { key: 'order', name: i18n.t({ id: 'filter.byOrder', message: 'Order' }) },
          { key: 'article', name: i18n.t({ id: 'filter.byArticle', message: 'Article, along the shelves' }) },
        ]}
        value={search.by ?? 'order'}
        onChange={(by) => show({ by: by === 'article' ? 'article' : undefined })}
      />
      <Choice
        label={i18n.t({ id: 'filter.due', message: 'Due' })}
        options={[all, ...DUENESS.map((key) => ({ key, name: duenessName(key, i18n) }))]}
        value={search.due ?? ''}
        onChange={(key) => show({ due: DUENESS.find((one) => one === key) })}
      />
      <Choice
        label={i18n.t({ id: 'ship.carrier', message: 'Carrier' })}
        options={[all, ...carriers.map((key) => ({ key, name: officeCarrierName(key) }))]}
        value={search.carrier ?? ''}
        onChange={(key) => show({ carrier: carriers.find((one) => one === key) })}
      />
      <Choice
        label={i18n.t({ id: 'filter.country', message: 'Country' })}
        options={[all, ...countries.map((key) => ({ key, name: countryName(key, i18n) }))]}
        value={search.country ?? ''}
        onChange={(key) => show({ country: key === '' ? undefined : key })}
      />
    </div>
  )
}
