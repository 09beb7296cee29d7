import { sql as raw } from 'drizzle-orm'
import { findingsOf, moment } from './findings-store.ts'
import type { Invariant } from './invariant.ts'

/** Longer than an order that is due waits to be looked at. */
const LONGEST_WAIT_MILLISECONDS = 24 * 60 * 60 * 1000

/**
 * The points of what the shopper keeps, as `orderPoints` of the domain counts them. An order whose points are on their way,
 * were refused or given up, or whose person is erased, is not compared: "doctor" says what is stuck.
 *
 * @see domain/payback/order-points.ts
 */
export const pointsPosted: Invariant = {
  name: 'points',
  rule: 'the points posted of an order are those of what the shopper keeps',
  remedy: 'See "orders show <number>"; the loyalty programme has to be told of the difference by hand.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from order_points`,
      violations: raw`
        with posted as (
          select order_id,
            sum(case when state <> 'done' then 0 when kind = 'credit' then points else -points end) as standing,
            bool_and(state = 'done') as settled
          from points_postings group by order_id
        ), back as (
          select order_id, (line->>'position')::int as position, sum((line->>'quantity')::int) as units
          from order_returns cross join lateral jsonb_array_elements(lines) as line
          group by order_id, (line->>'position')::int
        ), kept as (
          select order_points.order_id,
            sum(coalesce((order_points.factors->>order_items.position)::numeric, 0) * round(
              order_items.total::numeric * (case
                when order_items.state in ('withdrawn', 'cancelled', 'returned', 'refunded') then 0
                else greatest(0, order_items.quantity - coalesce(back.units, 0)) end) / order_items.quantity
            )) as hundredths
          from order_points
          join order_items on order_items.order_id = order_points.order_id
          left join back on back.order_id = order_items.order_id and back.position = order_items.position + 1
          group by order_points.order_id
        ), returned as (
          select order_id, sum((line->>'amount')::bigint) as amount
          from invoices cross join lateral jsonb_array_elements(lines) as line
          where kind = 'correction' group by order_id
        ), compared as (
          select orders.number as object, order_points.*, coalesce(posted.standing, 0) as standing,
            posted.settled, posted.order_id is not null as was_posted,
            case
              when returned.amount >= orders.total then 0
              when kept.hundredths > 0 and kept.hundredths < 100 then 1
              else floor(round(kept.hundredths * 1000) / 100000)
            end as owed
          from order_points
          join orders on orders.id = order_points.order_id
          join kept on kept.order_id = order_points.order_id
          left join posted on posted.order_id = order_points.order_id
          left join returned on returned.order_id = order_points.order_id
        )
        select object, format('earns %s, posted %s', owed, standing) as found
        from compared
        where standing < 0 or standing > points
          or (was_posted and settled and due_at is null and number is not null and standing <> owed)
          or due_at < ${moment(new Date(input.now.getTime() - LONGEST_WAIT_MILLISECONDS))}`,
    }),
}
