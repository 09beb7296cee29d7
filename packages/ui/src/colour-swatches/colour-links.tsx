import { useLingui } from '@lingui/react'
import { isSwatchColour } from '@shop/domain/variant/colour-swatches'
import { type PointerEvent, useRef } from 'react'
import css from './colour-swatches.module.css'
import { swatchBackground } from './swatch-background.ts'

export type ColourLink = {
  id: number
  /** The colour in words. */
  label: string
  /** Names of its colours. */
  swatch: readonly string[]
  /** With its locale prefix. */
  href: string
}

type ColourLinksProps = {
  colours: readonly ColourLink[]
  /** How many more there are than are shown. */
  more?: number
  chosenId: number
  onChoose: (id: number) => void
  /** The shopper goes to the page of a colour. */
  onFollow?: (() => void) | undefined
}

/**
 * The colours of a product, each a link to its page. Pointer and focus choose one at once; the first tap of a finger,
 * which can do neither, chooses as well, and the second follows.
 */
export function ColourLinks({ colours, more = 0, chosenId, onChoose, onFollow }: ColourLinksProps) {
  const { i18n } = useLingui()
  const tapped = useRef<number | null>(null)
  if (colours.length === 0) return null

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      className={css.links}
      role="group"
      aria-label={i18n.t({
        id: 'product.colourCount',
        message: 'In {count} Farben erhältlich',
        values: { count: colours.length + more },
      })}
    >
      {colours.map(({ id, label, swatch, href }) => (
        <a
          key={id}
          className={css.link}
          href={href}
          aria-label={label}
          aria-current={id === chosenId || undefined}
          onPointerEnter={({ pointerType }) => {
            if (pointerType !== 'touch') onChoose(id)
          }}
          onPointerDown={(event) => noteTap(event, id)}
          onFocus={() => onChoose(id)}
          onClick={(event) => {
            if (tapped.current === id) event.preventDefault()
            else onFollow?.()
            onChoose(id)
          }}
        >
          <span
            className={css.swatch}
            style={{ background: swatchBackground(swatch.filter(isSwatchColour)) }}
          />
        </a>
      ))}
      {more > 0 ? <span className={css.more}>+{more}</span> : null}
    </div>
  )

  /** A finger that meets a colour for the first time: its focus comes before its click. */
  function noteTap({ pointerType }: PointerEvent, id: number) {
    tapped.current = pointerType === 'touch' && id !== chosenId ? id : null
  }
}
