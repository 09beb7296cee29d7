import { Trans, useLingui } from '@lingui/react'
import { CATEGORY_TEXTS } from '@shop/api-client/office/category-commands'
import type { Language } from '@shop/domain/market/markets'
import { LONGEST_META_DESCRIPTION, shortened } from '@shop/domain/text/shortened'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Card } from '../../parts/card.tsx'
import { DraftField, type DraftProps } from '../../parts/draft/draft-field.tsx'
import { fieldName } from '../../words/names/gap-name.ts'
import { languageName } from '../../words/names/intl-name.ts'
import styles from '../product/product-page.module.css'
import own from './categories.module.css'
import { withGerman } from './words-card.tsx'

/** What search engines show of the category, and how it looks there. */
export function SearchCard({ path, ...props }: DraftProps & { path: string }) {
  const { i18n } = useLingui()
  const { languages } = useShopPlaces()
  const { draft } = props

  const text = (field: string, language: Language) => {
    const value = draft.value(`${field}.${language}`)
    return typeof value === 'string' ? value.trim() : ''
  }
  const described = (language: Language) =>
    text('seoDescription', language) || `${text('description', language)} ${text('seoText', language)}`.trim()

  return (
    <Card title={i18n.t({ id: 'category.search', message: 'Search engines' })}>
      <div className={styles.languages}>
        {withGerman(languages).map((language) => (
          <section
            key={language}
            className={styles.language}
            aria-label={i18n.t({
              id: 'category.searchIn',
              message: 'Search engines, {language}',
              values: { language: languageName(language, i18n) },
            })}
          >
            <h3>{languageName(language, i18n)}</h3>
            <DraftField
              {...props}
              path={`seoTitle.${language}`}
              label={fieldName('seoTitle', i18n)}
              most={CATEGORY_TEXTS.seoTitle}
              isOptional
            />
            <DraftField
              {...props}
              path={`seoDescription.${language}`}
              label={fieldName('seoDescription', i18n)}
              most={CATEGORY_TEXTS.seoDescription}
              rows={3}
              isOptional
            />
            <p className={own.found} lang={language}>
              <strong>{text('seoTitle', language) || text('name', language) || text('name', 'de')}</strong>
              <span className={styles.quiet}>{path}</span>
              <span>{shortened(described(language), LONGEST_META_DESCRIPTION)}</span>
            </p>
          </section>
        ))}
      </div>
      <p className={styles.quiet}>
        <Trans
          id="category.searchHint"
          message="Left empty, search engines show the name and the texts above. An import never changes these."
        />
      </p>
    </Card>
  )
}
