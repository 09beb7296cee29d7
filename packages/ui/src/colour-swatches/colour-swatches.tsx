import { useLingui } from '@lingui/react'
import { colourSwatches } from '@shop/domain/variant/colour-swatches'
import css from './colour-swatches.module.css'
import { swatchBackground } from './swatch-background.ts'

type ColourSwatchesProps = {
  /** Colour names of each colour way. */
  colorsList: readonly (readonly string[])[]
}

/**
 * In which colours a product comes: only where every colour is known and there is a choice, at most five and a count.
 *
 * @see spec §5 "Product display rules"
 */
export function ColourSwatches({ colorsList }: ColourSwatchesProps) {
  const { i18n } = useLingui()
  const { shown, more } = colourSwatches(colorsList)
  if (shown.length === 0) return null

  return (
    <div
      className={css.swatches}
      role="img"
      aria-label={i18n.t({
        id: 'product.colourCount',
        message: 'In {count} Farben erhältlich',
        values: { count: shown.length + more },
      })}
    >
      {shown.map((colours) => (
        <span
          key={colours.join(' ')}
          className={css.swatch}
          style={{ background: swatchBackground(colours) }}
        />
      ))}
      {more > 0 ? <span className={css.more}>+{more}</span> : null}
    </div>
  )
}
