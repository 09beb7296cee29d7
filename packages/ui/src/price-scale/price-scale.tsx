import { Trans, useLingui } from '@lingui/react'
import type { Currency } from '@shop/domain/market/markets'
import type { ScaleStep } from '@shop/domain/price/scale-price'
import { useShopFormat } from '../shop-format.tsx'
import css from './price-scale.module.css'

type PriceScaleProps = {
  /** What one costs, minor units with tax. */
  price: number
  steps: readonly ScaleStep[]
  currency: Currency
  /** The quantity, whose row is marked. */
  quantity?: number
}

/** What a piece costs when more are taken. @see spec §9 "Up to 3 quantity scale thresholds" */
export function PriceScale({ price, steps, currency, quantity = 1 }: PriceScaleProps) {
  const { i18n } = useLingui()
  const { money, percent } = useShopFormat()
  if (steps.length === 0) return null
  const reached = steps.findLast((step) => quantity >= step.amount)?.amount ?? 0

  return (
    <table className={css.scale}>
      <caption className={css.caption}>
        <Trans id="price.scale" message="Mehr nehmen, weniger zahlen" />
      </caption>
      <thead className={css.head}>
        <tr>
          <th scope="col">
            <Trans id="price.scaleAmount" message="Menge" />
          </th>
          <th scope="col">
            <Trans id="price.scalePrice" message="Stückpreis" />
          </th>
          <th scope="col">
            <Trans id="price.scaleSaving" message="Ersparnis" />
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.amount} data-reached={step.amount === reached || undefined}>
            <th scope="row">
              {i18n.t({ id: 'price.scaleFrom', message: 'ab {count} Stück', values: { count: step.amount } })}
            </th>
            <td>{money(step.price, { currency })}</td>
            <td className={css.saving}>−{percent(Math.round((1 - step.price / price) * 100))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
