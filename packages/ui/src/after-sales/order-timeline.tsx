import { useLingui } from '@lingui/react'
import type { OrderState } from '@shop/domain/order/order'
import { orderStateName } from '../order/order-state-name.ts'
import { useShopFormat } from '../shop-format.tsx'
import css from './order-timeline.module.css'

type OrderTimelineProps = {
  /** Every state the order has had, oldest first; moments as ISO strings. */
  history: readonly { at: string; state: OrderState }[]
}

/** How far an order has come, step by step; the last one is where it stands. */
export function OrderTimeline({ history }: OrderTimelineProps) {
  const { i18n } = useLingui()
  const { date, time } = useShopFormat()

  return (
    <ol className={css.steps}>
      {history.map(({ at, state }, index) => (
        <li key={`${at} ${state}`} aria-current={index === history.length - 1 ? 'step' : undefined}>
          <span className={css.state}>{orderStateName(i18n, state)}</span>
          <time className={css.at} dateTime={at}>
            {date(at)}, {time(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
