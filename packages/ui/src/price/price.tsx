import { Trans, useLingui } from '@lingui/react'
import type { PriceSummary } from '@shop/domain/product/product-card'
import type { ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useShopFormat } from '../shop-format.tsx'
import css from './price.module.css'

type PriceProps = {
  price: PriceSummary
  /** `s` on cards, `m` in lists, `l` on the product page. */
  size?: 's' | 'm' | 'l'
  /** A line on VAT and shipping costs, with its link. */
  note?: ReactNode
  /** Cards show the percentage on the picture already. */
  hidePercent?: boolean
}

/**
 * The price first; what it was, per unit and with what costs, below in quiet words.
 *
 * @see spec §3 "Price option summary", eu-duties C-09, C-11
 */
export function Price({ price, size = 'm', note, hidePercent = false }: PriceProps) {
  const { i18n } = useLingui()
  const { money, number, percent } = useShopFormat()
  const { referencePrice, recommendedRetailPrice, discountPercent, unitPrice, lowestPriorPrice } = price
  const currency = { currency: price.currencyCode }
  const amount = money(price.price, currency)
  const isReduced = referencePrice !== null
  const isRecommendation = isReduced && referencePrice === recommendedRetailPrice

  return (
    <div className={css.price} data-size={size}>
      <div className={css.row}>
        <span className={css.amount} data-sale={isReduced || undefined}>
          {isReduced ? (
            <VisuallyHidden>{`${i18n.t({ id: 'price.now', message: 'Jetzt' })} `}</VisuallyHidden>
          ) : null}
          {price.hasDifferentPrice ? (
            <Trans id="price.from" message="ab {amount}" values={{ amount }} />
          ) : (
            amount
          )}
        </span>
        {isReduced ? (
          <span className={css.before}>
            {isRecommendation ? (
              <>
                <Trans id="price.recommended" message="UVP" />{' '}
              </>
            ) : (
              <VisuallyHidden>
                <Trans id="price.before" message="statt" />{' '}
              </VisuallyHidden>
            )}
            <s>{money(referencePrice, currency)}</s>
          </span>
        ) : null}
        {isReduced && discountPercent > 0 && !hidePercent ? (
          <Badge kind="sale">{`−${percent(discountPercent)}`}</Badge>
        ) : null}
      </div>
      {price.amount > 1 ? (
        <p className={css.small}>
          {i18n.t({
            id: 'price.forAmount',
            message: 'je Stück ab {count} Stück',
            values: { count: price.amount },
          })}
        </p>
      ) : null}
      {unitPrice ? (
        <p className={css.unit}>
          {i18n.t({
            id: 'price.perUnit',
            message: '{price} / {amount} {unit}',
            values: {
              price: money(unitPrice.price, currency),
              amount: number(unitPrice.amount),
              unit: unitPrice.unit,
            },
          })}
        </p>
      ) : null}
      {isReduced && lowestPriorPrice !== null ? (
        <p className={css.small}>
          {i18n.t({
            id: 'price.lowestPrior',
            message: 'Niedrigster Preis der letzten 30 Tage: {price}',
            values: { price: money(lowestPriorPrice, currency) },
          })}
        </p>
      ) : null}
      {note ? <div className={css.small}>{note}</div> : null}
    </div>
  )
}
