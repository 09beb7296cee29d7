import type { I18n } from '@lingui/core'
import { deliveryState } from '@shop/domain/delivery/delivery-state'
import { bearsVat } from '@shop/domain/price/bears-vat'
import type { Product, Variant } from '@shop/domain/product/product'
import { variantOptions } from '@shop/domain/variant/variant-options'
import type { PickerOption } from '@shop/ui/attribute-picker/attribute-picker'

type Words = { i18n: I18n; money: (minorUnits: number) => string; instantUpToDays: number }

/**
 * Every variant of a product with what it costs and when it comes, to choose from; `isOffered` says which of those in
 * stock may be chosen.
 *
 * @see spec §2 "product attribute picker"
 */
export function pickerOptions(
  product: Pick<Product, 'variants'>,
  { i18n, money, instantUpToDays }: Words,
  isOffered: (variant: Variant) => boolean = () => true,
): PickerOption[] {
  const soldOut = i18n.t({ id: 'delivery.soldOut', message: 'Ausverkauft' })
  return variantOptions(product.variants, soldOut).map((option) => ({
    value: option.value,
    text: option.label,
    disabled: option.disabled || !isOffered(option.variant),
    price: money(option.variant.price.withTax),
    isUntaxed: !bearsVat(option.variant.price),
    delivery: deliveryState(option.variant, instantUpToDays),
    deliveryWindow: {
      daysFrom: option.variant.deliveryDays.from,
      daysTo: option.variant.deliveryDays.to,
    },
  }))
}
