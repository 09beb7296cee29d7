import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import css from '../facets/facet-list.module.css'
import type { FacetView } from '../facets/facet-view.ts'
import { FacetChoices } from './facet-choices.tsx'

type FilterChoicesProps = {
  facets: readonly FacetView[]
  /** Values ticked so far, by facet. */
  chosen: (facet: FacetView) => ReadonlySet<string>
  onToggle: (facet: FacetView, value: string) => void
  /** Draws a range facet, `PriceFields`. */
  rangeFields: (facet: FacetView) => ReactNode
  /** Whether a facet stands open at first: what is chosen can be seen. */
  isOpen: (facet: FacetView) => boolean
}

/** Content of the filter dialog: every facet, folded, with what is ticked in it beside its name. */
export function FilterChoices({ facets, chosen, onToggle, rangeFields, isOpen }: FilterChoicesProps) {
  return facets.map((facet) => (
    <details key={facet.name} className={css.facet} open={isOpen(facet)}>
      <summary className={css.summary}>
        {facet.label}
        <span className={css.chosen}>
          {facet.values
            .filter(({ value }) => chosen(facet).has(value))
            .map(({ label }) => label)
            .join(', ')}
        </span>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <div className={css.body}>
        {facet.range ? (
          rangeFields(facet)
        ) : (
          <FacetChoices facet={facet} chosen={chosen(facet)} onToggle={(value) => onToggle(facet, value)} />
        )}
      </div>
    </details>
  ))
}
