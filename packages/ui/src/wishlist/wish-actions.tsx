import { Trans } from '@lingui/react'
import type { ReactNode } from 'react'
import { useShopFormat } from '../shop-format.tsx'
import css from './wish-actions.module.css'

type WishActionsProps = {
  /** What sets the wished variant apart, as its size; empty for any. */
  variant?: string
  /** Minor units: what it cost when it was remembered; null when that is what it costs now. */
  priceBefore: number | null
  /** Into the basket, or a reminder; and what else can be done. */
  children: ReactNode
}

/** The foot of a wish's card: how its price has changed, and what to do with it. */
export function WishActions({ variant = '', priceBefore, children }: WishActionsProps) {
  const { money } = useShopFormat()

  return (
    <div className={css.actions}>
      {variant === '' ? null : <p className={css.remembered}>{variant}</p>}
      {priceBefore === null ? null : (
        <p className={css.remembered}>
          <Trans
            id="wishlist.priceBefore"
            message="Beim Merken: {price}"
            values={{ price: money(priceBefore) }}
          />
        </p>
      )}
      {children}
    </div>
  )
}
