import { isSwatchColour } from '@shop/domain/variant/colour-swatches'
import { swatchBackground } from '../../colour-swatches/swatch-background.ts'
import css from './facet-mark.module.css'
import { type FacetView, isRating } from './facet-view.ts'

type FacetMarkProps = {
  facet: Pick<FacetView, 'name' | 'type'>
  value: Pick<FacetView['values'][number], 'value' | 'swatch'>
}

const STARS = 5

/** What stands for a value beside its words: a colour, stars; nothing for most. */
export function FacetMark({ facet, value }: FacetMarkProps) {
  if (isRating(facet)) return <Stars count={Number(value.value)} />
  const colours = (value.swatch ?? [value.value]).filter(isSwatchColour)
  if (facet.type !== 'colour' || colours.length === 0) return null
  return <span className={css.swatch} style={{ background: swatchBackground(colours) }} aria-hidden="true" />
}

function Stars({ count }: { count: number }) {
  return (
    <span className={css.stars} style={{ '--filled': `${(100 * count) / STARS}%` }} aria-hidden="true">
      ★★★★★
    </span>
  )
}
