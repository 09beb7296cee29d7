import { Trans, useLingui } from '@lingui/react'
import { wordsOfShop } from '@shop/domain/goods/words-of-shop'
import { X } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import type { DraftProps } from '../../parts/draft/draft-field.tsx'
import type { FieldDraft } from '../../parts/draft/use-draft.ts'
import { Field } from '../../parts/field.tsx'
import { languageName } from '../../words/names/intl-name.ts'
import { ValueSwatch } from '../colours/value-swatch.tsx'
import { AddAttribute, type GivenAttribute } from './add-attribute.tsx'
import styles from './product-page.module.css'

/** The attribute whose values are colours. @see spec §3 "Colour swatches" */
const COLOUR = 'farbe'
const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })
const Attribute = v.looseObject({
  label: Words,
  values: v.array(v.object({ value: v.string(), label: Words })),
})
type Attribute = v.InferOutput<typeof Attribute>

/** Attributes with their values, in every language that the shop speaks. */
export function AttributeCard({ draft, isReadOnly }: DraftProps) {
  const { i18n } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const attributes = attributesOf(draft)

  function add({ key, label, multiSelect, value }: GivenAttribute): void {
    const known = attributes.find(([name]) => name === key)?.[1]
    const others = known?.values.filter((one) => one.value !== value.value) ?? []
    draft.edit(`attributes.${key}`, {
      ...(known ?? { label, multiSelect, facet: true }),
      values: [...others, value],
    })
    setAdding(false)
  }

  return (
    <Card
      title={i18n.t({ id: 'field.attributes', message: 'Attributes' })}
      aside={
        !isReadOnly && (
          <Button onPress={() => setAdding(true)}>
            {i18n.t({ id: 'addAttribute.title', message: 'Add an attribute' })}
          </Button>
        )
      }
    >
      {attributes.length === 0 && (
        <p className={styles.quiet}>
          <Trans
            id="product.noAttributes"
            message="It has none. Shoppers filter lists by what stands here: colour, material, size."
          />
        </p>
      )}
      <div className={styles.attributes} id="field-attributes">
        {attributes.map(([key, attribute]) => (
          <Values
            key={key}
            isColour={key === COLOUR}
            attribute={attribute}
            // The format of a path has no dots within a key.
            isReadOnly={isReadOnly || key.includes('.')}
            onChange={(values) =>
              draft.edit(`attributes.${key}`, values.length === 0 ? undefined : { ...attribute, values })
            }
          />
        ))}
      </div>
      {isAdding && (
        <AddAttribute
          has={attributes.map(([key, { multiSelect, values }]) => ({
            key,
            isFull: multiSelect !== true,
            values: values.map(({ value }) => value),
          }))}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}

type ValuesProps = {
  /** Whether its values are drawn in the shop. */
  isColour: boolean
  attribute: Attribute
  isReadOnly: boolean
  onChange: (values: Attribute['values']) => void
}

function Values({ attribute: { label, values }, isColour, isReadOnly, onChange }: ValuesProps) {
  const { i18n } = useLingui()
  const { languages } = useShopPlaces()
  return (
    <fieldset className={styles.attribute}>
      <legend>{label.de}</legend>
      {values.map((value, index) => (
        <div key={value.value} className={styles.value}>
          {languages.map((language) => (
            <Field
              key={language}
              label={languageName(language, i18n)}
              value={value.label[language]}
              isReadOnly={isReadOnly}
              onChange={(text) =>
                onChange(
                  values.with(index, {
                    ...value,
                    label: wordsOfShop(value.label, { ...value.label, [language]: text }, languages),
                  }),
                )
              }
            />
          ))}
          {isColour && <ValueSwatch colour={value} isReadOnly={isReadOnly} />}
          {!isReadOnly && (
            <Button
              look="quiet"
              aria-label={i18n.t({
                id: 'product.dropValue',
                message: 'Take {attribute}: {value} away',
                values: { attribute: label.de, value: value.label.de },
              })}
              onPress={() => onChange(values.toSpliced(index, 1))}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
    </fieldset>
  )
}

/** Those of the product and those that were added and are not saved yet, without what was taken away. */
function attributesOf(draft: FieldDraft): [string, Attribute][] {
  const stored = v.safeParse(v.record(v.string(), v.unknown()), draft.stored('attributes'))
  const added = draft.edits.flatMap(({ path }) => {
    const [root, key] = path.split('.')
    return root === 'attributes' && key !== undefined ? [key] : []
  })
  const keys = new Set([...Object.keys(stored.success ? stored.output : {}), ...added])
  return [...keys].flatMap((key) => {
    // A key with a dot is no path: it is only shown.
    const value = key.includes('.') && stored.success ? stored.output[key] : draft.value(`attributes.${key}`)
    const read = v.safeParse(Attribute, value)
    return read.success ? [[key, read.output] as [string, Attribute]] : []
  })
}
