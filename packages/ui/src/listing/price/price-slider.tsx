import { useLingui } from '@lingui/react'
import { useShopFormat } from '../../shop-format.tsx'
import { MINOR, type PriceChoice, roundStep } from './price-choice.ts'
import css from './price-slider.module.css'

type PriceSliderProps = {
  /** Whole units. */
  lowest: number
  highest: number
  /** Whole units; null is the end of the scale. */
  choice: PriceChoice
  onChange: (choice: PriceChoice) => void
}

/** About as many stops as a thumb can distinguish. */
const STOPS = 100

/**
 * Two handles on one line, each a range field of its own: arrow keys move it, and it says its price. At its end of
 * the line a handle chooses nothing.
 */
export function PriceSlider({ lowest, highest, choice, onChange }: PriceSliderProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const step = roundStep((highest - lowest) / STOPS)
  // The line ends where a step does: else the last stop would lie below the dearest product.
  const end = lowest + Math.max(1, Math.ceil((highest - lowest) / step)) * step
  const from = Math.min(Math.max(choice.from ?? lowest, lowest), end)
  const to = Math.max(Math.min(choice.to ?? end, end), from)
  const share = (value: number) => `${(100 * (value - lowest)) / (end - lowest)}%`
  const words = (value: number) => money(value * MINOR, { dropZeroDecimals: true })

  return (
    <div className={css.slider} style={{ '--from': share(from), '--to': share(to) }}>
      <input
        className={css.range}
        type="range"
        min={lowest}
        max={end}
        step={step}
        value={from}
        aria-label={i18n.t({ id: 'listing.lowestPrice', message: 'Mindestpreis' })}
        aria-valuetext={words(from)}
        onChange={(event) => {
          const next = Math.min(Number(event.target.value), to)
          onChange({ ...choice, from: next <= lowest ? null : next })
        }}
      />
      <input
        className={css.range}
        type="range"
        min={lowest}
        max={end}
        step={step}
        value={to}
        aria-label={i18n.t({ id: 'listing.highestPrice', message: 'Höchstpreis' })}
        aria-valuetext={words(to)}
        onChange={(event) => {
          const next = Math.max(Number(event.target.value), from)
          onChange({ ...choice, to: next >= end ? null : next })
        }}
      />
    </div>
  )
}
