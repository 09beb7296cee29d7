import type { BankDetails } from '@shop/domain/order/bank-details'
import type { I18n } from '@shop/i18n/locale-i18n'

/** Where to transfer the money of an order that is paid in advance, as rows of a mail. */
export function transferRows(
  i18n: I18n,
  bank: Pick<BankDetails, 'holder' | 'iban' | 'bic' | 'reference'>,
): { label: string; value: string }[] {
  return [
    { label: i18n.t({ id: 'mail.accountHolder', message: 'Empfänger' }), value: bank.holder },
    { label: i18n.t({ id: 'bank.iban', message: 'IBAN' }), value: bank.iban },
    { label: i18n.t({ id: 'bank.bic', message: 'BIC' }), value: bank.bic },
    { label: i18n.t({ id: 'bank.reference', message: 'Verwendungszweck' }), value: bank.reference },
  ]
}
