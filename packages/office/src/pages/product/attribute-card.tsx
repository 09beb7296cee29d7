import { Trans, useLingui } from '@lingui/react'
import * as v from 'valibot'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Card } from '../../parts/card.tsx'
import type { DraftProps } from '../../parts/draft/draft-field.tsx'
import { Field } from '../../parts/field.tsx'
import { languageName } from '../../words/intl-name.ts'
import styles from './product-page.module.css'

const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })
const Values = v.array(v.object({ value: v.string(), label: Words }))
const Attributes = v.record(v.string(), v.looseObject({ label: Words, values: Values }))

/** Attributes with their values, in every language that the shop speaks. */
export function AttributeCard({ draft, isReadOnly }: DraftProps) {
  const { i18n } = useLingui()
  const { languages } = useShopPlaces()
  const read = v.safeParse(Attributes, draft.value('attributes'))
  const attributes = read.success ? Object.entries(read.output) : []

  return (
    <Card title={i18n.t({ id: 'field.attributes', message: 'Attributes' })}>
      {attributes.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="product.noAttributes" message="It has none. They come with an import." />
        </p>
      )}
      <div className={styles.attributes} id="field-attributes">
        {attributes.map(([key, { label }]) => {
          const path = `attributes.${key}.values`
          const values = v.safeParse(Values, draft.value(path))
          return (
            <fieldset key={key} className={styles.attribute}>
              <legend>{label.de}</legend>
              {(values.success ? values.output : []).map((value, index, all) => (
                <div key={value.value} className={styles.value}>
                  {languages.map((language) => (
                    <Field
                      key={language}
                      label={languageName(language, i18n)}
                      value={value.label[language]}
                      isReadOnly={isReadOnly || key.includes('.')}
                      onChange={(text) =>
                        draft.edit(
                          path,
                          all.with(index, { ...value, label: { ...value.label, [language]: text } }),
                        )
                      }
                    />
                  ))}
                </div>
              ))}
            </fieldset>
          )
        })}
      </div>
    </Card>
  )
}
