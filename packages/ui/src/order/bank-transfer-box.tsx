import { Trans, useLingui } from '@lingui/react'
import { useId } from 'react'
import { useShopFormat } from '../shop-format.tsx'
import css from './bank-transfer-box.module.css'

type BankTransferBoxProps = {
  /** With an end, ISO, the goods are kept until then. */
  bank: { holder: string; iban: string; bic: string; bank: string; payBy?: string }
  /** Already formatted with its currency. */
  amount: string
  orderNumber: string
}

const IBAN_GROUP = /(.{4})(?=.)/g

/** Where the money goes for an order that is paid in advance or by invoice. */
export function BankTransferBox({ bank, amount, orderNumber }: BankTransferBoxProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  const titleId = useId()
  const rows = [
    { label: i18n.t({ id: 'bank.amount', message: 'Betrag' }), value: amount },
    ...(bank.payBy === undefined
      ? []
      : [{ label: i18n.t({ id: 'bank.payBy', message: 'Zahlbar bis' }), value: date(bank.payBy) }]),
    { label: i18n.t({ id: 'bank.reference', message: 'Verwendungszweck' }), value: orderNumber },
    { label: i18n.t({ id: 'bank.holder', message: 'Kontoinhaber' }), value: bank.holder },
    {
      label: i18n.t({ id: 'bank.iban', message: 'IBAN' }),
      value: bank.iban.replaceAll(' ', '').replace(IBAN_GROUP, '$1 '),
    },
    { label: i18n.t({ id: 'bank.bic', message: 'BIC' }), value: bank.bic },
    { label: i18n.t({ id: 'bank.bank', message: 'Bank' }), value: bank.bank },
  ]

  return (
    <section className={css.box} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans id="bank.title" message="Bankverbindung" />
      </h2>
      <dl>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
