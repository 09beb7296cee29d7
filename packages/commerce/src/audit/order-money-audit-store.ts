import { sql as raw } from 'drizzle-orm'
import { findingsOf } from './findings-store.ts'
import type { Invariant } from './invariant.ts'

const ALL_ORDERS = raw`select count(*) from orders`

/** Reads the totals once: each access of a field would unpack the document again. Old orders have no balance. */
const TOTALS = raw`jsonb_to_record(orders.totals) as t(
  items bigint, shipping bigint, fee bigint, reduction bigint, giftcard bigint, balance bigint, rounding bigint,
  total bigint, vat jsonb, reductions jsonb)`

/** What every total is made of. @see domain/checkout/order-totals.ts */
export const orderTotals: Invariant = {
  name: 'order-totals',
  rule: 'the total of an order is the sum of its parts',
  remedy: 'Compare the order with its invoice ("orders show", "orders papers") before anything is refunded.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: ALL_ORDERS,
      violations: raw`
        select number as object, case
          when sums.owed - paid_before + rounding <> t.total
            then format('parts make %s, the total is %s', sums.owed - paid_before + rounding, t.total)
          when t.total + paid_before <> orders.total
            then format('its row says %s, its totals %s', orders.total, t.total + paid_before)
          when sums.vat <> sums.owed then format('the tax rows make %s of %s', sums.vat, sums.owed)
          else format('the reductions make %s of %s', sums.reduced, t.reduction)
        end as found
        from orders, ${TOTALS},
        lateral (select t.giftcard + coalesce(t.balance, 0) as paid_before) as shop_money,
        lateral (select
          t.items + t.shipping + t.fee - t.reduction as owed,
          (select coalesce(sum((row->>'base')::bigint + (row->>'amount')::bigint), 0)
            from jsonb_array_elements(t.vat) as row) as vat,
          (select coalesce(sum((one->>'amount')::bigint), 0)
            from jsonb_array_elements(t.reductions) as one) as reduced) as sums
        where sums.owed - paid_before + rounding <> t.total or t.total + paid_before <> orders.total
          or sums.vat <> sums.owed or (t.reductions is not null and sums.reduced <> t.reduction)`,
    }),
}

export const orderLines: Invariant = {
  name: 'order-lines',
  rule: 'the lines of an order make what its totals say of goods',
  remedy: 'A line is missing or was changed: compare "orders show" with the confirmation in "mails list".',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: ALL_ORDERS,
      violations: raw`
        select number as object,
          format('%s lines make %s, the totals say %s', coalesce(lines.count, 0), coalesce(lines.total, 0),
            t.items - t.reduction) as found
        from orders
        cross join lateral ${TOTALS}
        left join (select order_id, count(*) as count, sum(total) as total from order_items group by order_id)
          as lines on lines.order_id = orders.id
        where lines.count is null or lines.total <> t.items - t.reduction`,
    }),
}

export const orderPayments: Invariant = {
  name: 'order-payments',
  rule: 'the payments of an order make its total, gift cards and balance each their part',
  remedy: 'Compare the payments of "orders show" with the pages of the payment provider.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: ALL_ORDERS,
      violations: raw`
        select number as object,
          format('cards %s of %s, balance %s of %s, other payments %s of %s', coalesce(paid.cards, 0), t.giftcard,
            coalesce(paid.balance, 0), coalesce(t.balance, 0), coalesce(paid.others, 0), t.total) as found
        from orders
        cross join lateral ${TOTALS}
        left join (
          select order_id,
            sum(amount) filter (where key = 'giftcard') as cards,
            sum(amount) filter (where key = 'balance') as balance,
            sum(amount) filter (where key not in ('giftcard', 'balance')) as others,
            count(distinct currency) as currencies, min(currency) as currency
          from payments group by order_id
        ) as paid on paid.order_id = orders.id
        where paid.order_id is null or coalesce(paid.cards, 0) <> t.giftcard
          or coalesce(paid.balance, 0) <> coalesce(t.balance, 0) or coalesce(paid.others, 0) <> t.total
          or paid.currencies > 1 or paid.currency <> orders.currency`,
    }),
}

