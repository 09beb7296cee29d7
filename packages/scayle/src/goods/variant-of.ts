import { VariantSchema } from '@shop/api-client/contract/entities/variant'
import type { Currency } from '@shop/domain/market/markets'
import type { Variant } from '@shop/domain/product/product'
import * as v from 'valibot'
import type { ScayleSetup } from '../connection/setup.ts'
import type { WireVariant } from '../wire/wire-product.ts'
import { firstLabel } from './attributes-of.ts'
import { priceOf } from './price-of.ts'

/** Units of what can be sold without stock: as many as a line takes. */
const WITHOUT_STOCK = 999

type Context = { setup: ScayleSetup; currency: Currency }

/**
 * A variant as the shop sells it. Delivery days and price steps are the tenant's own data (`customData.KQPRI`, in the names
 * of the contract); without them it is buyable while there is stock, and arrives in the days of the options.
 */
export function variantOf(wire: WireVariant, { setup, currency }: Context): Variant {
  const { stock } = wire
  const quantity = Math.max(0, stock.quantity)
  const variant = {
    id: wire.id,
    referenceKey: wire.referenceKey,
    label: variantLabel(wire, setup),
    price: priceOf(wire.price, wire.lowestPriorPrice?.withTax ?? null, currency),
    stock: { quantity: quantity === 0 && stock.isSellableWithoutStock ? WITHOUT_STOCK : quantity },
  }
  const own = v.safeParse(VariantSchema, { ...variant, customData: { KQPRI: wire.customData.KQPRI } })
  if (own.success) return own.output
  return {
    ...variant,
    buyability: variant.stock.quantity > 0 ? 1 : stock.expectedAvailabilityAt === null ? 4 : 3,
    deliveryDays: setup.deliveryDays,
    priceSteps: [],
    priceBefore: wire.price.beforeSaleWithTax,
    paybackFactor: null,
  }
}

/** What a variant is chosen by: its size, where it has one. */
export function variantLabel({ attributes }: Pick<WireVariant, 'attributes'>, setup: ScayleSetup): string {
  return firstLabel(attributes, setup.attributes.size) ?? ''
}
