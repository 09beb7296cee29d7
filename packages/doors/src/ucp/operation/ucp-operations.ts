import type { Locale } from '@shop/domain/market/markets'
import type { BasketOperations } from '../basket/basket-operations.ts'
import type { CatalogueShop } from '../catalogue/catalogue-operations.ts'
import { basketCalls } from './basket-calls.ts'
import { buyersLocale } from './buyers-locale.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import type { KeepAnswers } from './kept-answers.ts'
import type { LocaleOf, Operation } from './operation.ts'
import { type OrderParts, orderCall } from './order-call.ts'

type Parts = {
  orders: OrderParts
  baskets: BasketOperations
  keeping: KeepAnswers
  /** Where the door is open. */
  open: readonly Locale[]
  shopIn: (locale: Locale) => CatalogueShop
}

/** Everything that an assistant can ask for. */
export function ucpOperations({ baskets, keeping, orders, open, shopIn }: Parts): Operation[] {
  const localeOf: LocaleOf = (asked, context) => buyersLocale(open, context, asked.locale)
  return [
    ...catalogueCalls((asked, context) => shopIn(localeOf(asked, context))),
    ...basketCalls({ baskets, keeping }, { kind: 'cart', capability: 'dev.ucp.shopping.cart' }, localeOf),
    ...basketCalls(
      { baskets, keeping },
      { kind: 'checkout', capability: 'dev.ucp.shopping.checkout' },
      localeOf,
    ),
    orderCall(orders),
  ]
}
