import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { MEASURE_NAMES, type Measure } from '@shop/domain/goods/content-measure'
import type { Country } from '@shop/domain/market/markets'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { WordsFields } from '../../parts/localised/words-fields.tsx'
import { countryName } from '../../words/names/intl-name.ts'
import { placeCurrency } from '../../words/setting-words.ts'
import type { VariantTexts } from './new-goods-texts.ts'

type VariantFieldsProps = {
  number: number
  variant: VariantTexts
  countries: readonly Country[]
  onChange: (part: Partial<VariantTexts>) => void
  /** Null for the only one. */
  onRemove: (() => void) | null
  problem: (field: string) => string | null
}

/** What can be ordered: one colour or size, with its stock, and its price in each country. */
export function VariantFields({
  number,
  variant,
  countries,
  onChange,
  onRemove,
  problem,
}: VariantFieldsProps) {
  const { i18n } = useLingui()
  const { languages } = useShopPlaces()
  return (
    <Card
      title={i18n.t({ id: 'newProduct.variant', message: 'Variant {number}', values: { number } })}
      aside={
        onRemove && (
          <Button
            look="quiet"
            onPress={onRemove}
            aria-label={i18n.t({
              id: 'newProduct.removeVariant',
              message: 'Remove variant {number}',
              values: { number },
            })}
          >
            <Trans id="settings.remove" message="Remove" />
          </Button>
        )
      }
    >
      <WordsFields
        label={i18n.t({ id: 'newProduct.label', message: 'Colour or size' })}
        words={variant.label}
        languages={languages}
        onChange={(label) => onChange({ label })}
        problem={(language) => problem(`label.${language}`)}
      />
      <div className={listing.pair}>
        <Field
          label={i18n.t({ id: 'newProduct.variantNumber', message: 'Article number' })}
          value={variant.articleNumber}
          onChange={(articleNumber) => onChange({ articleNumber })}
          problem={problem('articleNumber')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'newProduct.gtin', message: 'EAN, if there is one' })}
          inputMode="numeric"
          value={variant.gtin}
          onChange={(gtin) => onChange({ gtin })}
          problem={problem('gtin')}
        />
        <Field
          label={i18n.t({ id: 'newProduct.stock', message: 'In stock' })}
          inputMode="numeric"
          value={variant.stock}
          onChange={(stock) => onChange({ stock })}
          problem={problem('stock')}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'newProduct.content', message: 'Content, if it is sold by it' })}
          inputMode="decimal"
          value={variant.content.amount}
          onChange={(amount) => onChange({ content: { ...variant.content, amount } })}
          problem={problem('content.size')}
        />
        <Choice
          label={i18n.t({ id: 'newProduct.measure', message: 'Unit' })}
          options={MEASURE_NAMES.map((key) => ({ key, name: measureName(key, i18n) }))}
          value={variant.content.measure}
          onChange={(measure) => onChange({ content: { ...variant.content, measure } })}
        />
      </div>
      <p className={listing.quiet}>
        <Trans
          id="newProduct.contentHint"
          message="What is sold by weight, volume or area needs its content: the price for a kilogram, litre or square metre stands beside the price."
        />
      </p>
      <div className={listing.pair}>
        {countries.map((country) => (
          <Field
            key={country}
            label={i18n.t({
              id: 'newProduct.priceIn',
              message: 'Price in {country}, {currency}',
              values: {
                country: countryName(country, i18n),
                currency: placeCurrency({ kind: 'shipping', place: country }),
              },
            })}
            inputMode="decimal"
            value={variant.prices[country] ?? ''}
            onChange={(text) => onChange({ prices: { ...variant.prices, [country]: text } })}
            problem={problem(`prices.${country}`)}
          />
        ))}
      </div>
      <p className={listing.quiet}>
        <Trans id="newProduct.pricesHint" message="With tax. A country without a price does not sell it." />
      </p>
    </Card>
  )
}

function measureName(measure: Measure, i18n: I18n): string {
  const names: Record<Measure, string> = {
    g: i18n.t({ id: 'measure.g', message: 'grams' }),
    kg: i18n.t({ id: 'measure.kg', message: 'kilograms' }),
    ml: i18n.t({ id: 'measure.ml', message: 'millilitres' }),
    l: i18n.t({ id: 'measure.l', message: 'litres' }),
    m2: i18n.t({ id: 'measure.m2', message: 'square metres' }),
  }
  return names[measure]
}
