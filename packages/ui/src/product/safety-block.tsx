import { Trans } from '@lingui/react'
import type { ReactNode } from 'react'
import css from './safety-block.module.css'

type Contact = { name: string; address: string; email: string }
type SafetyBlockProps = {
  maker: Contact
  /** Who answers for it in the Union; null where that is the maker. */
  responsiblePerson: Contact | null
}

/** Who made the product, and who answers for it where that is somebody else. @see eu-duties C-15 */
export function SafetyBlock({ maker, responsiblePerson }: SafetyBlockProps) {
  return (
    <div className={css.block}>
      <Person title={<Trans id="safety.maker" message="Hersteller" />} person={maker} />
      {responsiblePerson ? (
        <Person
          title={<Trans id="safety.responsiblePerson" message="Verantwortliche Person in der EU" />}
          person={responsiblePerson}
        />
      ) : null}
    </div>
  )
}

function Person({ title, person: { name, address, email } }: { title: ReactNode; person: Contact }) {
  return (
    <div>
      <p className={css.title}>{title}</p>
      <address className={css.maker}>
        {`${name}\n${address}\n`}
        <a href={`mailto:${email}`}>{email}</a>
      </address>
    </div>
  )
}
