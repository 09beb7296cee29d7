import { Trans } from '@lingui/react'
import { phoneHref } from '@shop/domain/contact/phone-href'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { Icon } from '../icon/icon.tsx'
import css from './contact-card.module.css'

/** How the shop can be reached, from its legal data. */
export type ContactFacts = {
  /** As it is written, `+49 40 66969 100`. */
  hotline: string
  hours: string
  email: string
  company: string
  street: string
  city: string
}

type ContactCardProps = { facts: ContactFacts; showsAddress?: boolean }

/** Telephone with its hours, mail and address. */
export function ContactCard({ facts, showsAddress = true }: ContactCardProps) {
  const { hotline, hours, email, company, street, city } = facts

  return (
    <dl className={css.list}>
      <div className={css.way}>
        <dt>
          <Icon of={Phone} size="m" />
          <Trans id="contact.phone" message="Anrufen" />
        </dt>
        <dd>
          <a className={css.strong} href={phoneHref(hotline)}>
            {hotline}
          </a>
          <span className={css.quiet}>{hours}</span>
        </dd>
      </div>
      <div className={css.way}>
        <dt>
          <Icon of={Mail} size="m" />
          <Trans id="contact.mail" message="Schreiben" />
        </dt>
        <dd>
          <a className={css.strong} href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
      </div>
      {showsAddress ? (
        <div className={css.way}>
          <dt>
            <Icon of={MapPin} size="m" />
            <Trans id="contact.post" message="Per Post" />
          </dt>
          <dd>
            <span>{company}</span>
            <span>{street}</span>
            <span>{city}</span>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
