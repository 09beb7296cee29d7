import { Trans, useLingui } from '@lingui/react'
import { OrderSummary } from '@shop/ui/basket/summary/order-summary'
import { countryName } from '@shop/ui/checkout/address/address-names.ts'
import { AddressSummaries } from '@shop/ui/checkout/address/address-summaries'
import { paymentName } from '@shop/ui/checkout/payment/payment-name.ts'
import { PointsNote } from '@shop/ui/loyalty/points-note'
import { useShopFormat } from '@shop/ui/shop-format'
import { invoiceHref } from '../order-papers.ts'
import css from '../orders.module.css'
import { OrderPreferences } from './order-preferences.tsx'
import type { OrderViewProps } from './order-view.tsx'

/** What it cost and how it is paid, where it goes, and its papers. */
export function OrderSums({ loaded: { order, invoices, points }, access }: OrderViewProps) {
  const { i18n } = useLingui()
  const { money, date } = useShopFormat()
  const currency = order.currencyCode
  const paidWith = order.payment.map(({ key, amount }) => {
    return i18n.t({
      id: 'price.named',
      message: '{name}: {amount}',
      values: { name: paymentName(i18n, key), amount: money(amount, { currency }) },
    })
  })
  const isSame = JSON.stringify(order.shippingAddress) === JSON.stringify(order.billingAddress)

  return (
    <div className={css.pair}>
      <OrderSummary
        title={<Trans id="basket.summary" message="Zusammenfassung" />}
        totals={order.totals}
        currency={currency}
        note={paidWith.join(' · ')}
      />
      <div className={css.part}>
        <AddressSummaries
          email={order.customer.email}
          shipping={order.shippingAddress}
          billing={isSame ? null : order.billingAddress}
          countryName={(country) => countryName(i18n, country)}
          isPickedUp={order.pickupPoint !== null}
        />
        <OrderPreferences order={order} />
        {points ? <PointsNote {...points} /> : null}
        {invoices.length > 0 ? (
          <section className={css.part} aria-labelledby="order-papers">
            <h2 className={css.subtitle} id="order-papers">
              <Trans id="orderPage.papers" message="Dokumente" />
            </h2>
            <ul className={css.plain}>
              {invoices.map(({ number, kind, issuedAt }) => (
                <li key={number}>
                  <a
                    className={css.link}
                    href={invoiceHref({ ...access, locale: order.locale }, number)}
                    target="_blank"
                    rel="noopener"
                  >
                    {kind === 'invoice'
                      ? i18n.t({
                          id: 'orderPage.invoice',
                          message: 'Rechnung {number} (PDF)',
                          values: { number },
                        })
                      : i18n.t({
                          id: 'orderPage.correction',
                          message: 'Rechnungskorrektur {number} (PDF)',
                          values: { number },
                        })}
                  </a>{' '}
                  <span className={`${css.quiet} ${css.day}`}>{date(issuedAt)}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </div>
  )
}
