import { Trans } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { OrderTimeline } from '@shop/ui/after-sales/order-timeline'
import { BankTransferBox } from '@shop/ui/order/bank-transfer-box'
import { useShopFormat } from '@shop/ui/shop-format'
import css from '../orders.module.css'
import type { OrderAccess } from '../use-order.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderAftermath } from './order-aftermath.tsx'
import { OrderExchange } from './order-exchange.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderTexts } from './order-texts.tsx'

export type OrderViewProps = {
  loaded: LoadedOrder
  access: OrderAccess
  /** Called after a change: the order is reloaded. */
  onChanged: () => void
  /** Leads to the complaint; with an item if it is about one. */
  onComplain: () => void
}

/** An order with everything that has happened to it and everything that can be done about it. */
export function OrderView(props: OrderViewProps) {
  const { loaded } = props
  const { order, bank, history } = loaded
  const { money } = useShopFormat()
  const isToPay = bank !== null && order.payment.some(({ key, state }) => key === 'V' && state === 'created')

  return (
    <div className={css.order}>
      <OrderExchange exchange={loaded.exchange} access={props.access} />
      <OrderActions {...props} />
      {isToPay ? (
        <BankTransferBox
          bank={bank}
          amount={money(order.totals.total, { currency: order.currencyCode })}
          orderNumber={bank.reference}
        />
      ) : null}
      <div className={css.pair}>
        <section className={css.part} aria-labelledby="order-history">
          <h2 className={css.subtitle} id="order-history">
            <Trans id="orderPage.history" message="Stand" />
          </h2>
          <OrderTimeline history={history} />
        </section>
        <OrderParcels loaded={loaded} />
      </div>
      <OrderAftermath {...props} />
      <OrderItems loaded={loaded} />
      <OrderSums {...props} />
      <OrderTexts ids={order.legalTexts} />
    </div>
  )
}
