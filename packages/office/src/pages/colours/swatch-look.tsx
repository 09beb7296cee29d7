import { useLingui } from '@lingui/react'
import { isSwatchColour } from '@shop/domain/variant/colour-swatches'
import { swatchBackground } from '@shop/ui/colour-swatches/swatch-background.ts'
import styles from './colours.module.css'

type LookProps = {
  /** Names and colours as the shop draws them. */
  parts: readonly string[]
  isLarge?: boolean
}

/** A swatch as the shop draws it, on a light and on a dark ground; a dash where it cannot be drawn. */
export function SwatchLook({ parts, isLarge = false }: LookProps) {
  const { i18n } = useLingui()
  const colours = parts.filter(isSwatchColour)
  const isDrawn = colours.length > 0 && colours.length === parts.length
  return (
    <span
      className={styles.look}
      role="img"
      data-large={isLarge || undefined}
      aria-label={
        isDrawn
          ? i18n.t({ id: 'colours.look', message: 'On a light and on a dark ground' })
          : i18n.t({ id: 'colours.noLook', message: 'No swatch' })
      }
    >
      {(['light', 'dark'] as const).map((ground) => (
        <span key={ground} className={styles.ground} data-ground={ground}>
          {isDrawn ? (
            <span className={styles.dot} style={{ background: swatchBackground(colours) }} />
          ) : (
            <span aria-hidden="true">–</span>
          )}
        </span>
      ))}
    </span>
  )
}
