import { useLingui } from '@lingui/react'
import { isSwatchColour } from '@shop/domain/product/colour-swatches'
import Check from 'lucide-react/icons/check'
import { swatchBackground } from '../colour-swatches/swatch-background.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import css from './facet-values.module.css'
import type { FacetView } from './facet-view.ts'

type FacetValuesProps = {
  facet: FacetView
  /** Address of the listing with this value switched over. */
  hrefFor: (facet: FacetView, value: string) => string
}

/** The values of one facet. Each is a link to the listing as it would be, so filters work without JavaScript. */
export function FacetValues({ facet, hrefFor }: FacetValuesProps) {
  const { i18n } = useLingui()
  const remove = i18n.t({ id: 'listing.removeFilter', message: 'ausgewählt, entfernen' })

  return (
    <ul className={css.list}>
      {facet.values.map((value) => (
        <li key={value.value}>
          <a
            className={css.value}
            href={hrefFor(facet, value.value)}
            rel="nofollow"
            aria-current={value.selected ? 'true' : undefined}
            data-empty={value.count === 0 || undefined}
          >
            <span className={css.box} aria-hidden="true">
              {value.selected ? <Check size={14} strokeWidth={2.5} /> : null}
            </span>
            {facet.type === 'colour' ? <Swatch name={value.value} /> : null}
            <span className={css.label}>{value.label}</span>
            <span className={css.count}>{value.count}</span>
            {value.selected ? <VisuallyHidden>{remove}</VisuallyHidden> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The colour beside its name; none where the name is not a colour of the shop. */
function Swatch({ name }: { name: string }) {
  const background = isSwatchColour(name) ? swatchBackground([name]) : null
  return background === null ? null : (
    <span className={css.swatch} style={{ background }} aria-hidden="true" />
  )
}
