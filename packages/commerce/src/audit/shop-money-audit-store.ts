import { sql as raw } from 'drizzle-orm'
import { findingsOf } from './findings-store.ts'
import type { Invariant } from './invariant.ts'

export const giftCards: Invariant = {
  name: 'gift-cards',
  rule: 'no gift card is below zero, and its balance is the sum of its bookings',
  remedy: 'Look at the bookings ("giftcards balance <code>") and at the orders they name.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from gift_cards`,
      violations: raw`
        select masked_code || ' ' || gift_cards.id as object,
          format('holds %s, its %s bookings make %s', balance, coalesce(booked.count, 0),
            coalesce(booked.amount, 0)) as found
        from gift_cards
        left join (
          select gift_card_id, count(*) as count, sum(amount) as amount,
            count(*) filter (where kind = 'issued') as issued
          from gift_card_bookings group by gift_card_id
        ) as booked on booked.gift_card_id = gift_cards.id
        where balance < 0 or balance <> coalesce(booked.amount, 0) or coalesce(booked.issued, 0) <> 1`,
    }),
}

export const balances: Invariant = {
  name: 'balances',
  rule: 'no account is below zero, and its balance is the sum of its bookings',
  remedy: 'Look at the bookings ("balance show <customer number>") and at the orders they name.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from account_balances`,
      violations: raw`
        select users.customer_no || ' ' || currency as object,
          format('holds %s, its bookings make %s', coalesce(account_balances.amount, 0), coalesce(booked.amount, 0))
            as found
        from account_balances
        full join (
          select customer_id, currency, sum(amount) as amount from account_bookings group by customer_id, currency
        ) as booked using (customer_id, currency)
        join users on users.id = customer_id
        where account_balances.amount < 0 or coalesce(account_balances.amount, 0) <> coalesce(booked.amount, 0)`,
    }),
}

/** The bookings of a deleted account are gone with it: its orders cannot be compared any more. */
export const shopMoney: Invariant = {
  name: 'shop-money',
  rule: 'gift cards and balances have paid for an order what its payments say',
  remedy: 'Compare the payments of "orders show" with the bookings of the card or the account.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(distinct order_id) from payments where key in ('giftcard', 'balance')`,
      violations: raw`
        with paid as (
          select order_id, key, sum(case when state in ('failed', 'cancelled') then 0
            else amount - released - refunded end) as amount
          from payments where key in ('giftcard', 'balance') group by order_id, key
        ), booked as (
          select order_id, 'giftcard' as key, -sum(amount) as amount from gift_card_bookings
          where order_id is not null group by order_id
          union all
          select order_id, 'balance', -sum(amount) from account_bookings
          where order_id is not null group by order_id
        )
        select orders.number || ' ' || key as object,
          format('payments say %s, bookings %s', coalesce(paid.amount, 0), coalesce(booked.amount, 0)) as found
        from paid full join booked using (order_id, key)
        join orders on orders.id = order_id
        where coalesce(paid.amount, 0) <> coalesce(booked.amount, 0)
          and not (key = 'balance' and booked.order_id is null and orders.customer_id is null)`,
    }),
}

/**
 * An order whose use of a promotion was released has given its codes back. Codes are compared without the spaces and
 * dashes that people type.
 *
 * @see domain/promotion/promotions-in-turn.ts, `plainCode`
 */
export const singleUseCodes: Invariant = {
  name: 'single-use-codes',
  rule: 'a voucher code that works once was used by one order, which it names',
  remedy: 'Look at both orders; "vouchers disable <code>" ends a code.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(order_id) from voucher_codes`,
      violations: raw`
        with used as (
          select voucher_codes.code, voucher_codes.order_id as noted, orders.id, orders.number
          from voucher_codes
          join promotion_uses on promotion_uses.promotion_id = voucher_codes.promotion_id
            and promotion_uses.released_at is null
          join orders on orders.id = promotion_uses.order_id
          cross join lateral jsonb_array_elements(orders.totals->'reductions') as reduction
          where reduction->>'promotionId' = voucher_codes.promotion_id
            and upper(regexp_replace(reduction->>'code', '[^[:alnum:]]', '', 'g'))
              = upper(regexp_replace(voucher_codes.code, '[^[:alnum:]]', '', 'g'))
        )
        select code as object, 'used by ' || string_agg(distinct number, ', ') as found
        from used group by code having count(distinct id) > 1 or bool_or(noted is distinct from id)
        union all
        select code, format('noted for %s, which is %s', orders.number, orders.state)
        from voucher_codes join orders on orders.id = voucher_codes.order_id
        where orders.state in ('payment_failed', 'cancelled')`,
    }),
}

/** A limit that was lowered afterwards breaks nothing. */
export const usageLimits: Invariant = {
  name: 'usage-limits',
  rule: 'no promotion was used more often than it allowed',
  remedy: 'Compare the limit of "promotions list" with the orders of the last days.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(distinct promotion_id) from promotion_uses`,
      violations: raw`
        with limits as (
          select id, updated_at, (condition->>'uses')::bigint as most
          from promotions cross join lateral jsonb_array_elements(record->'conditions') as condition
          where condition->>'key' = 'usage_limit'
        )
        select limits.id as object, format('used %s times of %s', count(*), limits.most) as found
        from limits join promotion_uses on promotion_uses.promotion_id = limits.id and released_at is null
        group by limits.id, limits.most, limits.updated_at
        having count(*) > limits.most and max(promotion_uses.at) > limits.updated_at`,
    }),
}
