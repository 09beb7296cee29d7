import { cardDeliveryState } from '@shop/domain/delivery/card-delivery-state'
import type { DeliveryInfo } from '@shop/domain/product/product-card'
import { DeliveryMessage } from '@shop/ui/delivery-message/delivery-message'
import { useShop } from '../../use-shop.ts'

/** When a card's product would be there, in few words; days are named on the product page. @see spec §9 "Delivery message" */
export function CardDelivery({ delivery }: { delivery: DeliveryInfo }) {
  const shop = useShop()
  return <DeliveryMessage state={cardDeliveryState(delivery, shop.delivery.instantUpToDays)} />
}
