import type { MerchandisingContext } from '@shop/catalogue/merchandising/merchandising-context'
import type { Shop } from '@shop/domain/shop/shop'
import { bindCommands } from '@shop/engine/command/bind-commands'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'

/** What commands about orders use besides: the brand, its goods, and who brings goods back. */
export type OfficeContext = MerchandisingContext & {
  /** The shop of a locale, as it is now; null where the brand does not sell there. */
  shopOf: (locale: string) => Promise<Shop | null>
  /** The same as its brand says, whatever is switched or set. */
  brandShopOf: (locale: string) => Promise<Shop | null>
  returnCarrier: ReturnCarrier
}

export const onOrder = bindCommands<OfficeContext>()

/** How the log names an order. */
export function orderObject(number: string): string {
  return `order:${number}`
}