/** A notice or a person says that money moved; nothing is booked without. */
export const bookedMoney: Invariant = {
  name: 'booked-money',
  rule: 'no payment has more captured or refunded than was reported',
  remedy: 'Compare the payment with the pages of the provider or the statement of the bank.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from payments`,
      violations: raw`
        select orders.number || ' ' || payments.key as object,
          format('captured %s, reported %s; refunded %s, reported %s', payments.captured,
            coalesce(said.captured, 0), payments.refunded, coalesce(said.refunded, 0)) as found
        from payments
        join orders on orders.id = payments.order_id
        left join (
          select payment_id,
            sum(amount) filter (where kind = 'captured') as captured,
            sum(amount) filter (where kind in ('refunded', 'byHand', 'giftcard', 'balance')) as refunded
          from payment_events group by payment_id
        ) as said on said.payment_id = payments.id
        where payments.captured > coalesce(said.captured, 0) or payments.refunded > coalesce(said.refunded, 0)`,
    }),
}

/** A bank takes money without asking the shop; a refund beside it would be the same money a second time. */
export const chargebacks: Invariant = {
  name: 'chargebacks',
  rule: 'what banks took back was captured, and nobody got it from the shop as well',
  remedy:
    'Look at the dispute on the pages of the provider: what the shop had given back before is a defence within its deadline. Refund nothing more of the order.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(distinct payment_id) from payment_events where kind = 'chargedBack'`,
      violations: raw`
        with taken as (
          select payment_id,
            sum(case when kind = 'chargedBack' then amount else -amount end) as amount,
            bool_or(kind = 'chargedBack') as is_taken
          from payment_events where kind in ('chargedBack', 'chargebackReversed') group by payment_id
        ), coming as (
          select payment_id, sum(amount) as amount from payment_moves
          where kind = 'refund' and state in ('due', 'asked') group by payment_id
        )
        select orders.number || ' ' || payments.key as object,
          format('a bank took %s back, %s was captured and %s given back', taken.amount, payments.captured,
            payments.refunded + coalesce(coming.amount, 0)) as found
        from taken
        join payments on payments.id = taken.payment_id
        join orders on orders.id = payments.order_id
        left join coming on coming.payment_id = payments.id
        -- What was disputed before the shop booked such money can only come back.
        where (taken.amount < 0 and taken.is_taken)
          or (taken.amount > 0
            and taken.amount + payments.refunded + coalesce(coming.amount, 0) > payments.captured)`,
    }),
}

/** What banks have taken of an order and not returned: it makes up for as much of its corrections. */
export const TAKEN = raw`
  select payments.order_id,
    greatest(0, sum(case when payment_events.kind = 'chargedBack' then payment_events.amount else -payment_events.amount end)) as amount
  from payment_events join payments on payments.id = payment_events.payment_id
  where payment_events.kind in ('chargedBack', 'chargebackReversed') group by payments.order_id`

/** What a refund is: money back and a correction of the invoice over the same amount, in one transaction. */
export const refunds: Invariant = {
  name: 'refunds',
  rule: 'what was given back, or taken back by a bank, is what the corrections of the invoice say, and never more than the order',
  remedy: 'Compare "orders papers" with the payments of "orders show", and ask the bookkeeping.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(distinct order_id) from invoices where kind = 'correction'`,
      violations: raw`
        with corrected as (
          select order_id, sum((line->>'amount')::bigint) as amount
          from invoices cross join lateral jsonb_array_elements(lines) as line
          where kind = 'correction' group by order_id
        ), given as (
          select payments.order_id, sum(payment_events.amount) as amount
          from payment_events join payments on payments.id = payment_events.payment_id
          where payment_events.kind in ('release', 'refund', 'byHand', 'giftcard', 'balance')
          group by payments.order_id
        ), taken as (${TAKEN})
        select number as object,
          format('gave back %s, corrected %s, sold for %s', coalesce(given.amount, 0),
            coalesce(corrected.amount, 0), t.items + t.shipping + t.fee - t.reduction) as found
        from corrected full join given using (order_id)
        join orders on orders.id = order_id
        left join taken on taken.order_id = orders.id
        cross join lateral ${TOTALS}
        where coalesce(corrected.amount, 0) - coalesce(given.amount, 0)
            not between 0 and coalesce(taken.amount, 0)
          or coalesce(corrected.amount, 0) > t.items + t.shipping + t.fee - t.reduction`,
    }),
}
