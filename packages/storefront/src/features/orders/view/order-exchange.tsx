import { Trans } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import type { OrderAccess } from '../use-order.ts'
import { OtherOrder } from './other-order.tsx'

type OrderExchangeProps = Pick<LoadedOrder, 'exchange'> & { access: OrderAccess }

/** What an order was made in exchange for, which is why it costs nothing; nothing for one of its own. */
export function OrderExchange({ exchange, access }: OrderExchangeProps) {
  if (exchange.of === null) return null
  return (
    <p>
      <Trans
        id="orderPage.exchangeOf"
        message="Umtausch zu Bestellung <0>{number}</0>: Alles ist schon bezahlt."
        values={{ number: exchange.of }}
        components={[<OtherOrder key="order" number={exchange.of} access={access} />]}
      />
    </p>
  )
}
