import { useLingui } from '@lingui/react'
import { MESSAGE_LENGTH } from '@shop/domain/contact/form-field'
import type { MessageFormField } from '@shop/ui/message-form/message-field'

/** The fields of the contact form, in the order of a letter: what about, who, what. @see product §3, §7 "Contact" */
export function useContactFields(): MessageFormField[] {
  const { i18n } = useLingui()
  const plain = { required: true, options: [] }

  return [
    {
      name: 'topic',
      kind: 'select',
      label: i18n.t({ id: 'contact.topic', message: 'Worum geht es?' }),
      required: true,
      isHalf: true,
      placeholder: i18n.t({ id: 'address.choose', message: 'Bitte wählen' }),
      options: [
        { value: 'order', label: i18n.t({ id: 'contact.topic.order', message: 'Bestellung' }) },
        { value: 'delivery', label: i18n.t({ id: 'contact.topic.delivery', message: 'Lieferung' }) },
        {
          value: 'returns',
          label: i18n.t({ id: 'contact.topic.returns', message: 'Rückgabe und Reklamation' }),
        },
        {
          value: 'product',
          label: i18n.t({ id: 'contact.topic.product', message: 'Frage zu einem Artikel' }),
        },
        {
          value: 'payment',
          label: i18n.t({ id: 'contact.topic.payment', message: 'Zahlung und Rechnung' }),
        },
        { value: 'account', label: i18n.t({ id: 'contact.topic.account', message: 'Kundenkonto' }) },
        { value: 'privacy', label: i18n.t({ id: 'contact.topic.privacy', message: 'Datenschutz' }) },
        { value: 'other', label: i18n.t({ id: 'contact.topic.other', message: 'Etwas anderes' }) },
      ],
    },
    {
      ...plain,
      name: 'order_number',
      kind: 'orderNumber',
      label: i18n.t({ id: 'contact.orderNumber', message: 'Bestellnummer' }),
      required: false,
      isHalf: true,
    },
    {
      ...plain,
      name: 'first_name',
      kind: 'name',
      label: i18n.t({ id: 'address.firstName', message: 'Vorname' }),
      isHalf: true,
      autoComplete: 'given-name',
    },
    {
      ...plain,
      name: 'last_name',
      kind: 'name',
      label: i18n.t({ id: 'address.lastName', message: 'Nachname' }),
      isHalf: true,
      autoComplete: 'family-name',
    },
    {
      ...plain,
      name: 'email',
      kind: 'email',
      label: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
      autoComplete: 'email',
      hint: i18n.t({ id: 'contact.emailHint', message: 'Dorthin antworten wir Ihnen.' }),
    },
    {
      ...plain,
      name: 'message',
      kind: 'textarea',
      label: i18n.t({ id: 'contact.message', message: 'Nachricht' }),
      hint: i18n.t({
        id: 'contact.messageHint',
        message: '{min} bis {max} Zeichen',
        values: { min: MESSAGE_LENGTH.min, max: MESSAGE_LENGTH.max },
      }),
    },
  ]
}
