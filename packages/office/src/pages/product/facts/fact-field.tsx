import { Trans, useLingui } from '@lingui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ManyChoice } from '../../../goods/many-choice.tsx'
import { Button } from '../../../parts/button.tsx'
import { Choice } from '../../../parts/choice.tsx'
import { Field } from '../../../parts/field.tsx'
import { Toggle } from '../../../parts/toggle.tsx'
import { factName } from '../../../words/names/fact-names.ts'
import type { FactFieldProps } from './fact-field-props.ts'
import { Group } from './fact-group.tsx'
import { FactNumber } from './fact-number.tsx'
import { FactPicture } from './fact-picture.tsx'
import { blankOf, blankParts, type FactPart, type FactShape, isFields } from './fact-shape.ts'
import { FactTable } from './fact-table.tsx'
import { factHint, optionName } from './fact-words.ts'
import { FactWords } from './fact-words-fields.tsx'
import styles from './facts.module.css'
import { FibreSum } from './fibre-sum.tsx'

/** Nothing that an option is called. */
const NONE = '-'

/** A fact or a part of it, as its shape is filled in. */
export function FactField(props: FactFieldProps): ReactNode {
  const { i18n } = useLingui()
  const { place, path, part, label, value, onChange, problems } = props
  const { shape, isNullable, isOptional } = part
  const problem = problems.get(path) ?? null
  const nothing = isNullable ? null : undefined
  const mayBeNothing = isNullable || isOptional

  switch (shape.kind) {
    case 'words':
      return <FactWords {...props} nothing={nothing} isOptional={mayBeNothing} />
    case 'text':
      return (
        <Field
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' && mayBeNothing ? nothing : text)}
          problem={problem}
          hint={factHint(place, i18n) ?? undefined}
        />
      )
    case 'number':
      return <FactNumber {...{ label, value, onChange, problem }} hint={factHint(place, i18n) ?? undefined} />
    case 'yesNo':
      return <Toggle label={label} isOn={value === true} onChange={onChange} />
    case 'choice': {
      const named = shape.options.map((key) => ({ key, name: optionName(`${place}.${key}`, i18n) ?? key }))
      const isChosen = shape.options.some((option) => option === value)
      const none = { key: NONE, name: i18n.t({ id: 'fact.nothing', message: 'Nothing chosen' }) }
      return (
        <Choice
          label={label}
          options={mayBeNothing || !isChosen ? [none, ...named] : named}
          value={isChosen ? String(value) : NONE}
          onChange={(key) => onChange(key === NONE ? (mayBeNothing ? nothing : '') : key)}
          problem={problem}
        />
      )
    }
    case 'choices':
      return (
        <ManyChoice
          label={label}
          options={shape.options.map((key) => ({ key, name: optionName(`${place}.${key}`, i18n) ?? key }))}
          chosen={Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []}
          onChange={onChange}
          problem={problem}
        />
      )
    case 'picture':
      return <FactPicture {...props} isOptional={mayBeNothing} />
    case 'table':
      return <FactTable {...props} shape={shape} Item={FactField} />
    case 'list':
      return <FactList {...props} of={shape.of} />
    case 'group':
      return mayBeNothing ? (
        <Removable {...props} blank={() => blankParts(shape.parts)} nothing={nothing}>
          <FactParts {...props} parts={shape.parts} />
        </Removable>
      ) : (
        <Group label={props.isWhole ? null : label} problem={problem}>
          <FactParts {...props} parts={shape.parts} />
        </Group>
      )
    case 'either':
      return <FactEither {...props} shape={shape} />
  }
}

type PartsProps = Omit<FactFieldProps, 'part' | 'label'> & { parts: readonly FactPart[] }

