import type { Checkout } from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import { type GiftListRow, giftListsOfItems } from '@shop/customers/gift-lists/gift-list-store'
import type { Address } from '@shop/domain/address/address'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { hiddenAddress } from '@shop/domain/address/hidden-address'
import type { BasketItem } from '@shop/domain/basket/basket'
import { GIFT_ROW } from '@shop/domain/basket/gift-row'
import { giftDelivery } from '@shop/domain/gift-list/gift-delivery'
import { countryShopIds } from '@shop/domain/market/country-shops'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import type { GiftDelivery } from '@shop/engine/db/schema/orders'
import { localeI18n } from '@shop/i18n/locale-i18n'

export type OpenGiftDelivery = {
  /** What the giver reads of it. */
  shown: Checkout['giftDelivery']
  listId: string
  /** Where it goes, while it is chosen and possible. Nothing of it leaves the server. */
  kept: (GiftDelivery & { address: Address }) | null
}

type Asked = {
  shop: Shop
  items: readonly BasketItem[]
  /** A forwarder calls before delivering. */
  needsPhone: boolean
  /** The list that was chosen; null for the own address. */
  chosen: string | null
}

/** Whether the gifts of a basket may go to the owner of their list; null where there is nothing to choose. */
export async function giftDeliveryOf(sql: Sql, asked: Asked): Promise<OpenGiftDelivery | null> {
  const { items, chosen } = asked
  const keys = items.flatMap(({ customData: { gift } }) => gift?.itemKey ?? [])
  if (keys.length === 0) return null
  const lists = await giftListsOfItems(sql, keys)
  const reachable = new Map(
    [...lists.values()].flatMap((list) => {
      const address = reachableAddress(list, asked)
      return address === null ? [] : [[list.id, { list, address }] as const]
    }),
  )
  const found = giftDelivery({
    lines: items.map(({ customData: { gift, cPromo } }) => ({
      ...(gift ? { listId: lists.get(gift.itemKey)?.id ?? null } : {}),
      isAddition: cPromo !== null,
    })),
    reachable: new Set(reachable.keys()),
    chosen,
  })
  if (found === null) return null
  const { listId, state, isChosen } = found
  const to = reachable.get(listId)
  const isOpen = isChosen && state === 'open' && to !== undefined
  return {
    shown: { name: to?.list.name ?? nameInBasket(items), state, isChosen },
    listId,
    kept: isOpen ? { ownerId: to.list.customerId, address: to.address } : null,
  }
}

function reachableAddress(
  { token, shopId, deliveryAddress }: GiftListRow,
  { shop, needsPhone }: Asked,
): Address | null {
  if (token === null || deliveryAddress === null || !countryShopIds(shop).includes(shopId)) return null
  if (!deliveryCountries(shop.market).includes(deliveryAddress.country)) return null
  return needsPhone && deliveryAddress.phone === null ? null : deliveryAddress
}

/** How the list was called when the gift was chosen. */
function nameInBasket(items: readonly BasketItem[]): string {
  return items.find(({ customData }) => customData.gift)?.displayData[GIFT_ROW]?.value ?? ''
}

/** What an order says of where a gift goes, in the language that it is placed in. */
export function shownGiftAddress({ locale }: Shop, address: Address, listName: string): Address {
  const i18n = localeI18n(locale)
  return hiddenAddress(
    address,
    listName,
    i18n.t({ id: 'giftDelivery.known', message: 'Adresse liegt uns vor' }),
  )
}

/**
 * Refuses what was to go to the owner of a list and no longer can: goods never go elsewhere without a word.
 *
 * @throws 409 `gift_delivery_gone`
 */
export function refuseGoneDelivery({ giftDelivery: shown }: Pick<Checkout, 'giftDelivery'>): void {
  if (shown === null || !shown.isChosen || shown.state === 'open') return
  throw giftDeliveryGone()
}

export function giftDeliveryGone() {
  return problem(
    409,
    'gift_delivery_gone',
    'These goods cannot be delivered to the owner of a gift list: the list or its address is gone, or other goods are with them. Deliver to the shopper, or take the other goods out of the basket.',
  )
}
