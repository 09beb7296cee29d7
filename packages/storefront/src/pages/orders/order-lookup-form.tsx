import { Trans, useLingui } from '@lingui/react'
import { fieldProblems } from '@shop/domain/form/form-problem'
import { required } from '@shop/domain/form/rules'
import { emailProblems } from '@shop/domain/person/email'
import { useForm } from '@shop/ui/form/use-form.ts'
import { MessageForm } from '@shop/ui/message-form/message-form'
import { MessageSent } from '@shop/ui/message-form/message-sent'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import css from '../../features/orders/orders.module.css'
import { answered } from '../../features/problem-words/answered.ts'
import { messageFormOptions } from '../../features/problem-words/message-form-options.ts'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { usePageHref } from '../../use-shop.ts'

/** Asks for number and e-mail address; the answer does not reveal whether there is such an order. */
export function OrderLookupForm() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const { api } = useAtomValue(servicesAtom)
  const fields = [
    {
      name: 'order_number',
      kind: 'orderNumber' as const,
      label: i18n.t({ id: 'contact.orderNumber', message: 'Bestellnummer' }),
      hint: i18n.t({ id: 'orderLookup.numberHint', message: 'Sie finden sie in der Bestellbestätigung.' }),
      required: true,
      options: [],
    },
    {
      name: 'email',
      kind: 'email' as const,
      label: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
      hint: i18n.t({ id: 'orderLookup.emailHint', message: 'Die Adresse, mit der Sie bestellt haben.' }),
      required: true,
      options: [],
      autoComplete: 'email' as const,
    },
  ]
  const [isSent, setIsSent] = useState(false)
  const form = useForm({
    ...messageFormOptions('lookup', fields),
    rules: ({ order_number = '', email = '' }) => [
      ...fieldProblems('order_number', order_number, [required]),
      ...emailProblems('email', email),
    ],
    send: async ({ order_number = '', email = '' }) => {
      const { requestOrderLink } = await import('@shop/api-client/contract/after-sales')
      return answered(api(requestOrderLink, { order_number, email }))
    },
    onSent: () => setIsSent(true),
  })

  return (
    <div className={css.form}>
      <header className={css.head}>
        <h1 className={css.title}>
          <Trans id="orderLookup.title" message="Bestellung finden" />
        </h1>
        <p className={css.lead}>
          <Trans
            id="orderLookup.lead"
            message="Ohne Konto bestellt? Wir schicken Ihnen einen Link zu Ihrer Bestellung: mit Sendung, Rechnung, Rückgabe und Reklamation."
          />
        </p>
      </header>
      {isSent ? (
        <MessageSent>
          <h2>
            <Trans id="orderLookup.sentTitle" message="Bitte sehen Sie in Ihr Postfach" />
          </h2>
          <p>
            <Trans
              id="orderLookup.sent"
              message="Gibt es eine Bestellung mit dieser Nummer und Adresse, ist der Link unterwegs. Er gilt 24 Stunden."
            />
          </p>
        </MessageSent>
      ) : (
        <MessageForm
          {...form}
          id="lookup"
          fields={fields}
          submitLabel={i18n.t({ id: 'orderLookup.send', message: 'Link anfordern' })}
          onSubmit={(values) => void form.submit(values)}
          note={
            <>
              <Trans
                id="orderLookup.account"
                message="Mit Konto geht es direkt: <0>Zu Ihren Bestellungen</0>."
                // biome-ignore lint/a11y/useAnchorContent: the words come with the message
                components={[<a key="orders" href={pageHref('orders')} />]}
              />
              <NeedsScript>
                <Trans id="contact.needsScript" message="Zum Absenden brauchen Sie JavaScript." />
              </NeedsScript>
            </>
          }
        />
      )}
    </div>
  )
}
