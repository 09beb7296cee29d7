import { useLingui } from '@lingui/react'
import { PRODUCT_STATES, STOCK_LEVELS } from '@shop/api-client/office/product-commands'
import type { Country } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { categoriesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { useQuiet } from '../../parts/use-quiet.ts'
import { gapName } from '../../words/names/gap-name.ts'
import { countryName } from '../../words/names/intl-name.ts'
import { productStateName, stockLevelName } from '../../words/product-state.ts'
import styles from './products-page.module.css'

type FiltersProps = { countries: readonly Country[]; languages: readonly string[] }

/** Words, and what of the goods is shown; all of it stands in the address. */
export function ProductFilters({ countries, languages }: FiltersProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const navigate = useNavigate()
  const search = useSearch({ from: '/desk/$shop/products' })
  const { data } = useQuery(categoriesQuery(shop))
  const show = (change: typeof search) =>
    void navigate({
      to: '/$shop/products',
      params: { shop },
      search: { ...search, ...change },
      replace: true,
    })
  const all = { key: '', name: i18n.t({ id: 'filter.all', message: 'All' }) }
  const gaps = [...countries, ...languages.filter((language) => language !== languages[0]), 'picture']
  const chosenGap = search.missing
  const shownGaps = chosenGap === undefined || gaps.includes(chosenGap) ? gaps : [...gaps, chosenGap]
  const categories = data?.categories ?? []

  return (
    <div className={styles.filters}>
      <Words words={search.q ?? ''} onChange={(q) => show({ q: q === '' ? undefined : q })} />
      <Choice
        label={i18n.t({ id: 'products.state', message: 'State' })}
        options={[all, ...PRODUCT_STATES.map((key) => ({ key, name: productStateName(key, i18n) }))]}
        value={search.state ?? ''}
        onChange={(key) => show({ state: PRODUCT_STATES.find((one) => one === key) })}
      />
      <Choice
        label={i18n.t({ id: 'products.missing', message: 'What is missing' })}
        options={[all, ...shownGaps.map((key) => ({ key, name: gapName(key, i18n) }))]}
        value={chosenGap ?? ''}
        onChange={(key) => show({ missing: key === '' ? undefined : key })}
      />
      <Choice
        label={i18n.t({ id: 'products.stock', message: 'Stock' })}
        options={[all, ...STOCK_LEVELS.map((key) => ({ key, name: stockLevelName(key, i18n) }))]}
        value={search.stock ?? ''}
        onChange={(key) => show({ stock: STOCK_LEVELS.find((one) => one === key) })}
      />
      <Choice
        label={i18n.t({ id: 'products.category', message: 'Category' })}
        options={[
          all,
          ...categories.map(({ id, name, depth }) => ({
            key: String(id),
            name: `${'\u2003'.repeat(depth)}${name.de}`,
          })),
        ]}
        value={search.category === undefined ? '' : String(search.category)}
        onChange={(key) => show({ category: key === '' ? undefined : Number(key) })}
      />
      {countries.length > 1 && (
        <Choice
          label={i18n.t({ id: 'products.priceIn', message: 'Prices in' })}
          options={countries.map((key) => ({ key, name: countryName(key, i18n) }))}
          value={search.country ?? countries[0] ?? 'DE'}
          onChange={(key) => show({ country: key === countries[0] ? undefined : key })}
        />
      )}
    </div>
  )
}

/** The address follows once nothing is typed any more. */
function Words({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState(words)
  const quiet = useQuiet(typed.trim())
  const [shown, setShown] = useState(words)
  if (shown !== words) {
    setShown(words)
    if (words !== quiet) setTyped(words)
  }
  // Only what was typed leads on, never the address itself.
  const lead = useEffectEvent((next: string) => {
    if (next !== words) onChange(next)
  })
  useEffect(() => lead(quiet), [quiet])
  return (
    <div className={styles.words}>
      <Field
        label={i18n.t({ id: 'products.search', message: 'Name, article number or EAN' })}
        type="search"
        value={typed}
        onChange={setTyped}
      />
    </div>
  )
}
