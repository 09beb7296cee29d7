import { useLingui } from '@lingui/react'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Picture } from '../picture/picture.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import css from './item-choices.module.css'

export type ChoosableItem = {
  key: string
  name: string
  /** Colour, size; empty when there is one of a kind. */
  label: string
  image: { src: string; width: number; height: number; colour?: string | null } | null
  /** Units that may be chosen; 0 where none may. */
  units: number
  /** All of them or none. */
  isWholeOnly: boolean
  /** Until when, or why not; already worded. */
  note: string | null
}

type ItemChoicesProps = {
  /** What is chosen among: the legend of the group. */
  legend: string
  items: readonly ChoosableItem[]
  /** Units by key; what is not in there is not chosen. */
  chosen: Readonly<Record<string, number>>
  onChange: (chosen: Record<string, number>) => void
  /** One word, where a page has several of these. */
  name: string
  error?: string | null
}

/** Items of an order of which some are chosen, with how many of each. */
export function ItemChoices({ legend, items, chosen, onChange, name, error = null }: ItemChoicesProps) {
  const { i18n } = useLingui()
  const choose = (key: string, units: number) => {
    const { [key]: _before, ...rest } = chosen
    onChange(units > 0 ? { ...rest, [key]: units } : rest)
  }

  return (
    <fieldset className={css.group} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <ul className={css.items}>
        {items.map(({ key, name: called, label, image, units, isWholeOnly, note }) => (
          <li key={key} className={css.item} data-off={units === 0 || undefined}>
            <div className={css.picture}>
              {image ? (
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes="64px"
                  ratio="1/1"
                  quality={IMAGE_QUALITY.basket}
                />
              ) : null}
            </div>
            <div className={css.words}>
              <Checkbox
                name={name}
                value={key}
                label={label ? `${called}, ${label}` : called}
                hint={note}
                checked={chosen[key] !== undefined}
                disabled={units === 0}
                onChange={(isChosen) => choose(key, isChosen ? units : 0)}
              />
            </div>
            {units > 1 && !isWholeOnly && chosen[key] !== undefined ? (
              <div className={css.units}>
                <SelectField
                  name={`${name}-${key}-units`}
                  label={i18n.t({ id: 'giveBack.units', message: 'Anzahl' })}
                  required
                  value={String(chosen[key])}
                  options={Array.from({ length: units }, (_, index) => {
                    const count = String(index + 1)
                    return { value: count, label: count }
                  })}
                  onChange={(value) => choose(key, Number(value))}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {error ? (
        <p className={css.error} id={`${name}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
