import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import css from './facet-list.module.css'
import { FacetValues } from './facet-values.tsx'
import { chosenCount, type FacetView } from './facet-view.ts'

type FacetListProps = {
  facets: FacetView[]
  hrefFor: (facet: FacetView, value: string) => string
  /** Draws a range facet, a `PriceRangeForm`. */
  rangeForm: (facet: FacetView) => ReactNode
}

/** Content of the filter dialog: every facet, folded; those with a choice stand open. */
export function FacetList({ facets, hrefFor, rangeForm }: FacetListProps) {
  return (
    <div>
      {facets.map((facet) => (
        <details key={facet.name} className={css.facet} open={chosenCount(facet) > 0}>
          <summary className={css.summary}>
            {facet.label}
            <span className={css.chosen}>
              {facet.values
                .filter((value) => value.selected)
                .map((value) => value.label)
                .join(', ')}
            </span>
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
          </summary>
          <div className={css.body}>
            {facet.range ? rangeForm(facet) : <FacetValues facet={facet} hrefFor={hrefFor} />}
          </div>
        </details>
      ))}
    </div>
  )
}
