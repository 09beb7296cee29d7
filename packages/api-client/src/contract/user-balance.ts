import { CURRENCIES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

/** `credited` by the shop, `paid` for an order, `released` when an order came to nothing, `refunded` from one. */
export const BALANCE_KINDS = ['credited', 'paid', 'released', 'refunded'] as const

export const BalanceSchema = v.object({
  /** Minor units, of the shop's currency. */
  amount: v.number(),
  currencyCode: v.picklist(CURRENCIES),
  /** The newest first; `amount` is negative when the balance paid. */
  bookings: v.array(
    v.object({
      at: v.string(),
      kind: v.picklist(BALANCE_KINDS),
      amount: v.number(),
      orderNumber: v.nullable(v.string()),
      note: v.nullable(v.string()),
    }),
  ),
})

/** 404 in shops without balances. */
export const loadBalance = defineCall({
  name: 'loadBalance',
  method: 'GET',
  path: '/api/user/balance/',
  rights: 'customer',
  input: v.object({}),
  answer: BalanceSchema,
})
