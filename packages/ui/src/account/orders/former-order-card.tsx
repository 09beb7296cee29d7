import { Trans, useLingui } from '@lingui/react'
import { COUNTRIES, type Currency } from '@shop/domain/market/markets'
import {
  type FormerOrderAddress,
  type FormerOrderLine,
  type FormerOrderState,
  type FormerOrderSums,
  formerAddressLines,
} from '@shop/domain/order/former-order'
import { AccordionItem } from '../../accordion/accordion.tsx'
import { countryName } from '../../checkout/address/address-names.ts'
import { useShopFormat } from '../../shop-format.tsx'
import css from './former-order-card.module.css'
import { formerOrderStateName } from './former-order-state-name.ts'

export type FormerOrderCardProps = {
  order: {
    number: string
    placedAt: string
    state: FormerOrderState
    currencyCode: Currency
    lines: readonly FormerOrderLine[]
    sums: FormerOrderSums
    /** Minor units. */
    total: number
    refunded: number
    shippingAddress: FormerOrderAddress | null
  }
}

/** An order of the shop that this one has moved from, to be opened and read: there is nothing to do with it. */
export function FormerOrderCard({ order }: FormerOrderCardProps) {
  const { i18n } = useLingui()
  const { date, money } = useShopFormat()
  const { number, placedAt, state, currencyCode, lines, total, shippingAddress } = order
  const amount = (minor: number) => money(minor, { currency: currencyCode })
  const facts = [date(placedAt), formerOrderStateName(i18n, state), amount(total)].join(' · ')

  return (
    <AccordionItem
      title={i18n.t({ id: 'orderCard.title', message: 'Bestellung {number}', values: { number } })}
      aside={facts}
    >
      <div className={css.order}>
        <ul className={css.lines}>
          {lines.map((line, at) => (
            <li key={at} className={css.line}>
              <span>
                {line.quantity} × {line.name}
                {line.options === '' ? null : <span className={css.quiet}>{line.options}</span>}
              </span>
              <span className={css.amount}>{amount(line.total)}</span>
            </li>
          ))}
        </ul>
        <Sums order={order} amount={amount} />
        {shippingAddress === null ? null : <Address address={shippingAddress} />}
      </div>
    </AccordionItem>
  )
}

type SumsProps = FormerOrderCardProps & { amount: (minor: number) => string }

function Sums({ order: { sums, total, refunded }, amount }: SumsProps) {
  const { i18n } = useLingui()
  const rows = [
    [i18n.t({ id: 'formerOrders.discount', message: 'Nachlass' }), -sums.discount],
    [i18n.t({ id: 'formerOrders.shipping', message: 'Versand' }), sums.shipping],
    [i18n.t({ id: 'formerOrders.fees', message: 'Gebühren' }), sums.fees],
    [i18n.t({ id: 'formerOrders.tax', message: 'Steuer' }), sums.tax],
  ] as const
  return (
    <dl className={css.sums}>
      {rows.map(([name, minor]) =>
        minor === 0 ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount(minor)}</dd>
          </div>
        ),
      )}
      <div className={css.total}>
        <dt>
          <Trans id="formerOrders.total" message="Gesamtbetrag" />
        </dt>
        <dd>{amount(total)}</dd>
      </div>
      {refunded === 0 ? null : (
        <div>
          <dt>
            <Trans id="formerOrders.refunded" message="Erstattet" />
          </dt>
          <dd>{amount(refunded)}</dd>
        </div>
      )}
    </dl>
  )
}

function Address({ address }: { address: FormerOrderAddress }) {
  const { i18n } = useLingui()
  const known = COUNTRIES.find((one) => one === address.country)
  const lines = formerAddressLines(address, known ? countryName(i18n, known) : address.country)
  return (
    <div>
      <p className={css.quiet}>
        <Trans id="formerOrders.address" message="Lieferadresse" />
      </p>
      <address className={css.address}>{lines.join('\n')}</address>
    </div>
  )
}
