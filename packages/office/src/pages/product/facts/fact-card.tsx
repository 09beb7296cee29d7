import { Trans, useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { Choice } from '../../../parts/choice.tsx'
import drafts from '../../../parts/draft/draft.module.css'
import type { DraftProps } from '../../../parts/draft/draft-field.tsx'
import { factName } from '../../../words/names/fact-names.ts'
import { FactField } from './fact-field.tsx'
import { type FactProblems, problemsBelow } from './fact-problems.ts'
import { blankOf, FACTS, type FactPart } from './fact-shape.ts'
import { factSummary } from './fact-summary.ts'
import styles from './facts.module.css'

type FactCardProps = DraftProps & {
  /** Facts that a law asks for and the product has not, or not whole. */
  asked: ReadonlySet<string>
  /** What would be refused, once somebody has tried to save. */
  problems: FactProblems
}

/** Label data: what the product is before the law, and what then is said of it, each fact with fields of its own. */
export function FactCard({ draft, isReadOnly, asked, problems }: FactCardProps) {
  const { i18n } = useLingui()
  const [added, setAdded] = useState<string | null>(null)
  const said = ({ name }: FactPart) => draft.value(`facts.${name}`)
  const isShown = (part: FactPart) =>
    part.name === 'kinds' ||
    asked.has(part.name) ||
    said(part) !== undefined ||
    draft.edits.some(({ path }) => path === `facts.${part.name}`)
  const others = FACTS.filter((part) => !isShown(part))

  function add(part: FactPart): void {
    draft.edit(`facts.${part.name}`, part.shape.kind === 'yesNo' ? true : blankOf(part.shape))
    setAdded(part.name)
  }

  return (
    <Card title={i18n.t({ id: 'field.facts', message: 'Label data' })}>
      <div id="field-facts" className={styles.facts}>
        {FACTS.filter(isShown).map((part) => (
          <Fact
            key={part.name}
            part={part}
            {...{ draft, isReadOnly, problems }}
            isAsked={asked.has(part.name)}
            isAdded={added === part.name}
            onAdd={() => add(part)}
          />
        ))}
        {!isReadOnly && <AddFact key={others[0]?.name} others={others} onAdd={add} />}
      </div>
    </Card>
  )
}

type FactProps = DraftProps & {
  part: FactPart
  isAsked: boolean
  isAdded: boolean
  onAdd: () => void
  problems: FactProblems
}

/** One fact: a line that opens its fields, or where it is missing a way to fill it in. */
function Fact({ part, draft, isReadOnly, isAsked, isAdded, onAdd, problems }: FactProps) {
  const { i18n } = useLingui()
  const { name, shape } = part
  const path = `facts.${name}`
  const label = factName(name, i18n)
  const value = draft.value(path)
  const theirs = draft.meanwhile(path)
  const wrong = problemsBelow(problems, path)
  const isEdited = draft.edits.some((edit) => edit.path === path)
  const own = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(isAsked || isEdited || isAdded)

  useEffect(() => {
    if (isAdded) own.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [isAdded])

  if (value === undefined && name !== 'kinds')
    return (
      <div className={styles.missing} id={`field-${path}`} data-asked={isAsked}>
        <strong>{label}</strong>
        <span className={styles.line}>
          {isEdited ? (
            <Trans id="fact.dropped" message="is taken away when you save." />
          ) : (
            <Trans id="fact.missing" message="is not said yet." />
          )}
        </span>
        {!isReadOnly && (
          <Button
            aria-label={i18n.t({ id: 'fact.fillInOf', message: 'Fill in: {label}', values: { label } })}
            onPress={onAdd}
          >
            <Trans id="fact.fillIn" message="Fill in" />
          </Button>
        )}
        {theirs !== undefined && <Theirs text={factSummary(name, shape, theirs, i18n)} />}
      </div>
    )

  return (
    <details
      ref={own}
      className={styles.fact}
      id={`field-${path}`}
      open={isOpen || wrong > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.head}>
        <strong>{label}</strong>
        <span className={styles.line}>{factSummary(name, shape, value, i18n)}</span>
        {wrong > 0 && (
          <span className={styles.problem}>
            <Trans
              id="fact.wrong"
              message="{count, plural, one {# field} other {# fields}} to put right"
              values={{ count: wrong }}
            />
          </span>
        )}
      </summary>
      <fieldset className={styles.body} disabled={isReadOnly} aria-label={label}>
        {/* What a product is can be nothing: an empty choice takes the fact away. */}
        <FactField
          {...{ path, label, value, problems }}
          part={{ ...part, isOptional: false }}
          place={name}
          isWhole
          onChange={(next) => draft.edit(path, name === 'kinds' && isNone(next) ? undefined : next)}
        />
        {name === 'kinds' && isEdited && (
          <p className={drafts.theirs}>
            <Trans
              id="fact.kindsEnd"
              message="Fill in below what the law then asks for, and save both together: without a fact that it may not be offered without, its prices end."
            />
          </p>
        )}
        {name !== 'kinds' && !isReadOnly && (
          <div>
            <Button onPress={() => draft.edit(path, undefined)}>
              <Trans id="fact.dropPart" message="Take {label} away" values={{ label }} />
            </Button>
          </div>
        )}
      </fieldset>
      {theirs !== undefined && <Theirs text={factSummary(name, shape, theirs, i18n)} />}
    </details>
  )
}

function Theirs({ text }: { text: string }) {
  return (
    <p className={drafts.theirs}>
      <Trans id="product.theirs" message="Meanwhile: {text}" values={{ text }} />
    </p>
  )
}

type AddFactProps = { others: readonly FactPart[]; onAdd: (part: FactPart) => void }

function AddFact({ others, onAdd }: AddFactProps) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState(others[0]?.name ?? '')
  const part = others.find(({ name }) => name === chosen) ?? others[0]
  if (part === undefined) return null
  return (
    <div className={styles.add}>
      <Choice
        label={i18n.t({ id: 'fact.more', message: 'More label data' })}
        options={others
          .map(({ name }) => ({ key: name, name: factName(name, i18n) }))
          .toSorted((one, other) => one.name.localeCompare(other.name, i18n.locale))}
        value={part.name}
        onChange={setChosen}
      />
      <Button onPress={() => onAdd(part)}>
        <Trans id="fact.more.add" message="Fill in" />
      </Button>
    </div>
  )
}

function isNone(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
