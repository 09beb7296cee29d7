import { Trans } from '@lingui/react'
import type { OrderTotals } from '@shop/domain/basket/totals'
import type { Currency } from '@shop/domain/market/markets'
import type { ReactNode } from 'react'
import { useShopFormat } from '../../shop-format.tsx'
import css from './order-summary.module.css'
import { SummaryRow } from './summary-row.tsx'

type OrderSummaryProps = {
  /** null leaves the heading out, where a page has its own. */
  title: ReactNode
  /** Minor units, as the server added them up: nothing is computed here. */
  totals: OrderTotals
  /** Shipping is a guess before the address is known. */
  isShippingEstimated?: boolean
  /** Of an order: the shop it was placed in, which may not be this one. */
  currency?: Currency
  /** Between the title and the rows: progress to free shipping, the lines at a glance. */
  children?: ReactNode
  /** Vouchers and gift cards; above the rows, so that nothing stands between the sum and its button. */
  codes?: ReactNode
  /** Already worded; below the sum. */
  note?: string | null
  /** The button that goes on, and the hints below it. */
  action?: ReactNode
}

/** What the order costs, row by row, with the tax it holds. */
export function OrderSummary(props: OrderSummaryProps) {
  const { title, totals, isShippingEstimated = false, currency, children = null } = props
  const { codes = null, note = null, action = null } = props
  const { money: written, percent } = useShopFormat()
  const money = (amount: number) => written(amount, currency ? { currency } : {})

  return (
    <section className={css.summary}>
      {title ? <h2 className={css.title}>{title}</h2> : null}
      {children}
      {codes}
      <dl className={css.rows}>
        <SummaryRow label={<Trans id="summary.items" message="Artikel" />} amount={money(totals.items)} />
        {totals.reductions.map(({ promotionId, name, code, amount }) => (
          <SummaryRow
            key={promotionId}
            label={code === null ? name : `${name} (${code})`}
            amount={`−${money(amount)}`}
            kind="saving"
          />
        ))}
        <SummaryRow
          label={
            isShippingEstimated ? (
              <Trans id="summary.shippingEstimated" message="Versand (voraussichtlich)" />
            ) : (
              <Trans id="summary.shipping" message="Versand" />
            )
          }
          amount={
            totals.shipping === 0 ? (
              <Trans id="summary.shippingFree" message="kostenlos" />
            ) : (
              money(totals.shipping)
            )
          }
        />
        {totals.fee > 0 ? (
          <SummaryRow
            label={<Trans id="summary.fee" message="Gebühr der Zahlungsart" />}
            amount={money(totals.fee)}
          />
        ) : null}
        {totals.giftcard > 0 ? (
          <SummaryRow
            label={<Trans id="summary.giftcard" message="Geschenkkarte" />}
            amount={`−${money(totals.giftcard)}`}
          />
        ) : null}
        {totals.balance > 0 ? (
          <SummaryRow
            label={<Trans id="payment.balance" message="Kontoguthaben" />}
            amount={`−${money(totals.balance)}`}
          />
        ) : null}
        {totals.rounding !== 0 ? (
          <SummaryRow
            label={<Trans id="summary.rounding" message="Rundung auf 5 Rappen" />}
            amount={money(totals.rounding)}
          />
        ) : null}
        <SummaryRow
          label={
            totals.giftcard + totals.balance > 0 ? (
              currency ? (
                <Trans id="summary.rest" message="Restbetrag" />
              ) : (
                <Trans id="summary.toPay" message="Noch zu zahlen" />
              )
            ) : (
              <Trans id="summary.total" message="Gesamtsumme" />
            )
          }
          amount={money(totals.total)}
          kind="total"
        />
        {totals.vat
          .filter(({ amount }) => amount !== 0)
          .map((row) => (
            <SummaryRow
              key={row.rate}
              label={
                <Trans
                  id="summary.vatRow"
                  message="darin {rate} MwSt."
                  values={{ rate: percent(row.rate) }}
                />
              }
              amount={money(row.amount)}
              kind="quiet"
            />
          ))}
      </dl>
      {note ? <p className={css.note}>{note}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </section>
  )
}
