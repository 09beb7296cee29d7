import { Trans, useLingui } from '@lingui/react'
import { pagePath } from '@shop/domain/link/page-link'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { BesideContact } from '../../features/contact/beside-contact.tsx'
import { ContactForm } from '../../features/contact/contact-form.tsx'

/** The contact form for customers: name and address filled in where the shop wants it. @see spec §6 "contactFormPrefill" */
export function AccountContactPage() {
  const { i18n } = useLingui()

  return (
    <AccountFrame
      here={pagePath('accountContact')}
      title={i18n.t({ id: 'contact.title', message: 'Kontakt' })}
      lead={
        <Trans
          id="contact.lead"
          message="Sie haben eine Frage zur Bestellung, zu einem Artikel oder zu etwas ganz anderem? Hier antworten Menschen, meist innerhalb eines Werktags."
        />
      }
    >
      {() => (
        <BesideContact>
          <ContactForm />
        </BesideContact>
      )}
    </AccountFrame>
  )
}
