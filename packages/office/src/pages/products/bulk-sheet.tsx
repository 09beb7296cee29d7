import { Trans, useLingui } from '@lingui/react'
import { type GoodsRow, goodsRows } from '@shop/api-client/office/goods-line-commands'
import { typedPercent } from '@shop/domain/goods/bulk-price'
import type { Country } from '@shop/domain/market/markets'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { type FormEvent, useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { countryName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { BatchSteps } from './batch-steps.tsx'
import { type BulkChange, bulkBatch, type GoodsBatch } from './goods-batch.ts'
import styles from './products-page.module.css'

const KINDS = ['percent', 'amount', 'stock', 'on', 'off'] as const
type Kind = (typeof KINDS)[number]

type BulkSheetProps = {
  products: readonly number[]
  countries: readonly Country[]
  onClose: () => void
  onDone: () => void
}

/** Changes many products at once: what, then each line of it, then it is done. */
export function BulkSheet({ products, countries, onClose, onDone }: BulkSheetProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const kinds = useKinds()
  const [kind, setKind] = useState<Kind>(kinds[0]?.key ?? 'percent')
  const [country, setCountry] = useState<Country>(countries[0] ?? 'DE')
  const [typed, setTyped] = useState('')
  const [strikes, setStrikes] = useState(false)
  const [batch, setBatch] = useState<GoodsBatch | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isPrice = kind === 'percent' || kind === 'amount'
  const needsValue = isPrice || kind === 'stock'

  async function look(event: FormEvent): Promise<void> {
    event.preventDefault()
    const change = changeOf({ kind, typed, country, strikes })
    if (change === null)
      return setProblem(
        i18n.t({
          id: 'bulk.wrong',
          message: 'Write a number here: “10”, “-2,50”; a count is whole and not below nothing.',
        }),
      )
    setProblem(null)
    try {
      const { rows }: { rows: GoodsRow[] } = await answer(shop, goodsRows, { products: [...products] })
      setBatch(bulkBatch(rows, change))
    } catch (error) {
      setProblem(problemText(error, i18n))
    }
  }

  return (
    <Sheet
      title={i18n.t({
        id: 'bulk.title',
        message: '{count, plural, one {Change # product} other {Change # products}}',
        values: { count: products.length },
      })}
      isOpen
      onClose={onClose}
    >
      {batch === null ? (
        <form className={styles.form} onSubmit={(event) => void look(event)}>
          <Choice
            label={i18n.t({ id: 'bulk.what', message: 'What changes' })}
            options={kinds}
            value={kind}
            onChange={setKind}
          />
          {isPrice && (
            <Choice
              label={i18n.t({ id: 'filter.country', message: 'Country' })}
              options={countries.map((key) => ({ key, name: countryName(key, i18n) }))}
              value={country}
              onChange={setCountry}
            />
          )}
          {needsValue && (
            <Field
              label={
                isPrice
                  ? i18n.t({ id: 'bulk.by', message: 'By how much' })
                  : i18n.t({ id: 'bulk.units', message: 'Units of each variant' })
              }
              hint={
                isPrice ? i18n.t({ id: 'bulk.byHint', message: 'With a minus it gets cheaper.' }) : undefined
              }
              value={typed}
              onChange={setTyped}
              isRequired
              autoFocus
            />
          )}
          {isPrice && (
            <Toggle
              label={i18n.t({ id: 'bulk.strikes', message: 'Strike the price until now through' })}
              isOn={strikes}
              onChange={setStrikes}
            />
          )}
          {problem !== null && <Notice tone="bad">{problem}</Notice>}
          <div className={styles.actions}>
            <Button onPress={onClose}>
              <Trans id="step.stop" message="Not now" />
            </Button>
            <Button type="submit" look="primary">
              <Trans id="bulk.look" message="See what changes" />
            </Button>
          </div>
        </form>
      ) : (
        <BatchSteps batch={batch} onBack={() => setBatch(null)} onClose={onDone} />
      )}
    </Sheet>
  )
}

function useKinds(): { key: Kind; name: string }[] {
  const { i18n } = useLingui()
  const { may } = useShop()
  const names: Record<Kind, string> = {
    percent: i18n.t({ id: 'bulk.percent', message: 'Price, by percent' }),
    amount: i18n.t({ id: 'bulk.amount', message: 'Price, by an amount' }),
    stock: i18n.t({ id: 'bulk.stock', message: 'Stock' }),
    on: i18n.t({ id: 'bulk.on', message: 'Put on sale' }),
    off: i18n.t({ id: 'bulk.off', message: 'Take off sale' }),
  }
  const isOpen: Record<Kind, boolean> = {
    percent: may('prices.change'),
    amount: may('prices.change'),
    stock: may('stock.change'),
    on: may('products.change'),
    off: may('products.change'),
  }
  return KINDS.filter((key) => isOpen[key]).map((key) => ({ key, name: names[key] }))
}

type Typed = { kind: Kind; typed: string; country: Country; strikes: boolean }

/** What was typed as a change; null where it is none. */
function changeOf({ kind, typed, country, strikes }: Typed): BulkChange | null {
  if (kind === 'on' || kind === 'off') return { kind: 'sale', isActive: kind === 'on' }
  if (kind === 'stock') return /^\d{1,6}$/.test(typed.trim()) ? { kind, units: Number(typed) } : null
  if (kind === 'percent') {
    const hundredths = typedPercent(typed)
    return hundredths === null
      ? null
      : { kind: 'price', country, strikes, change: { by: 'percent', hundredths } }
  }
  const [, sign = '', rest = ''] = /^\s*([+-]?)(.*)$/.exec(typed) ?? []
  const minor = parseAmount(rest)
  return minor === null
    ? null
    : { kind: 'price', country, strikes, change: { by: 'amount', minor: sign === '-' ? -minor : minor } }
}
