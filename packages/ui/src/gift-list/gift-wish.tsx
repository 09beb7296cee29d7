import { Trans } from '@lingui/react'
import type { GiftState } from '@shop/domain/gift-list/gift-units'
import type { ReactNode, Ref } from 'react'
import css from './gift-wish.module.css'

type GiftWishProps = {
  /** What sets the wished variant apart, as its size; empty for any. */
  variant?: string
  wanted: number
  note: string
  isUrgent: boolean
  /** What a giver may know. */
  forGiver?: { state: GiftState; left: number }
  /** What its owner may know; null while it is a surprise. */
  forOwner?: { given: number | null }
  /** What can be done with it. */
  children?: ReactNode
  /** Takes the focus when what could be done with it is gone. */
  ref?: Ref<HTMLDivElement>
}

/** The foot of a card on a gift list: how many are wanted, how much of it is given, and what its owner says of it. */
export function GiftWish({
  variant = '',
  wanted,
  note,
  isUrgent,
  forGiver,
  forOwner,
  children,
  ref,
}: GiftWishProps) {
  return (
    <div ref={ref} className={css.wish} tabIndex={-1}>
      {variant === '' ? null : <p className={css.variant}>{variant}</p>}
      {isUrgent ? (
        <p className={css.urgent}>
          <Trans id="giftList.urgent" message="Besonders gewünscht" />
        </p>
      ) : null}
      {note === '' ? null : <p className={css.note}>{note}</p>}
      {forGiver ? (
        <p className={css.state} data-state={forGiver.state}>
          <GiverWords wanted={wanted} {...forGiver} />
        </p>
      ) : null}
      {forOwner ? (
        <p className={css.state}>
          <OwnerWords wanted={wanted} given={forOwner.given} />
        </p>
      ) : null}
      {children}
    </div>
  )
}

function GiverWords({ state, wanted, left }: { state: GiftState; wanted: number; left: number }) {
  if (state === 'given') return <Trans id="giftList.given" message="Schon geschenkt" />
  if (state === 'reserved')
    return (
      <Trans
        id="giftList.reserved"
        message="Liegt gerade in einem Warenkorb. Vielleicht wird es später wieder frei."
      />
    )
  return <Trans id="giftList.left" message="Noch {left} von {wanted} gewünscht" values={{ left, wanted }} />
}

function OwnerWords({ wanted, given }: { wanted: number; given: number | null }) {
  if (given === null) return <Trans id="giftList.wanted" message="{wanted} gewünscht" values={{ wanted }} />
  return (
    <Trans
      id="giftList.wantedGiven"
      message="{wanted} gewünscht, {given} geschenkt"
      values={{ wanted, given }}
    />
  )
}
