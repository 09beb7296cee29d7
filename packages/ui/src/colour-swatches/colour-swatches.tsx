import { useLingui } from '@lingui/react'
import css from './colour-swatches.module.css'
import { swatchBackground } from './swatch-colours.ts'

type ColourSwatchesProps = {
  /** Colour names of each colour way. */
  colorsList: readonly (readonly string[])[]
}

const MOST_SHOWN = 5

/**
 * In which colours a product comes: only where every colour is known and there is a choice, at most five and a count.
 *
 * @see spec §5 "Product display rules"
 */
export function ColourSwatches({ colorsList }: ColourSwatchesProps) {
  const { i18n } = useLingui()
  const swatches = colorsList.flatMap((names) => {
    const background = swatchBackground(names)
    return background === null ? [] : [{ key: names.join(' '), background }]
  })
  if (swatches.length < 2) return null
  const more = swatches.length - MOST_SHOWN

  return (
    <div
      className={css.swatches}
      role="img"
      aria-label={i18n.t({
        id: 'product.colourCount',
        message: 'In {count} Farben erhältlich',
        values: { count: swatches.length },
      })}
    >
      {swatches.slice(0, MOST_SHOWN).map(({ key, background }) => (
        <span key={key} className={css.swatch} style={{ background }} />
      ))}
      {more > 0 ? <span className={css.more}>+{more}</span> : null}
    </div>
  )
}
