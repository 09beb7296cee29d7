import { useLingui } from '@lingui/react'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import { FacetMark } from './facet-mark.tsx'
import css from './facet-values.module.css'
import { type FacetView, orderedValues } from './facet-view.ts'
import { foundValues, isLongList } from './found-values.ts'
import { ValueSearch } from './value-search.tsx'

type FacetValuesProps = {
  facet: FacetView
  /** Address of the listing with this value switched over. */
  hrefFor: (facet: FacetView, value: string) => string
}

/** The values of one facet. Each is a link to the listing as it would be, so filters work without JavaScript. */
export function FacetValues({ facet, hrefFor }: FacetValuesProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const remove = i18n.t({ id: 'listing.removeFilter', message: 'ausgewählt, entfernen' })

  return (
    <>
      {isLongList(facet) ? <ValueSearch facetLabel={facet.label} typed={typed} onType={setTyped} /> : null}
      <ul className={css.list}>
        {foundValues(orderedValues(facet), typed).map((value) => (
          <li key={value.value}>
            <a
              className={css.value}
              href={hrefFor(facet, value.value)}
              rel="nofollow"
              aria-current={value.selected || undefined}
              data-empty={value.count === 0 || undefined}
            >
              {value.selected ? <Check className={css.check} size={14} strokeWidth={2.5} /> : null}
              <FacetMark facet={facet} value={value} />
              <span className={css.label}>{value.label}</span>
              <span className={css.count}>{value.count}</span>
              {value.selected ? <VisuallyHidden>{remove}</VisuallyHidden> : null}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
