import { variantFromWire, variantToWire, type WireVariant } from '@shop/api-client/contract/entities/variant'
import type { BasketItem } from '@shop/domain/basket/basket'
import type { Order } from '@shop/domain/order/order'
import { customType } from 'drizzle-orm/pg-core'

type OrderPackage = Order['packages'][number]
type KeptItem = Omit<BasketItem, 'variant'> & { variant: WireVariant }
type KeptPackage = Omit<OrderPackage, 'items'> & { items: KeptItem[] }

/**
 * An item as it was ordered. Rows outlive the build that wrote them, and the build before it reads them, too: so their
 * variants are kept in the form of the wire, which does not change.
 */
export const orderedItem = customType<{ data: BasketItem; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (item) => JSON.stringify(kept(item)),
  fromDriver: (row) => itemOf(parsed(row)),
})

/** The packages of an order with their items, kept in the same way. */
export const orderedPackages = customType<{ data: Order['packages']; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (packages) =>
    JSON.stringify(packages.map((parcel) => ({ ...parcel, items: parcel.items.map(kept) }))),
  fromDriver: (row) =>
    parsed<KeptPackage[]>(row).map((parcel) => ({ ...parcel, items: parcel.items.map(itemOf) })),
})

function kept(item: BasketItem): KeptItem {
  return { ...item, variant: variantToWire(item.variant) }
}

function itemOf(item: KeptItem): BasketItem {
  return { ...item, variant: variantFromWire(item.variant) }
}

/** One driver hands JSON over as text, the other one read. Only `toDriver` writes these columns. */
function parsed<Kept = KeptItem>(row: unknown): Kept {
  return typeof row === 'string' ? JSON.parse(row) : (row as Kept)
}
