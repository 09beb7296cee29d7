import { Trans, useLingui } from '@lingui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useShop } from '../../use-shop.ts'
import { claimDrafts, messageDraft } from '../message-drafts/message-draft.ts'
import { loadUserAtom, userAtom } from '../session/session.atoms.ts'
import { contactDraft, contactFilled } from './contact-draft.ts'
import { contactPrefill } from './contact-prefill.ts'
import { SendMessage } from './send-message.tsx'
import { useContactFields } from './use-contact-fields.ts'

/**
 * The contact form, public and in the account. Where the shop wants it, a signed-in customer finds name and address
 * filled in.
 *
 * @see spec §2 "/kontakt/", "/konto/kontakt/", §6 "contactFormPrefill"
 */
export function ContactForm() {
  const { i18n } = useLingui()
  const { features } = useShop()
  const fields = useContactFields()
  const user = useAtomValue(userAtom)
  const loadUser = useSetAtom(loadUserAtom)
  const draft = messageDraft('contact', user)
  const prefill = useMemo(
    () => contactFilled(contactPrefill(features, user), messageDraft('contact', user).read()),
    [features, user],
  )

  useEffect(() => {
    // no sign-in is needed for a message
    if (features.contactFormPrefill) loadUser().catch(() => undefined)
  }, [features.contactFormPrefill, loadUser])

  useEffect(() => {
    // Sessions may have ended by themselves, and then somebody else writes here.
    if (user) claimDrafts(user)
  }, [user])

  return (
    <SendMessage
      id="contact"
      topic={null}
      fields={fields}
      prefill={prefill}
      onDraft={(values) => (values === null ? draft.forget() : draft.keep(contactDraft(values)))}
      submitLabel={i18n.t({ id: 'contact.send', message: 'Nachricht senden' })}
      sent={
        <>
          <h2>
            <Trans id="contact.sentTitle" message="Ihre Nachricht ist angekommen" />
          </h2>
          <p>
            <Trans
              id="contact.sent"
              message="Vielen Dank! Gleich bekommen Sie eine Bestätigung per E-Mail, die Antwort meist innerhalb eines Werktags."
            />
          </p>
        </>
      }
    />
  )
}
