import { Trans } from '@lingui/react'
import { ContactCard } from '@shop/ui/contact-card/contact-card'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { useContactFacts } from '../../features/contact/use-contact-facts.ts'
import css from './contact-page.module.css'

/** The form, and every other way to the shop beside it. */
export function ContactPage() {
  const facts = useContactFacts()

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
              message="Eine Frage zur Bestellung, zu einem Artikel oder zu etwas ganz anderem? Hier antworten Menschen, meist innerhalb eines Werktags."
            />
          </p>
        </header>
        <div className={css.columns}>
          <ContactForm />
          <aside className={css.aside} aria-labelledby="contact-ways">
            <h2 className={css.subtitle} id="contact-ways">
              <Trans id="contact.ways" message="Lieber direkt?" />
            </h2>
            <ContactCard facts={facts} />
          </aside>
        </div>
      </div>
    </PageWidth>
  )
}
