import { useLingui } from '@lingui/react'
import { mayDecrease, mayIncrease } from '@shop/domain/basket/may-change-quantity'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { lazyPart } from '../whole-style/lazy-part.ts'
import css from './quantity-stepper.module.css'

const WholePiecesNote = lazyPart(() => import('./whole-pieces-note.tsx'))

type QuantityStepperProps = {
  quantity: number
  /** How many can be had. */
  max: number
  /** `isCut` where more was typed than can be had. */
  onChange: (quantity: number, isCut: boolean) => void
  /** Asked for by a typed zero; where there is nothing to remove, a zero is refused like any other word. */
  onRemove?: () => void
  /** What is counted, for screen readers: the product's name. */
  label: string
  isBusy?: boolean
  id?: string
}

/**
 * One more, one less, or a number typed in. Less ends at one, more at what is available. What is no whole number
 * changes nothing and is said: "1,5" without its comma would be fifteen pieces. Only a zero that is typed removes.
 *
 * @see spec §4 "Basket item"
 */
export function QuantityStepper({
  quantity,
  max,
  onChange,
  onRemove,
  label,
  isBusy = false,
  id,
}: QuantityStepperProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const word = i18n.t({ id: 'quantity.label', message: 'Menge' })

  return (
    <fieldset className={css.stepper} aria-label={label} aria-busy={isBusy || undefined} data-word={word}>
      <button
        type="button"
        className={css.step}
        disabled={!mayDecrease({ quantity })}
        aria-label={i18n.t({ id: 'quantity.decrease', message: 'Menge verringern' })}
        onClick={() => change(quantity - 1)}
      >
        <Icon of={Minus} />
      </button>
      <input
        id={id}
        className={css.amount}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        aria-label={word}
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.target.value.slice(0, 6))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={takeTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            takeTyped()
          }
          if (event.key === 'ArrowUp' && quantity < max) change(quantity + 1)
          if (event.key === 'ArrowDown') change(quantity - 1)
        }}
      />
      <button
        type="button"
        className={css.step}
        disabled={!mayIncrease({ quantity, availableQuantity: max })}
        aria-label={i18n.t({ id: 'quantity.increase', message: 'Menge erhöhen' })}
        onClick={() => change(quantity + 1)}
      >
        <Icon of={Plus} />
      </button>
      {isRefused ? (
        <Suspense>
          <WholePiecesNote quantity={quantity} onDone={() => setRefused(false)} />
        </Suspense>
      ) : null}
    </fieldset>
  )

  function takeTyped() {
    const wanted = typed?.trim()
    setTyped(null)
    if (!wanted) return
    const isZero = /^0+$/.test(wanted)
    if (isZero && onRemove) {
      setRefused(false)
      if (!isBusy) onRemove()
    } else if (isZero || /\D/.test(wanted)) setRefused(true)
    else change(Number(wanted))
  }

  function change(wanted: number) {
    setRefused(false)
    const possible = Math.min(Math.max(1, wanted), Math.max(1, max))
    const isCut = wanted > possible
    if (!isBusy && (possible !== quantity || isCut)) onChange(possible, isCut)
  }
}
