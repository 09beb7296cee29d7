import { Trans, useLingui } from '@lingui/react'
import { ContactCard } from '@shop/ui/contact-card/contact-card'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { useContactFacts } from '../../features/contact/use-contact-facts.ts'
import css from '../contact/contact-page.module.css'
import { AccountFrame } from './account-frame.tsx'

/** The contact form for customers: name and address filled in where the shop wants it. @see spec §6 "contactFormPrefill" */
export function AccountContactPage() {
  const { i18n } = useLingui()
  const facts = useContactFacts()

  return (
    <AccountFrame
      here="/konto/kontakt/"
      title={i18n.t({ id: 'contact.title', message: 'Kontakt' })}
      lead={
        <Trans
          id="contact.lead"
          message="Eine Frage zur Bestellung, zu einem Artikel oder zu etwas ganz anderem? Hier antworten Menschen, meist innerhalb eines Werktags."
        />
      }
    >
      {() => (
        <div className={css.columns}>
          <ContactForm />
          <aside className={css.aside} aria-labelledby="contact-ways">
            <h2 className={css.subtitle} id="contact-ways">
              <Trans id="contact.ways" message="Lieber direkt?" />
            </h2>
            <ContactCard facts={facts} />
          </aside>
        </div>
      )}
    </AccountFrame>
  )
}
