import { Trans, useLingui } from '@lingui/react'
import type { Currency } from '@shop/domain/market/markets'
import { useShopFormat } from '../../shop-format.tsx'
import css from './balance-statement.module.css'
import { bookingName } from './booking-name.ts'

export type BookingKind = 'credited' | 'paid' | 'released' | 'refunded'

/** One change of a balance; `amount` is negative when it paid. */
export type Booking = {
  at: string
  kind: BookingKind
  amount: number
  orderNumber: string | null
  note: string | null
}

type BalanceStatementProps = {
  /** Minor units. */
  amount: number
  currencyCode: Currency
  /** The newest first. */
  bookings: readonly Booking[]
  /** The number of an order behind it is the address of the order; null where this shop shows none. */
  ordersHref: string | null
}

/** What the shop holds for a customer, and every booking that led there. */
export function BalanceStatement({ amount, currencyCode, bookings, ordersHref }: BalanceStatementProps) {
  const { i18n } = useLingui()
  const { date, money } = useShopFormat()
  const words = (units: number) => money(units, { currency: currencyCode })

  return (
    <div className={css.statement}>
      <p className={css.balance}>
        <span className={css.label}>
          <Trans id="balance.now" message="Verfügbar" />
        </span>
        <strong className={css.amount}>{words(amount)}</strong>
      </p>
      {bookings.length === 0 ? (
        <p className={css.none}>
          <Trans id="balance.none" message="Noch keine Buchung. Gutschriften erscheinen hier automatisch." />
        </p>
      ) : (
        <table className={css.bookings}>
          <caption className={css.caption}>
            <Trans id="balance.bookings" message="Buchungen" />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans id="balance.day" message="Tag" />
              </th>
              <th scope="col">
                <Trans id="balance.what" message="Vorgang" />
              </th>
              <th scope="col">
                <Trans id="bank.amount" message="Betrag" />
              </th>
            </tr>
          </thead>
          <tbody>
            {bookings.map((booking, index) => {
              const { at, kind, orderNumber, note } = booking
              return (
                <tr key={`${at} ${index}`}>
                  <td className={css.day}>{date(at, 'short')}</td>
                  <td>
                    {bookingName(i18n, kind)}
                    {orderNumber === null ? null : (
                      <span className={css.note}>
                        {ordersHref === null ? (
                          orderNumber
                        ) : (
                          <a href={`${ordersHref}${orderNumber}/`}>{orderNumber}</a>
                        )}
                      </span>
                    )}
                    {note === null ? null : <span className={css.note}>{note}</span>}
                  </td>
                  <td className={css.number} data-sign={booking.amount < 0 ? 'minus' : 'plus'}>
                    {booking.amount > 0 ? '+' : ''}
                    {words(booking.amount)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </div>
  )
}
