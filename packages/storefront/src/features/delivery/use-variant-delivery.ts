import { deliveryState } from '@shop/domain/delivery/delivery-state'
import type { Variant } from '@shop/domain/product/product'
import { useDeliveryWords } from '@shop/ui/delivery-message/delivery-message'
import { useShop } from '../../use-shop.ts'

/** Words for the delivery time of a variant in this shop. */
export function useVariantDelivery(): (variant: Variant) => string {
  const { delivery } = useShop()
  const words = useDeliveryWords()
  return (variant) => {
    const { from: daysFrom, to: daysTo } = variant.deliveryDays
    return words(deliveryState(variant, delivery.instantUpToDays), { daysFrom, daysTo })
  }
}
