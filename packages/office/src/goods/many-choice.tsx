import { Trans, useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import { Field } from '../parts/field.tsx'
import styles from './goods.module.css'

/** From so many on a list is searched and not only read. */
const MANY = 8

type ManyChoiceProps<Key extends string | number> = {
  label: string
  options: readonly { key: Key; name: string }[]
  chosen: readonly Key[]
  onChange: (keys: Key[]) => void
  problem?: string | null
}

/** Some of many: what is chosen comes first, and a field narrows the rest. */
export function ManyChoice<Key extends string | number>({
  label,
  options,
  chosen,
  onChange,
  problem,
}: ManyChoiceProps<Key>) {
  const { i18n } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const isWanted = (name: string) => name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase())
  // What the catalogue does not know any more can still be taken out.
  const gone = chosen
    .filter((key) => !options.some((option) => option.key === key))
    .map((key) => ({ key, name: String(key) }))
  const shown = [
    ...gone,
    ...options.filter(({ key }) => chosen.includes(key)),
    ...options.filter(({ key, name }) => !chosen.includes(key) && isWanted(name)),
  ]

  return (
    <fieldset className={styles.many} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{label}</legend>
      {options.length > MANY && (
        <Field
          aria-label={i18n.t({ id: 'choice.narrow', message: '{label}: narrow the list', values: { label } })}
          label=""
          value={text}
          onChange={setText}
          placeholder={i18n.t({ id: 'choice.search', message: 'Search' })}
        />
      )}
      <div className={styles.options}>
        {shown.map(({ key, name }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
              }
            />
            {name}
          </label>
        ))}
        {shown.length === 0 && (
          <span className={styles.quiet}>
            <Trans id="choice.none" message="Nothing fits." />
          </span>
        )}
      </div>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
