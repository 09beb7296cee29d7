import { Trans, useLingui } from '@lingui/react'
import { valueAt } from '@shop/domain/goods/edited-record'
import { Card } from '../../parts/card.tsx'
import drafts from '../../parts/draft/draft.module.css'
import type { DraftProps } from '../../parts/draft/draft-field.tsx'
import { Field } from '../../parts/field.tsx'
import { fieldName } from '../../words/gap-name.ts'
import styles from './product-page.module.css'

const CONTACT = ['name', 'address', 'email'] as const

/** Who made it, who answers for it in the Union, and where they can be written to. */
export function SafetyCard(props: DraftProps) {
  const { i18n } = useLingui()
  return (
    <Card title={i18n.t({ id: 'product.safety', message: 'Safety' })}>
      <div className={styles.columns}>
        <Contact {...props} path="maker" parts={[...CONTACT, 'country']} />
        <Contact {...props} path="responsiblePerson" parts={CONTACT} />
      </div>
    </Card>
  )
}

type ContactProps = DraftProps & { path: 'maker' | 'responsiblePerson'; parts: readonly string[] }

/** A contact is one field: it is saved whole, and empty it is nobody. */
function Contact({ draft, isReadOnly, path, parts }: ContactProps) {
  const { i18n } = useLingui()
  const names: Record<string, string> = {
    name: i18n.t({ id: 'field.contactName', message: 'Name of the company' }),
    address: i18n.t({ id: 'field.contactAddress', message: 'Postal address' }),
    email: i18n.t({ id: 'field.contactEmail', message: 'E-mail' }),
    country: i18n.t({ id: 'field.contactCountry', message: 'Country, in two letters' }),
  }
  const known = draft.value(path) ?? (path === 'maker' ? formerMaker(draft.value('safety')) : null) ?? {}
  const textOf = (part: string) => {
    const text = valueAt(known, part)
    return typeof text === 'string' ? text : ''
  }
  const theirs = draft.meanwhile(path)

  function change(part: string, text: string): void {
    const next = Object.fromEntries(parts.map((one) => [one, one === part ? text : textOf(one)]))
    const isNobody = parts.every((one) => next[one] === '')
    draft.edit(path, isNobody ? undefined : next)
  }

  return (
    <section className={styles.language} id={`field-${path}`} aria-label={fieldName(path, i18n)}>
      <h3>{fieldName(path, i18n)}</h3>
      {parts.map((part) => (
        <Field
          key={part}
          label={names[part] ?? part}
          value={textOf(part)}
          isReadOnly={isReadOnly}
          onChange={(text) => change(part, part === 'country' ? text.toUpperCase() : text)}
          {...(part === 'country' ? { maxLength: 2 } : {})}
        />
      ))}
      {theirs !== undefined && (
        <p className={drafts.theirs}>
          <Trans id="product.theirs" message="Meanwhile: {text}" values={{ text: JSON.stringify(theirs) }} />
        </p>
      )}
    </section>
  )
}

/** Files of earlier days named the maker without a country, beside the warnings. */
function formerMaker(safety: unknown): Record<string, unknown> {
  return {
    name: valueAt(safety, 'manufacturer'),
    address: valueAt(safety, 'address'),
    email: valueAt(safety, 'email'),
    country: '',
  }
}
