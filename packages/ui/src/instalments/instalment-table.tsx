import { Trans, useLingui } from '@lingui/react'
import type { InstalmentExample } from '@shop/domain/payment/instalment-example'
import { type InstalmentRow, instalmentRow } from '@shop/domain/payment/instalments'
import { CreditTerms } from '../checkout/payment/credit-terms.tsx'
import { useShopFormat } from '../shop-format.tsx'
import css from './instalment-table.module.css'

type InstalmentTableProps = {
  /** What the goods cost at once, minor units. */
  price: number
  example: InstalmentExample
  /** The page on the ways to pay, with the standard information. */
  payingHref: string
}

/** What a price costs in instalments: each rate with its total and effective annual rate, and who lends. @see eu-duties C-04 */
export function InstalmentTable({ price, example, payingHref }: InstalmentTableProps) {
  const { money } = useShopFormat()
  const { lender, warning, terms } = example

  return (
    <div className={css.example}>
      {warning === null ? null : <p className={css.warning}>{warning}</p>}
      <table className={css.table}>
        <caption className={css.caption}>
          <Trans
            id="instalments.caption"
            message="Repräsentatives Beispiel: Kaufpreis und Kreditbetrag {price}, ohne Anzahlung"
            values={{ price: money(price) }}
          />
        </caption>
        <thead className={css.head}>
          <tr>
            <th scope="col">
              <Trans id="instalments.months" message="Monate" />
            </th>
            <th scope="col">
              <Trans id="instalments.monthly" message="Monatlich" />
            </th>
            <th scope="col">
              <Trans id="instalments.total" message="Gesamtbetrag" />
            </th>
            <th scope="col">
              <Trans id="instalments.effectiveRate" message="Effektiver Jahreszins" />
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <Row key={term.months} row={instalmentRow(price, term)} />
          ))}
        </tbody>
      </table>
      <p className={css.terms}>
        <Trans
          id="instalments.terms"
          message="Die erste Rate ist einen Monat nach dem Kauf fällig. Der Kreditgeber prüft vorher, ob der Kredit bezahlt werden kann, und kann ihn ablehnen."
        />
      </p>
      <CreditTerms credit={{ warning: warning ?? '', lender }} payingHref={payingHref} />
    </div>
  )
}

function Row({ row }: { row: InstalmentRow }) {
  const { i18n } = useLingui()
  const { money, percent } = useShopFormat()
  const rate = (hundredths: number) =>
    percent(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

  return (
    <tr>
      <th scope="row">{row.months}</th>
      <td>
        <b>{money(row.monthly)}</b>
        {row.last === row.monthly ? null : (
          <small>
            {i18n.t({
              id: 'instalments.last',
              message: 'zuletzt {amount}',
              values: { amount: money(row.last) },
            })}
          </small>
        )}
      </td>
      <td>
        {money(row.total)}
        <small>
          {i18n.t({
            id: 'instalments.interest',
            message: 'Zinsen {amount}',
            values: { amount: money(row.interest) },
          })}
        </small>
      </td>
      <td>
        {rate(row.effectiveRate)}
        <small>
          {i18n.t({
            id: 'instalments.borrowingRate',
            message: 'Sollzins {rate}, fest',
            values: { rate: rate(row.borrowingRate) },
          })}
        </small>
      </td>
    </tr>
  )
}
