import { Trans, useLingui } from '@lingui/react'
import { isLocale, markets } from '@shop/domain/market/markets'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { languageName, localeName } from '../../words/names/intl-name.ts'
import styles from './search-words-page.module.css'
import { Synonyms } from './synonyms.tsx'
import { UnansweredSearches } from './unanswered-searches.tsx'
import { WordRedirects } from './word-redirects.tsx'

/** What is done about a search: it means something else, or it leads somewhere. */
export type SearchRemedy = { kind: 'synonym' | 'page'; term: string }

/** What shoppers' words mean and where they lead, by language. */
export function SearchWordsPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const search = useSearch({ from: '/desk/$shop/search-words' })
  const locales = shop.locales.filter(isLocale)
  const locale = locales.find((one) => one === search.locale) ?? locales[0] ?? 'de-de'
  const { language } = markets[locale]
  const [remedy, setRemedy] = useState<SearchRemedy | null>(null)

  return (
    <div className={styles.page}>
      <header>
        <PageTitle>
          <Trans id="searchWords.title" message="Search words" />
        </PageTitle>
        <p className={styles.quiet}>
          {i18n.t({
            id: 'searchWords.about',
            message: 'Words hold for all countries that speak {language}.',
            values: { language: languageName(language, i18n) },
          })}
        </p>
      </header>
      <div className={styles.controls}>
        <Choice
          label={i18n.t({ id: 'ranking.locale', message: 'Country and language' })}
          options={locales.map((key) => ({ key, name: localeName(key, i18n) }))}
          value={locale}
          onChange={(next) => {
            setRemedy(null)
            void navigate({
              to: '/$shop/search-words',
              params: { shop: shop.id },
              search: { locale: next },
              replace: true,
            })
          }}
        />
      </div>
      {shop.may('merchandising.read') && (
        <div className={styles.tables} key={locale}>
          <UnansweredSearches locale={locale} onRemedy={setRemedy} />
          <Synonyms
            key={`synonym-${remedy?.kind === 'synonym' ? remedy.term : ''}`}
            language={language}
            term={remedy?.kind === 'synonym' ? remedy.term : null}
          />
          <WordRedirects
            key={`page-${remedy?.kind === 'page' ? remedy.term : ''}`}
            language={language}
            term={remedy?.kind === 'page' ? remedy.term : null}
          />
        </div>
      )}
    </div>
  )
}
