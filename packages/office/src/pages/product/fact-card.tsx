import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Card } from '../../parts/card.tsx'
import drafts from '../../parts/draft/draft.module.css'
import type { DraftProps } from '../../parts/draft/draft-field.tsx'
import { Field } from '../../parts/field.tsx'
import styles from './product-page.module.css'

/** Label data: kinds before the law, fibres, energy label and the rest, as a catalogue file has them. */
export function FactCard({ draft, isReadOnly }: DraftProps) {
  const { i18n } = useLingui()
  const facts = draft.value('facts') ?? {}
  const written = JSON.stringify(facts, null, 2)
  const [typed, setTyped] = useState<string | null>(null)
  const theirs = draft.meanwhile('facts')
  const isWrong = typed !== null && parsed(typed) === null

  return (
    <Card title={i18n.t({ id: 'field.facts', message: 'Label data' })}>
      <div id="field-facts" className={styles.facts}>
        <Field
          label={i18n.t({ id: 'product.facts', message: 'As a catalogue file has it' })}
          hint={i18n.t({
            id: 'product.factsHint',
            message:
              'Under facts: kinds, ageFrom, fibres, energyLabel and so on. What is wrong is said when you save.',
          })}
          problem={
            isWrong
              ? i18n.t({ id: 'product.factsWrong', message: 'This is no JSON: look for a comma or a quote.' })
              : null
          }
          rows={Math.min(18, written.split('\n').length + 1)}
          value={typed ?? written}
          isReadOnly={isReadOnly}
          onChange={(text) => {
            setTyped(text)
            const read = parsed(text)
            if (read !== null) draft.edit('facts', read)
          }}
          onBlur={() => {
            if (!isWrong) setTyped(null)
          }}
        />
        {theirs !== undefined && (
          <p className={drafts.theirs}>
            <Trans
              id="product.theirs"
              message="Meanwhile: {text}"
              values={{ text: JSON.stringify(theirs) }}
            />
          </p>
        )}
      </div>
    </Card>
  )
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
