import { Trans } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'
import { BesideContact } from '../../features/contact/beside-contact.tsx'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import css from './contact-page.module.css'

/** The form, and every other way to the shop beside it. */
export function ContactPage() {
  return (
    <PageWidth>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>
            <Trans id="contact.title" message="Kontakt" />
          </h1>
          <p className={css.lead}>
            <Trans
              id="contact.lead"
              message="Sie haben eine Frage zur Bestellung, zu einem Artikel oder zu etwas ganz anderem? Hier antworten Menschen, meist innerhalb eines Werktags."
            />
          </p>
        </header>
        <BesideContact>
          <ContactForm />
        </BesideContact>
      </div>
    </PageWidth>
  )
}
