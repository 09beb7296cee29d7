import { Trans, useLingui } from '@lingui/react'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Card } from '../../parts/card.tsx'
import { DraftField, type DraftProps } from '../../parts/draft/draft-field.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { fieldName } from '../../words/names/gap-name.ts'
import { languageName } from '../../words/names/intl-name.ts'
import styles from './product-page.module.css'

/** Name and description in every language that the shop speaks, side by side; and what is the same in all. */
export function TextCard({ untranslated, ...props }: DraftProps & { untranslated: readonly string[] }) {
  const { i18n } = useLingui()
  const { languages } = useShopPlaces()
  const { draft, isReadOnly } = props
  return (
    <Card title={i18n.t({ id: 'product.texts', message: 'Texts' })}>
      <div className={styles.languages}>
        {languages.map((language) => (
          <section key={language} className={styles.language} aria-label={languageName(language, i18n)}>
            <h3 lang={i18n.locale}>
              {languageName(language, i18n)}
              {untranslated.includes(language) && (
                <span className={styles.flag}>
                  {' '}
                  <Trans id="product.sameText" message="the same text as another language" />
                </span>
              )}
            </h3>
            <DraftField {...props} path={`name.${language}`} label={fieldName('name', i18n)} />
            <DraftField
              {...props}
              path={`description.${language}`}
              label={fieldName('description', i18n)}
              rows={7}
            />
          </section>
        ))}
      </div>
      <div className={styles.columns}>
        <DraftField {...props} path="brand" label={fieldName('brand', i18n)} />
        <DraftField
          {...props}
          path="masterKey"
          label={fieldName('masterKey', i18n)}
          hint={i18n.t({
            id: 'product.familyHint',
            message: 'Products with the same are siblings: colours, sizes.',
          })}
        />
        <div className={styles.toggle} inert={isReadOnly}>
          <Toggle
            label={fieldName('isActive', i18n)}
            isOn={draft.value('isActive') === true}
            onChange={(isOn) => draft.edit('isActive', isOn)}
          />
        </div>
      </div>
    </Card>
  )
}
