import { Trans } from '@lingui/react'
import { LISTING } from '@shop/domain/shop/interface-limits'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { FocusEvent, MouseEvent, ReactNode } from 'react'
import css from './facet-bar.module.css'
import { FacetValues } from './facet-values.tsx'
import { chosenCount, type FacetView } from './facet-view.ts'
import { useClosingDetails } from './use-closing-details.ts'

/** Where the focus goes when what had it is gone, as the last chip of a filter. */
export const ALL_FILTERS_ID = 'alle-filter'

/** From this width on a facet opens in place; below, in a dialog. */
const WIDE = '(width >= 1024px)'

/** Beside what has the focus; the end of the row fades over 32 px. */
const ROOM_PX = 40

type FacetBarProps = {
  facets: FacetView[]
  hrefFor: (facet: FacetView, value: string) => string
  /** Draws a range facet, a `PriceRangeForm`. */
  rangeForm: (facet: FacetView) => ReactNode
  /** Opens the dialog with every facet. */
  onAllOpen: () => void
  /** Opens the dialog with one facet, on narrow screens. */
  onFacetOpen?: (facet: FacetView) => void
  /** Opens the dialog with the orders, on narrow screens. */
  onSortOpen?: () => void
}

/**
 * All filters, and up to four of them beside each other: each opens in place on wide screens and in a dialog on
 * narrow ones, where the row scrolls. Without JavaScript they open in place everywhere.
 */
export function FacetBar(props: FacetBarProps) {
  const { facets, hrefFor, rangeForm, onAllOpen, onFacetOpen, onSortOpen } = props
  const chosen = facets.reduce((sum, facet) => sum + chosenCount(facet), 0)
  const inPlace = (facet: FacetView) => (
    <InlineFacet
      key={facet.name}
      facet={facet}
      {...(onFacetOpen ? { onDialog: () => onFacetOpen(facet) } : {})}
    >
      {facet.range ? rangeForm(facet) : <FacetValues facet={facet} hrefFor={hrefFor} />}
    </InlineFacet>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the row answers to no key or press, it only moves with them
    <div className={css.bar} onFocus={bringWhole}>
      <button
        type="button"
        id={ALL_FILTERS_ID}
        className={css.button}
        data-needs-script=""
        data-active={chosen > 0 || undefined}
        aria-haspopup="dialog"
        onClick={onAllOpen}
      >
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
        <Trans id="listing.allFilters" message="Alle Filter" />
        {chosen > 0 ? <span className={css.count}>{chosen}</span> : null}
      </button>
      {onSortOpen ? (
        <button
          type="button"
          className={css.button}
          data-needs-script=""
          data-narrow=""
          aria-haspopup="dialog"
          onClick={onSortOpen}
        >
          <ArrowDownUp size={18} strokeWidth={1.5} aria-hidden="true" />
          <Trans id="listing.sortShort" message="Sortieren" />
        </button>
      ) : null}
      {facets.slice(0, LISTING.facetsOnDesktop).map(inPlace)}
      <noscript>{facets.slice(LISTING.facetsOnDesktop).map(inPlace)}</noscript>
    </div>
  )
}

type InlineFacetProps = { facet: FacetView; onDialog?: () => void; children: ReactNode }

/** One facet: its values unfold below it, or in a dialog where there is no room. */
function InlineFacet({ facet, onDialog, children }: InlineFacetProps) {
  const details = useClosingDetails()
  const chosen = chosenCount(facet)

  const onClick = (event: MouseEvent) => {
    if (!onDialog || window.matchMedia(WIDE).matches) return
    event.preventDefault()
    onDialog()
  }

  return (
    <details {...details} className={css.facet} name="facet">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; the click is where it opens */}
      <summary className={css.button} data-active={chosen > 0 || undefined} onClick={onClick}>
        {facet.label}
        {chosen > 0 ? <span className={css.count}>{chosen}</span> : null}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  )
}

/** Browsers move a row for a focus that is out of sight, and leave one that is cut. @see WCAG 2.2, 2.4.11 */
function bringWhole({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const { left, right } = target.getBoundingClientRect()
  currentTarget.scrollLeft += Math.max(0, right + ROOM_PX - innerWidth) + Math.min(0, left - ROOM_PX)
}