/** The parts of a fact side by side; what else a newer file has put there stays. */
export function FactParts({ parts, place, path, value, onChange, problems }: PartsProps) {
  const { i18n } = useLingui()
  const fields = isFields(value) ? value : {}
  return (
    <div className={styles.parts}>
      {parts.map((part) => {
        const below = `${place}.${part.name}`
        return (
          <div key={part.name} className={styles.part} data-kind={part.shape.kind}>
            <FactField
              place={below}
              path={`${path}.${part.name}`}
              part={part}
              label={factName(below, i18n)}
              value={fields[part.name]}
              problems={problems}
              onChange={(next) => {
                const { [part.name]: _, ...others } = fields
                onChange(next === undefined ? others : { ...fields, [part.name]: next })
              }}
            />
          </div>
        )
      })}
    </div>
  )
}

type RemovableProps = FactFieldProps & {
  blank: () => unknown
  nothing: null | undefined
  children: ReactNode
}

/** A group that may be there or not. */
function Removable({ label, value, onChange, blank, nothing, problems, path, children }: RemovableProps) {
  const isThere = value !== undefined && value !== null
  return (
    <Group label={label} problem={problems.get(path) ?? null}>
      {isThere && children}
      <div>
        <Button onPress={() => onChange(isThere ? nothing : blank())}>
          {isThere ? (
            <Trans id="fact.dropPart" message="Take {label} away" values={{ label }} />
          ) : (
            <Trans id="fact.addPart" message="Add {label}" values={{ label }} />
          )}
        </Button>
      </div>
    </Group>
  )
}

type FactListProps = FactFieldProps & { of: FactShape }

/** Rows of the same shape, in their order. */
function FactList({ of, label, isWhole, place, path, value, onChange, problems }: FactListProps) {
  const { i18n } = useLingui()
  const rows: unknown[] = Array.isArray(value) ? value : []
  const hint = factHint(place, i18n)
  return (
    <Group label={isWhole ? null : label} problem={problems.get(path) ?? null}>
      {hint && <p className={styles.quiet}>{hint}</p>}
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          // Rows have no name of their own, and the fields in them hold no state.
          <li key={index} className={styles.row}>
            <div>
              <Row
                of={of}
                {...{ place, problems }}
                path={`${path}.${index}`}
                label={numbered(label, index)}
                value={row}
                onChange={(next) => onChange(rows.with(index, next))}
              />
            </div>
            <Button
              look="quiet"
              aria-label={i18n.t({
                id: 'fact.dropRow',
                message: 'Take {row} away',
                values: { row: numbered(label, index) },
              })}
              onPress={() => onChange(rows.toSpliced(index, 1))}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      <div>
        <Button
          aria-label={i18n.t({ id: 'fact.addRowTo', message: 'Add to {label}', values: { label } })}
          onPress={() => onChange([...rows, blankOf(of)])}
        >
          <Trans id="fact.addRow" message="Add" />
        </Button>
        {place === 'fibres.shares' && <FibreSum shares={rows} />}
      </div>
    </Group>
  )
}

type RowProps = Omit<FactFieldProps, 'part'> & { of: FactShape }

function Row({ of, ...props }: RowProps) {
  return of.kind === 'group' ? (
    <Group label={props.label} problem={props.problems.get(props.path) ?? null}>
      <FactParts {...props} parts={of.parts} />
    </Group>
  ) : (
    <FactField {...props} part={{ shape: of, isOptional: false, isNullable: false }} />
  )
}

type EitherProps = FactFieldProps & { shape: Extract<FactShape, { kind: 'either' }> }

function FactEither({ shape: { by, yes, no }, ...props }: EitherProps) {
  const { i18n } = useLingui()
  const { place, value, onChange } = props
  const isSo = isFields(value) && value[by] === true
  return (
    <div className={styles.parts}>
      <Toggle
        label={factName(`${place}.${by}`, i18n)}
        isOn={isSo}
        onChange={(next) => onChange({ [by]: next, ...blankParts(next ? yes : no) })}
      />
      <FactParts {...props} parts={isSo ? yes : no} />
    </div>
  )
}

function numbered(label: string, index: number): string {
  return `${label} ${index + 1}`
}
