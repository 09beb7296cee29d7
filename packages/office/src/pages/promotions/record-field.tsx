import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { isLocale, type Locale, markets } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shelvesQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { GoodsPicker } from '../../goods/goods-picker.tsx'
import { ManyChoice } from '../../goods/many-choice.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { localeName } from '../../words/names/intl-name.ts'
import { AmountField } from './amount-field.tsx'
import { type FieldName, fieldNames, optionName } from './offer-words.ts'
import type { LooseRecord, RecordField as Shape } from './record-fields.ts'

type Widget =
  | 'amount'
  | 'discount'
  | 'count'
  | 'choice'
  | 'articles'
  | 'article'
  | 'products'
  | 'categories'
  | 'brands'
  | 'locales'

/** How each field is filled in; whoever adds a field to the schema is asked for it by the compiler. */
const WIDGETS: Record<FieldName, Widget> = {
  discountType: 'choice',
  discountValue: 'discount',
  eligibleItemsQuantity: 'count',
  applicableItemSelectionType: 'choice',
  maxCount: 'count',
  maxCountType: 'choice',
  variantIds: 'articles',
  variantId: 'article',
  quantity: 'count',
  price: 'amount',
  categoryIds: 'categories',
  brands: 'brands',
  productIds: 'products',
  value: 'amount',
  locales: 'locales',
  uses: 'count',
}

type FieldProps = {
  shape: Shape
  record: LooseRecord
  onChange: (value: unknown) => void
  locale: Locale
  isWrong: boolean
}

/** One field of an effect or a condition, as its kind is filled in. */
export function RecordField({ shape, record, onChange, locale, isWrong }: FieldProps): ReactNode {
  const { i18n } = useLingui()
  const shop = useShop()
  const widget = WIDGETS[shape.name]
  const needsShelves = widget === 'categories' || widget === 'brands'
  const { data: shelves } = useQuery({ ...shelvesQuery(shop.id, locale), enabled: needsShelves })
  const label = fieldNames(i18n)[shape.name]
  const value = record[shape.name]
  const isPercent = widget === 'discount' && record.discountType === 'relative'
  const problem = isWrong ? problemOf(isPercent ? 'percent' : widget, i18n) : null
  const numbers = Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
  const words = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

  switch (widget) {
    case 'choice':
      return (
        <Choice
          label={label}
          options={(shape.options ?? []).map((key) => ({ key, name: optionName(key, i18n) }))}
          value={String(value)}
          onChange={onChange}
        />
      )
    case 'count':
      return <CountField {...{ label, value, onChange, problem }} />
    case 'discount':
      return isPercent ? (
        <CountField
          {...{ value, onChange, problem }}
          label={i18n.t({ id: 'offer.percent', message: 'Discount in percent' })}
        />
      ) : (
        <AmountField {...{ label, value, onChange, problem }} currencies={currenciesOf(shop.locales)} />
      )
    case 'amount':
      return <AmountField {...{ label, value, onChange, problem }} currencies={currenciesOf(shop.locales)} />
    case 'articles':
      // Nothing is chosen where the cheapest get cheaper.
      return record.applicableItemSelectionType === 'cheapest' ? null : (
        <GoodsPicker {...{ label, locale, onChange, problem }} of="variant" chosen={numbers} />
      )
    case 'article':
      return (
        <GoodsPicker
          {...{ label, locale, problem }}
          of="variant"
          isSingle
          chosen={typeof value === 'number' ? [value] : []}
          onChange={(ids) => onChange(ids[0] ?? null)}
        />
      )
    case 'products':
      return <GoodsPicker {...{ label, locale, onChange, problem }} of="product" chosen={numbers} />
    case 'categories':
      return (
        <ManyChoice
          {...{ label, onChange, problem }}
          options={(shelves?.categories ?? []).map(({ id, name }) => ({ key: id, name }))}
          chosen={numbers}
        />
      )
    case 'brands':
      return (
        <ManyChoice
          {...{ label, onChange, problem }}
          options={(shelves?.brands ?? []).map((name) => ({ key: name, name }))}
          chosen={words}
        />
      )
    case 'locales':
      return (
        <ManyChoice
          {...{ label, onChange, problem }}
          options={shop.locales.map((key) => ({ key, name: localeName(key, i18n) }))}
          chosen={words}
        />
      )
  }
}

/** What has to be done about a field that the schema does not take. */
function problemOf(widget: Widget | 'percent', i18n: I18n): string {
  switch (widget) {
    case 'percent':
      return i18n.t({ id: 'offer.wrong.percent', message: 'Write a whole number from 1 to 100.' })
    case 'count':
      return i18n.t({ id: 'offer.wrong.count', message: 'Write a whole number from 1 on.' })
    case 'amount':
    case 'discount':
      return i18n.t({ id: 'offer.wrong.amount', message: 'Write an amount, such as 12.50.' })
    default:
      return i18n.t({ id: 'offer.wrong.choice', message: 'Choose at least one.' })
  }
}

type CountProps = {
  label: string
  value: unknown
  onChange: (value: unknown) => void
  problem: string | null
}

function CountField({ label, value, onChange, problem }: CountProps) {
  return (
    <Field
      label={label}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(text) => onChange(/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)}
      inputMode="numeric"
      problem={problem}
    />
  )
}

/** The currencies of a shop's countries, each once. */
export function currenciesOf(locales: readonly string[]): string[] {
  return [...new Set(locales.filter(isLocale).map((locale) => markets[locale].currency))]
}
