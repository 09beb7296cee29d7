import { Trans } from '@lingui/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './facet-bar.module.css'
import { FacetValues } from './facet-values.tsx'
import { chosenCount, type FacetView } from './facet-view.ts'

/** @see spec §9 "Listing filters" */
const INLINE_FACETS = 4

type FacetBarProps = {
  facets: FacetView[]
  hrefFor: (facet: FacetView, value: string) => string
  /** Draws a range facet, a `PriceRangeForm`. */
  rangeForm: (facet: FacetView) => ReactNode
  /** Opens the dialog with every facet; phones see this button alone. */
  onAllOpen: () => void
}

/** Up to four facets beside each other on wide screens; the rest, and all of them on phones, in a dialog. */
export function FacetBar({ facets, hrefFor, rangeForm, onAllOpen }: FacetBarProps) {
  const chosen = facets.reduce((sum, facet) => sum + chosenCount(facet), 0)

  return (
    <div className={css.bar}>
      <div className={css.inline}>
        {facets.slice(0, INLINE_FACETS).map((facet) => (
          <InlineFacet key={facet.name} facet={facet}>
            {facet.range ? rangeForm(facet) : <FacetValues facet={facet} hrefFor={hrefFor} />}
          </InlineFacet>
        ))}
      </div>
      <button
        type="button"
        className={css.button}
        data-active={chosen > 0 || undefined}
        aria-haspopup="dialog"
        onClick={onAllOpen}
      >
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
        <Trans id="listing.allFilters" message="Alle Filter" />
        {chosen > 0 ? <span className={css.count}>{chosen}</span> : null}
      </button>
    </div>
  )
}

/** A disclosure that also closes on Escape and when the pointer or focus goes elsewhere. */
function InlineFacet({ facet, children }: { facet: FacetView; children: ReactNode }) {
  const element = useRef<HTMLDetailsElement>(null)
  const chosen = chosenCount(facet)

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const details = element.current
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])

  return (
    <details
      ref={element}
      className={css.facet}
      name="facet"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={css.button} data-active={chosen > 0 || undefined}>
        {facet.label}
        {chosen > 0 ? <span className={css.count}>{chosen}</span> : null}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  )
}
