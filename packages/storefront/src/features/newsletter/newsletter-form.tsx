import { Trans, useLingui } from '@lingui/react'
import { fieldProblems } from '@shop/domain/form/form-problem'
import { nameRules } from '@shop/domain/person/name'
import { authProblems } from '@shop/domain/user/auth-form'
import { GENDERS } from '@shop/domain/user/user'
import { genderName } from '@shop/ui/checkout/address/address-names.ts'
import { useForm } from '@shop/ui/form/use-form.ts'
import type { MessageFormField } from '@shop/ui/message-form/message-field'
import { MessageForm } from '@shop/ui/message-form/message-form'
import { MessageSent } from '@shop/ui/message-form/message-sent'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { usePageHref, useShop } from '../../use-shop.ts'
import { messageFormOptions } from '../problem-words/message-form-options.ts'
import { subscribeNewsletterAtom } from './newsletter.atoms.ts'

/** Asks for the newsletter: how to be addressed, and where to write to. A mail asks back. @see spec §5, §7; product §11.6, §11.12 */
export function NewsletterForm() {
  const { i18n } = useLingui()
  const { market } = useShop()
  const pageHref = usePageHref()
  const id = `newsletter${useId()}`
  const subscribe = useSetAtom(subscribeNewsletterAtom)
  const [isSent, setIsSent] = useState(false)
  const fields = useFields()
  const form = useForm({
    ...messageFormOptions(id, fields),
    rules: ({ gender = '', email = '', ...names }) => [
      ...authProblems('guest', { gender, email, first_name: 'A', last_name: 'A', newsletter: true }, market),
      ...['first_name', 'last_name'].flatMap((name) => {
        const value = names[name] ?? ''
        return value.trim() === '' ? [] : fieldProblems(name, value, nameRules(market))
      }),
    ],
    send: ({ gender = '', first_name = '', last_name = '', email = '' }) =>
      subscribe({ gender, first_name, last_name, email, source: 'newsletter' }),
    onSent: () => setIsSent(true),
  })

  if (isSent) {
    return (
      <MessageSent>
        <p>
          <Trans
            id="newsletter.sent"
            message="Fast geschafft: Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie ihn anklicken, kommt der Newsletter."
          />
        </p>
      </MessageSent>
    )
  }
  return (
    <MessageForm
      {...form}
      id={id}
      fields={fields}
      submitLabel={i18n.t({ id: 'newsletter.submit', message: 'Newsletter abonnieren' })}
      // Only machines fill in the trap; they read the same.
      onSubmit={(values) => (values.website ? setIsSent(true) : void form.submit(values))}
      note={
        <Trans
          id="newsletter.note"
          message="Freiwillig; abmelden können Sie sich jederzeit. Vorher bestätigen Sie per E-Mail. Mehr unter <0>Datenschutz</0>."
          // biome-ignore lint/a11y/useAnchorContent: the words come with the message
          components={[<a key="privacy" href={pageHref('privacy')} />]}
        />
      }
    />
  )
}

function useFields(): MessageFormField[] {
  const { i18n } = useLingui()
  return [
    {
      name: 'gender',
      kind: 'select',
      label: i18n.t({ id: 'address.gender', message: 'Anrede' }),
      required: false,
      isHalf: true,
      placeholder: i18n.t({ id: 'address.choose', message: 'Bitte wählen' }),
      options: GENDERS.map((gender) => ({ value: gender, label: genderName(i18n, gender) })),
    },
    {
      name: 'email',
      kind: 'email',
      label: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
      required: true,
      isHalf: true,
      options: [],
      autoComplete: 'email',
    },
    {
      name: 'first_name',
      kind: 'name',
      label: i18n.t({ id: 'address.firstName', message: 'Vorname' }),
      required: false,
      isHalf: true,
      options: [],
      autoComplete: 'given-name',
    },
    {
      name: 'last_name',
      kind: 'name',
      label: i18n.t({ id: 'address.lastName', message: 'Nachname' }),
      required: false,
      isHalf: true,
      options: [],
      autoComplete: 'family-name',
    },
  ]
}
