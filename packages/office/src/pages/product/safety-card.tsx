import { Trans, useLingui } from '@lingui/react'
import { isInInternalMarket } from '@shop/domain/duties/internal-market'
import { valueAt } from '@shop/domain/goods/edited-record'
import { Card } from '../../parts/card.tsx'
import drafts from '../../parts/draft/draft.module.css'
import type { DraftProps } from '../../parts/draft/draft-field.tsx'
import { Field } from '../../parts/field.tsx'
import { fieldName } from '../../words/names/gap-name.ts'
import { countryName } from '../../words/names/intl-name.ts'
import { FactField } from './facts/fact-field.tsx'
import type { FactProblems } from './facts/fact-problems.ts'
import { SENTENCES } from './facts/fact-shape.ts'
import { factSummary } from './facts/fact-summary.ts'
import styles from './product-page.module.css'

const CONTACT = ['name', 'address', 'email'] as const

type SafetyProps = DraftProps & { problems: FactProblems }

/** Who made it, who answers for it in the Union, where they can be written to, and what to take care of. */
export function SafetyCard(props: SafetyProps) {
  const { i18n } = useLingui()
  return (
    <Card title={i18n.t({ id: 'product.safety', message: 'Safety' })}>
      <div className={styles.columns}>
        <Contact {...props} path="maker" parts={[...CONTACT, 'country']} />
        <Contact {...props} path="responsiblePerson" parts={CONTACT} />
      </div>
      {isNotEmpty(props.draft.stored('safety.warnings')) && (
        <Sentences
          {...props}
          path="safety.warnings"
          label={i18n.t({ id: 'field.safetyWarnings', message: 'Warnings of the maker' })}
        />
      )}
      <Sentences {...props} path="care" label={i18n.t({ id: 'field.care', message: 'Care' })} />
    </Card>
  )
}

type ContactProps = SafetyProps & { path: 'maker' | 'responsiblePerson'; parts: readonly string[] }

/** A contact is one field: it is saved whole, and empty it is nobody. */
function Contact({ draft, isReadOnly, path, parts, problems }: ContactProps) {
  const { i18n } = useLingui()
  const names: Record<string, string> = {
    name: i18n.t({ id: 'field.contactName', message: 'Name of the company' }),
    address: i18n.t({ id: 'field.contactAddress', message: 'Postal address' }),
    email: i18n.t({ id: 'field.contactEmail', message: 'E-mail' }),
    country: i18n.t({ id: 'field.contactCountry', message: 'Country, in two letters' }),
  }
  const known = draft.value(path) ?? (path === 'maker' ? formerMaker(draft.value('safety')) : null) ?? {}
  const textOf = (part: string) => textIn(known, part)
  const theirs = draft.meanwhile(path)
  const makerFrom = valueAt(draft.value('maker'), 'country')
  const isOwed =
    path === 'responsiblePerson' &&
    typeof makerFrom === 'string' &&
    /^[A-Z]{2}$/.test(makerFrom) &&
    !isInInternalMarket(makerFrom)

  function change(part: string, text: string): void {
    const next = Object.fromEntries(parts.map((one) => [one, one === part ? text : textOf(one)]))
    const isNobody = parts.every((one) => next[one] === '')
    draft.edit(path, isNobody ? undefined : next)
  }

  return (
    <section className={styles.language} id={`field-${path}`} aria-label={fieldName(path, i18n)}>
      <h3>{fieldName(path, i18n)}</h3>
      {isOwed && (
        <p className={textOf('name') === '' ? styles.flag : styles.quiet}>
          <Trans
            id="product.owesPerson"
            message="The maker sits in {country}: without somebody who answers for it here, no country of the Union may sell it."
            values={{ country: countryName(makerFrom, i18n) }}
          />
        </p>
      )}
      {parts.map((part) => (
        <Field
          key={part}
          label={names[part] ?? part}
          value={textOf(part)}
          isReadOnly={isReadOnly}
          onChange={(text) => change(part, part === 'country' ? text.toUpperCase() : text)}
          problem={problems.get(`${path}.${part}`) ?? null}
          {...(part === 'email' ? { type: 'email' } : {})}
          {...(part === 'country' ? { maxLength: 2, hint: namedCountry(textOf(part)) } : {})}
        />
      ))}
      {theirs !== undefined && (
        <p className={drafts.theirs}>
          <Trans
            id="product.theirs"
            message="Meanwhile: {text}"
            values={{ text: parts.map((part) => textIn(theirs, part)).join(', ') }}
          />
        </p>
      )}
    </section>
  )

  function namedCountry(code: string): string | undefined {
    return /^[A-Z]{2}$/.test(code) ? countryName(code, i18n) : undefined
  }
}

type SentencesProps = SafetyProps & { path: 'safety.warnings' | 'care'; label: string }

/** Sentences in every language of the shop, one after the other. */
function Sentences({ draft, isReadOnly, path, label, problems }: SentencesProps) {
  const { i18n } = useLingui()
  const theirs = draft.meanwhile(path)
  return (
    <fieldset className={styles.sentences} disabled={isReadOnly} id={`field-${path}`} aria-label={label}>
      <FactField
        place={path}
        path={path}
        part={{ shape: SENTENCES, isOptional: false, isNullable: false }}
        label={label}
        value={draft.value(path)}
        onChange={(next) => draft.edit(path, next)}
        problems={problems}
      />
      {theirs !== undefined && (
        <p className={drafts.theirs}>
          <Trans
            id="product.theirs"
            message="Meanwhile: {text}"
            values={{ text: factSummary(path, SENTENCES, theirs, i18n) }}
          />
        </p>
      )}
    </fieldset>
  )
}

function textIn(contact: unknown, part: string): string {
  const text = valueAt(contact, part)
  return typeof text === 'string' ? text : ''
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

function isNotEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}
