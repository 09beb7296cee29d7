import { Trans } from '@lingui/react'
import Info from 'lucide-react/icons/info'
import { useClosingDetails } from '../facets/use-closing-details.ts'
import { SortExplanation } from './sort-explanation.tsx'
import css from './sort-note.module.css'

/** How the products are sorted, unfolded on request beside where the order is chosen. @see eu-duties C-26 */
export function SortNote() {
  const details = useClosingDetails()

  return (
    <details {...details} className={css.note} name="facet">
      <summary className={css.summary}>
        <Info size={16} strokeWidth={1.5} aria-hidden="true" />
        <span className={css.label}>
          <Trans id="listing.sortNote" message="So sortieren wir" />
        </span>
      </summary>
      <div className={css.panel}>
        <SortExplanation />
      </div>
    </details>
  )
}
