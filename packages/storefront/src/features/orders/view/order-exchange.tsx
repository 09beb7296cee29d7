import { Trans } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'

/** What an order was made in exchange for, which is why it costs nothing; nothing for one of its own. */
export function OrderExchange({ exchange }: Pick<LoadedOrder, 'exchange'>) {
  if (exchange.of === null) return null
  return (
    <p>
      <Trans
        id="orderPage.exchangeOf"
        message="Umtausch zu Bestellung {number}: Alles ist schon bezahlt."
        values={{ number: exchange.of }}
      />
    </p>
  )
}
