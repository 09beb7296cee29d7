import { useLingui } from '@lingui/react'
import type { MessageFormField } from '@shop/ui/message-form/message-field'

export type WithdrawalField = MessageFormField & { name: 'name' | 'order_number' | 'email' | 'items' }

/** The fields of a declaration of withdrawal; no reason among them. @see eu-duties C-01 */
export function useWithdrawalFields(): WithdrawalField[] {
  const { i18n } = useLingui()
  const plain = { required: true, options: [] }

  return [
    {
      ...plain,
      name: 'name',
      kind: 'text',
      label: i18n.t({ id: 'withdrawal.name', message: 'Name' }),
      autoComplete: 'name',
    },
    {
      ...plain,
      name: 'order_number',
      kind: 'text',
      label: i18n.t({ id: 'contact.orderNumber', message: 'Bestellnummer' }),
      hint: i18n.t({ id: 'orderLookup.numberHint', message: 'Sie finden sie in der Bestellbestätigung.' }),
    },
    {
      ...plain,
      name: 'email',
      kind: 'email',
      label: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
      hint: i18n.t({ id: 'withdrawal.emailHint', message: 'Dorthin geht die Eingangsbestätigung.' }),
      autoComplete: 'email',
    },
    {
      ...plain,
      name: 'items',
      kind: 'textarea',
      required: false,
      label: i18n.t({ id: 'withdrawal.items', message: 'Nur einzelne Artikel?' }),
      hint: i18n.t({
        id: 'withdrawal.itemsHint',
        message:
          'Bitte nennen Sie, welche. Bleibt das Feld leer, gilt der Widerruf für die ganze Bestellung.',
      }),
    },
  ]
}
