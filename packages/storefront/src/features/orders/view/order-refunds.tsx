import { Trans, useLingui } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { useShopFormat } from '@shop/ui/shop-format'
import css from '../orders.module.css'
import { refundWords } from '../refund-words.ts'

type OrderRefundsProps = {
  refunds: LoadedOrder['refunds']
  currency: LoadedOrder['order']['currencyCode']
}

/** Refunds, done or under way, and where they go. */
export function OrderRefunds({ refunds, currency }: OrderRefundsProps) {
  const { i18n } = useLingui()
  const { date, money } = useShopFormat()

  return (
    <section className={css.part} aria-labelledby="order-refunds">
      <h2 className={css.subtitle} id="order-refunds">
        <Trans id="orderPage.refunds" message="Erstattungen" />
      </h2>
      <ul className={css.list}>
        {refunds.map((refund) => (
          <li key={`${refund.at} ${refund.key} ${refund.way}`} className={css.box}>
            <p>
              <strong>{money(refund.amount, { currency })}</strong> {refundWords(i18n, refund)}
            </p>
            <p className={css.quiet}>{date(refund.at)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
