import { Trans, useLingui } from '@lingui/react'
import type { RankedPlace } from '@shop/api-client/office/ranking-commands'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { shelvesQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Empty, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { localeName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './ranking-page.module.css'
import { RankingPlans } from './ranking-plans.tsx'

/** The order of a list: of which country and category or search, all of it in the address. */
export function RankingPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const search = useSearch({ from: '/desk/$shop/ranking' })
  const locales = shop.locales.filter(isLocale)
  const locale = locales.find((one) => one === search.locale) ?? locales[0] ?? 'de-de'
  const { data: shelves, error } = useQuery(shelvesQuery(shop.id, locale))
  const place = placeOf(search)
  const show = (next: { locale?: Locale; category?: number; q?: string }) =>
    void navigate({ to: '/$shop/ranking', params: { shop: shop.id }, search: { locale, ...next } })

  return (
    <div className={styles.page}>
      <header>
        <PageTitle>
          <Trans id="ranking.title" message="Ranking" />
        </PageTitle>
        <p className={styles.quiet}>
          <Trans
            id="ranking.about"
            message="What comes first in a category or a search, as long as shoppers choose no order of their own."
          />
        </p>
      </header>
      <div className={styles.controls}>
        <Choice
          label={i18n.t({ id: 'ranking.locale', message: 'Country and language' })}
          options={locales.map((key) => ({ key, name: localeName(key, i18n) }))}
          value={locale}
          onChange={(next) =>
            show({
              locale: next,
              ...(search.category === undefined ? {} : { category: search.category }),
              ...(search.q === undefined ? {} : { q: search.q }),
            })
          }
        />
        <Choice
          label={i18n.t({ id: 'ranking.category', message: 'Category' })}
          options={[
            { key: '', name: i18n.t({ id: 'ranking.choose', message: 'Choose …' }) },
            ...(shelves?.categories ?? []).map(({ id, name }) => ({ key: String(id), name })),
          ]}
          value={search.category === undefined ? '' : String(search.category)}
          onChange={(key) => key !== '' && show({ category: Number(key) })}
        />
        <SearchField key={search.q} phrase={search.q ?? ''} onSearch={(q) => show({ q })} />
      </div>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {place === null ? (
        <Empty title={i18n.t({ id: 'ranking.none', message: 'Choose a category, or write a search' })}>
          <Trans id="ranking.noneHint" message="Its list appears as shoppers see it now." />
        </Empty>
      ) : (
        <RankingPlans key={JSON.stringify([locale, place])} locale={locale} place={place} />
      )}
    </div>
  )
}

function placeOf({
  category,
  q,
}: {
  category?: number | undefined
  q?: string | undefined
}): RankedPlace | null {
  if (category !== undefined) return { kind: 'category', categoryId: category }
  return q === undefined ? null : { kind: 'search', phrase: q }
}

function SearchField({ phrase, onSearch }: { phrase: string; onSearch: (phrase: string) => void }) {
  const { i18n } = useLingui()
  const [text, setText] = useState(phrase)

  function send(event: FormEvent): void {
    event.preventDefault()
    if (text.trim().length > 1) onSearch(text.trim().toLowerCase())
  }

  return (
    <form className={styles.search} onSubmit={send}>
      <Field
        label={i18n.t({ id: 'ranking.search', message: 'Or a search' })}
        value={text}
        onChange={setText}
        maxLength={60}
      />
      <Button type="submit">
        <Trans id="ranking.show" message="Show" />
      </Button>
    </form>
  )
}
