import { isSwatchColour } from '@shop/domain/variant/colour-swatches'
import { swatchBackground } from '../../colour-swatches/swatch-background.ts'
import css from './facet-mark.module.css'
import { type FacetView, isRating } from './facet-view.ts'

type FacetMarkProps = { facet: Pick<FacetView, 'name' | 'type'>; value: string }

const STARS = 5

/** What stands for a value beside its words: a colour, stars; nothing for most. */
export function FacetMark({ facet, value }: FacetMarkProps) {
  if (isRating(facet)) return <Stars count={Number(value)} />
  if (facet.type !== 'colour' || !isSwatchColour(value)) return null
  return <span className={css.swatch} style={{ background: swatchBackground([value]) }} aria-hidden="true" />
}

function Stars({ count }: { count: number }) {
  return (
    <span className={css.stars} style={{ '--filled': `${(100 * count) / STARS}%` }} aria-hidden="true">
      ★★★★★
    </span>
  )
}
