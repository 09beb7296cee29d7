import { useLingui } from '@lingui/react'
import type { ShownVariant } from '@shop/api-client/office/product-commands'
import { ArrowDown, ArrowUp, Undo2, X } from 'lucide-react'
import { createContext, type FormEvent, use, useState } from 'react'
import { Input } from 'react-aria-components'
import { Button } from '../../parts/button.tsx'
import styles from './product-page.module.css'

type Arranged = {
  /** By id, counted from 1. */
  placeOf: ReadonlyMap<number, number>
  gone: readonly number[]
  /** One stays. */
  isLast: boolean
  onMove: (id: number, place: number) => void
  onGone: (id: number, isGone: boolean) => void
}

/** What every row needs of the order as a whole: a move draws the rows on the screen, not the list of all. */
export const ArrangedContext = createContext<Arranged | null>(null)

/** One variant in the order of all: moved by one, or to the place that is typed, or taken out. */
export function ArrangedRow({ variant }: { variant: ShownVariant }) {
  const { i18n } = useLingui()
  const arranged = use(ArrangedContext)
  if (arranged === null) return null
  const { placeOf, gone, isLast, onMove, onGone } = arranged
  const { id } = variant
  const name = nameOf(variant)
  const place = placeOf.get(id) ?? 0
  const isGone = gone.includes(id)

  return (
    <>
      <PlaceField key={place} name={name} place={place} onPlace={(next) => onMove(id, next)} />
      <span className={styles.variantName} data-gone={isGone}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{variant.referenceKey}</span>
      </span>
      <span className={styles.rowActions}>
        {isGone ? (
          <Button
            look="quiet"
            aria-label={i18n.t({ id: 'product.variantBack', message: 'Keep {name}', values: { name } })}
            onPress={() => onGone(id, false)}
          >
            <Undo2 aria-hidden="true" />
          </Button>
        ) : (
          <>
            <Button
              look="quiet"
              isDisabled={place === 1}
              aria-label={i18n.t({
                id: 'product.variantUp',
                message: 'Move {name} forward',
                values: { name },
              })}
              onPress={() => onMove(id, place - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </Button>
            <Button
              look="quiet"
              isDisabled={place === placeOf.size}
              aria-label={i18n.t({
                id: 'product.variantDown',
                message: 'Move {name} back',
                values: { name },
              })}
              onPress={() => onMove(id, place + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </Button>
            <Button
              look="quiet"
              isDisabled={isLast}
              aria-label={i18n.t({ id: 'goods.remove', message: 'Take out {name}', values: { name } })}
              onPress={() => onGone(id, true)}
            >
              <X aria-hidden="true" />
            </Button>
          </>
        )}
      </span>
    </>
  )
}

type PlaceFieldProps = { name: string; place: number; onPlace: (place: number) => void }

/** The place of a variant; another one counts once it is entered, so that 12 is not first 1. */
function PlaceField({ name, place, onPlace }: PlaceFieldProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState(String(place))
  const next = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null

  function enter(event?: FormEvent): void {
    event?.preventDefault()
    if (next === null) setTyped(String(place))
    else if (next !== place) onPlace(next)
  }

  return (
    <form onSubmit={enter}>
      <Input
        className={styles.cellInput ?? ''}
        inputMode="numeric"
        aria-label={i18n.t({ id: 'product.placeOf', message: 'Place of {name}', values: { name } })}
        aria-invalid={next === null}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => enter()}
      />
    </form>
  )
}

export function nameOf({ label, referenceKey }: Pick<ShownVariant, 'label' | 'referenceKey'>): string {
  return label.de || referenceKey
}
