import { Trans } from '@lingui/react'
import { ContactCard } from '@shop/ui/contact-card/contact-card'
import type { ReactNode } from 'react'
import css from './beside-contact.module.css'
import { useContactFacts } from './use-contact-facts.ts'

/** A form, and every other way to the shop beside it: below it on small screens. */
export function BesideContact({ children }: { children: ReactNode }) {
  const facts = useContactFacts()

  return (
    <div className={css.columns}>
      {children}
      <aside className={css.aside} aria-labelledby="contact-ways">
        <h2 className={css.title} id="contact-ways">
          <Trans id="contact.ways" message="Lieber direkt?" />
        </h2>
        <ContactCard facts={facts} />
      </aside>
    </div>
  )
}
