import { useLingui } from '@lingui/react'
import { useShopFormat } from '../../shop-format.tsx'
import css from './free-shipping-progress.module.css'

type FreeShippingProgressProps = {
  /** Minor units; the basket's value from which shipping is free. */
  freeFrom: number
  /** Minor units; 0 or less: reached. */
  missing: number
}

/** How far the basket is from free shipping. */
export function FreeShippingProgress({ freeFrom, missing }: FreeShippingProgressProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const isReached = missing <= 0
  const share = isReached || freeFrom <= 0 ? 1 : Math.max(0, 1 - missing / freeFrom)

  return (
    <div className={css.progress}>
      <p className={isReached ? css.reached : undefined} role="status">
        {isReached
          ? i18n.t({ id: 'basket.shippingIsFree', message: 'Der Versand ist kostenlos.' })
          : i18n.t({
              id: 'basket.missingForFreeShipping',
              message: 'Noch {amount} bis zum kostenlosen Versand',
              values: { amount: money(missing) },
            })}
      </p>
      <div className={css.track} aria-hidden="true">
        <div className={css.bar} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  )
}
