import { Trans } from '@lingui/react'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { FacetMark } from '../facets/facet-mark.tsx'
import css from '../facets/facet-values.module.css'
import { type FacetView, orderedValues } from '../facets/facet-view.ts'
import { foundValues, isLongList } from '../facets/found-values.ts'
import { ValueSearch } from '../facets/value-search.tsx'
import ownCss from './facet-choices.module.css'

type FacetChoicesProps = {
  facet: FacetView
  /** The values ticked so far; they are applied later, all at once. */
  chosen: ReadonlySet<string>
  onToggle: (value: string) => void
}

/** The values of one facet as boxes to tick. What nothing would be left of is quiet, and can still be ticked. */
export function FacetChoices({ facet, chosen, onToggle }: FacetChoicesProps) {
  const [typed, setTyped] = useState('')
  const found = foundValues(orderedValues(facet), typed)

  return (
    <fieldset className={ownCss.choices}>
      <legend className={ownCss.legend}>{facet.label}</legend>
      {isLongList(facet) ? <ValueSearch facetLabel={facet.label} typed={typed} onType={setTyped} /> : null}
      {found.map((one) => {
        const { value, label, count } = one
        const isChosen = chosen.has(value)
        return (
          <label key={value} className={css.value} data-empty={(count === 0 && !isChosen) || undefined}>
            <input
              className={ownCss.input}
              type="checkbox"
              checked={isChosen}
              onChange={() => onToggle(value)}
            />
            <span className={ownCss.box} aria-hidden="true">
              <Check size={14} strokeWidth={2.5} />
            </span>
            <FacetMark facet={facet} value={one} />
            <span className={css.label}>{label}</span>
            <span className={css.count}>{count}</span>
          </label>
        )
      })}
      {found.length === 0 ? (
        <p className={ownCss.nothing} role="status">
          <Trans id="listing.noValue" message="Kein Wert passt dazu." />
        </p>
      ) : null}
    </fieldset>
  )
}
