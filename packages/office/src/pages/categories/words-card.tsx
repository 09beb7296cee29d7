import { Trans, useLingui } from '@lingui/react'
import { CATEGORY_TEXTS } from '@shop/api-client/office/category-commands'
import type { Language } from '@shop/domain/market/markets'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Card } from '../../parts/card.tsx'
import { DraftField, type DraftProps } from '../../parts/draft/draft-field.tsx'
import { fieldName } from '../../words/names/gap-name.ts'
import { languageName } from '../../words/names/intl-name.ts'
import styles from '../product/product-page.module.css'

/** German always, because it stands in for the others. */
export function withGerman(languages: readonly Language[]): Language[] {
  return ['de', ...languages.filter((language) => language !== 'de')]
}

/** Name and texts in every language that the shop speaks, side by side. */
export function WordsCard(props: DraftProps) {
  const { i18n } = useLingui()
  const { languages } = useShopPlaces()
  return (
    <Card title={i18n.t({ id: 'product.texts', message: 'Texts' })}>
      <div className={styles.languages}>
        {withGerman(languages).map((language) => (
          <section key={language} className={styles.language} aria-label={languageName(language, i18n)}>
            <h3>{languageName(language, i18n)}</h3>
            <DraftField
              {...props}
              path={`name.${language}`}
              label={fieldName('name', i18n)}
              most={CATEGORY_TEXTS.name}
              isOptional={language !== 'de'}
            />
            <DraftField
              {...props}
              path={`description.${language}`}
              label={i18n.t({ id: 'category.sentence', message: 'Sentence below the name' })}
              most={CATEGORY_TEXTS.description}
              rows={3}
              isOptional
            />
            <DraftField
              {...props}
              path={`seoText.${language}`}
              label={fieldName('seoText', i18n)}
              most={CATEGORY_TEXTS.seoText}
              rows={5}
              isOptional
            />
          </section>
        ))}
      </div>
      <p className={styles.quiet}>
        <Trans
          id="category.wordsHint"
          message="A language without words of its own shows the German ones. The address stays as it is when the name changes."
        />
      </p>
    </Card>
  )
}
