import { useLingui } from '@lingui/react'
import type { Language } from '@shop/domain/market/markets'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { WordsFields } from '../../parts/localised/words-fields.tsx'
import type { GoodsTexts } from './new-goods-texts.ts'

export type FieldsProps = {
  texts: GoodsTexts
  onChange: (part: Partial<GoodsTexts>) => void
  problem: (path: string) => string | null
}

/** What the product is, and how long it takes to arrive. */
export function ProductFields({
  texts,
  languages,
  onChange,
  problem,
}: FieldsProps & { languages: readonly Language[] }) {
  const { i18n } = useLingui()
  return (
    <Card title={i18n.t({ id: 'newProduct.product', message: 'Product' })}>
      <WordsFields
        label={i18n.t({ id: 'newProduct.name', message: 'Name' })}
        words={texts.name}
        languages={languages}
        onChange={(name) => onChange({ name })}
        problem={(language) => problem(`name.${language}`)}
      />
      <WordsFields
        label={i18n.t({ id: 'newProduct.description', message: 'Description' })}
        words={texts.description}
        languages={languages}
        onChange={(description) => onChange({ description })}
        problem={(language) => problem(`description.${language}`)}
        rows={4}
      />
      <div className={listing.pair}>
        <Field
          label={i18n.t({ id: 'newProduct.number', message: 'Article number of the product' })}
          value={texts.articleNumber}
          onChange={(articleNumber) => onChange({ articleNumber })}
          problem={problem('articleNumber')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'newProduct.brand', message: 'Brand' })}
          value={texts.brand}
          onChange={(brand) => onChange({ brand })}
          problem={problem('brand')}
          isRequired
        />
        <Choice
          label={i18n.t({ id: 'newProduct.vat', message: 'Value added tax' })}
          options={[
            { key: 'standard', name: i18n.t({ id: 'newProduct.vatStandard', message: 'Standard rate' }) },
            { key: 'reduced', name: i18n.t({ id: 'newProduct.vatReduced', message: 'Reduced rate' }) },
          ]}
          value={texts.vat}
          onChange={(vat) => onChange({ vat })}
        />
        <Field
          label={i18n.t({ id: 'newProduct.daysFrom', message: 'Arrives in days, from' })}
          inputMode="numeric"
          value={texts.daysFrom}
          onChange={(daysFrom) => onChange({ daysFrom })}
          problem={problem('deliveryDays.from')}
        />
        <Field
          label={i18n.t({ id: 'newProduct.daysTo', message: 'Arrives in days, to' })}
          inputMode="numeric"
          value={texts.daysTo}
          onChange={(daysTo) => onChange({ daysTo })}
          problem={problem('deliveryDays.to')}
        />
      </div>
    </Card>
  )
}
