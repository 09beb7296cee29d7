import { givenUpBefore } from '@shop/domain/payment/prepayment'
import { HELD } from '@shop/mail/outbox/outbox-store'
import { sql as raw } from 'drizzle-orm'
import { findingsOf, moment } from './findings-store.ts'
import type { AuditInput, Invariant } from './invariant.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

function before({ now }: AuditInput, milliseconds: number) {
  return moment(new Date(now.getTime() - milliseconds))
}

export const orderStates: Invariant = {
  name: 'order-states',
  rule: 'no order is stuck between two states',
  remedy: 'See the log for "Housekeeping"; "orders cancel" ends an order that nothing else ends.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from orders`,
      violations: raw`
        with last as (
          select distinct on (order_id) order_id, "to" as state from order_events order by order_id, id desc
        ), wrong as (
          select id, format('waits for its payment since %s', to_char(placed_at, 'YYYY-MM-DD HH24:MI')) as found
          from orders where state = 'pending_payment'
            and coalesce(expires_at, '-infinity') < ${before(input, HOUR)}
          union all
          select id, format('%s, and still to be given up', state) from orders
          where state not in ('pending_payment', 'confirmed') and expires_at is not null
          union all
          select id, format('its transfer was due on %s', to_char(expires_at, 'YYYY-MM-DD')) from orders
          where state = 'confirmed' and expires_at < ${moment(givenUpBefore(new Date(input.now.getTime() - HOUR)))}
          union all
          select orders.id, 'confirmed, and to be given up though nothing is to be transferred' from orders
          where state = 'confirmed' and expires_at is not null and not exists (
            select from payments where order_id = orders.id and key = 'V' and captured + released < amount)
          union all
          select id, format('%s, its history says %s', orders.state, coalesce(last.state, 'nothing'))
          from orders left join last on last.order_id = orders.id
          where last.state is distinct from orders.state
          union all
          select orders.id, format('%s, with items that are %s', orders.state, order_items.state)
          from order_items join orders on orders.id = order_items.order_id
          where (order_items.state = 'pending_payment') <> (orders.state = 'pending_payment')
          union all
          select orders.id, format('%s, its %s mail is held', orders.state, payload->>'outcome')
          from outbox join orders on orders.id = payload->>'orderId'
          where topic = 'mail' and done_at is null and available_at = ${moment(HELD)}
            and orders.state <> 'pending_payment'
        )
        select orders.number as object, min(wrong.found) as found
        from wrong join orders using (id) group by orders.number`,
    }),
}

/** Goods that go out without money, and money that nobody asks for. */
export const paidOrders: Invariant = {
  name: 'paid-orders',
  rule: 'every running order is paid or promised, and what was shipped is being captured',
  remedy: 'Look at the payment on the pages of the provider; "orders cancel" or another way to pay ends it.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from orders where state in ('confirmed', 'in_fulfilment', 'shipped', 'delivered')`,
      violations: raw`
        select orders.number as object, format('%s, its payment is %s: %s captured and %s released of %s', orders.state,
          payments.state, captured, released, payments.amount) as found
        from orders join payments on payments.order_id = orders.id
        where provider is not null and orders.state in ('confirmed', 'in_fulfilment', 'shipped', 'delivered') and (
          (payments.state in ('created', 'failed', 'cancelled') and payments.amount > (
            select coalesce(sum((line->>'amount')::bigint), 0)
            from invoices cross join lateral jsonb_array_elements(invoices.lines) as line
            where invoices.order_id = orders.id and invoices.kind = 'correction'))
          or (payments.state in ('authorised', 'captured') and captured + released < payments.amount
            and orders.state in ('shipped', 'delivered') and orders.updated_at < ${before(input, DAY)}
            and not exists (select from payment_moves where payment_id = payments.id and kind = 'capture'
              and payment_moves.state in ('due', 'asked'))))`,
    }),
}

export const moneyMoves: Invariant = {
  name: 'money-moves',
  rule: 'what the shop asked a provider for was done, and what was promised back went back',
  remedy: 'See the log for "money", and the payment on the pages of the provider.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from payment_moves`,
      violations: raw`
        with wrong as (
          select payment_id, format('%s of %s is %s since %s%s', kind, amount, state,
            to_char(created_at, 'YYYY-MM-DD'), coalesce(': ' || left(last_error, 120), '')) as found
          from payment_moves
          where (state = 'due' and created_at < ${before(input, 2 * DAY)})
            or (state = 'asked' and updated_at < ${before(input, 7 * DAY)})
          union all
          select payments.id, format('%s promised back, %s went back, %s is on its way', promised.amount,
            payments.refunded, coalesce(open.amount, 0))
          from payments
          join (select payment_id, sum(amount) as amount from payment_events where kind = 'refund' group by payment_id)
            as promised on promised.payment_id = payments.id
          left join (select payment_id, sum(amount) as amount from payment_moves
            where kind = 'refund' and state in ('due', 'asked') group by payment_id) as open
            on open.payment_id = payments.id
          where promised.amount > payments.refunded + coalesce(open.amount, 0)
        )
        select orders.number as object, min(wrong.found) as found
        from wrong join payments on payments.id = wrong.payment_id join orders on orders.id = payments.order_id
        group by orders.number`,
    }),
}
