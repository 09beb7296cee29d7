import { useLingui } from '@lingui/react'
import type { CardSize } from './card-size.ts'
import css from './card-size-switch.module.css'

type CardSizeSwitchProps = {
  /** What is shown now; the marks themselves follow the document, which knows it before this does. */
  size: CardSize
  onSize: (size: CardSize) => void
}

/** Large cards or many: two or four in a row, one or two on a phone. Its marks show how many there are. */
export function CardSizeSwitch({ size, onSize }: CardSizeSwitchProps) {
  const { i18n } = useLingui()
  const names: [CardSize, string][] = [
    ['large', i18n.t({ id: 'listing.largeCards', message: 'Große Bilder' })],
    ['small', i18n.t({ id: 'listing.smallCards', message: 'Mehr in einer Reihe' })],
  ]

  return (
    <div className={css.switch}>
      {names.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className={css.size}
          data-size={name}
          aria-label={label}
          title={label}
          aria-pressed={name === size}
          onClick={() => onSize(name)}
        />
      ))}
    </div>
  )
}
