import { sql as raw } from 'drizzle-orm'
import { findingsOf, moment } from './findings-store.ts'
import type { Invariant } from './invariant.ts'

/** Housekeeping writes papers within seconds. */
const WRITTEN_WITHIN_MILLISECONDS = 60 * 60 * 1000

export const orderPapers: Invariant = {
  name: 'order-papers',
  rule: 'every order that was confirmed has its invoice, and no other one has',
  remedy:
    'An invoice without content is written by housekeeping: see the log. One that is missing is for the bookkeeping.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from orders`,
      violations: raw`
        with confirmed as (select distinct order_id from order_events where "to" = 'confirmed'),
        issued as (select order_id, min(issued_at) filter (where content is null) as unwritten_since
          from invoices group by order_id)
        select orders.number as object, case
          when issued.order_id is null then format('%s, and without an invoice', orders.state)
          when confirmed.order_id is null then format('%s, never confirmed, and has an invoice', orders.state)
          else 'its paper is not written' end as found
        from orders
        left join confirmed on confirmed.order_id = orders.id
        left join issued on issued.order_id = orders.id
        where (confirmed.order_id is null) <> (issued.order_id is null)
          or issued.unwritten_since < ${moment(new Date(input.now.getTime() - WRITTEN_WITHIN_MILLISECONDS))}`,
    }),
}

/** Numbers are drawn in the transaction that uses them, so that a tax audit finds no gap but one that a restore has noted. */
export const paperNumbers: Invariant = {
  name: 'paper-numbers',
  rule: 'the numbers of orders and invoices have no gaps but those that are noted',
  remedy: 'A row was deleted by hand, or numbers were given twice: write down which ones and why.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from order_numbers`,
      violations: raw`
        with used as (
          select substring(number from '^(.*?)[0-9]+$') as counter, count(*) as count from orders group by 1
          union all
          select 'invoice:' || orders.shop_id, count(*)
          from invoices join orders on orders.id = invoices.order_id group by 1
        ),
        noted as (select counter, sum(last - first + 1) as count from number_gaps group by 1)
        select counter as object, format('%s drawn, %s there%s', last, coalesce(used.count, 0),
          ', ' || noted.count || ' noted as missing') as found
        from order_numbers left join used using (counter) left join noted using (counter)
        where last <> coalesce(used.count, 0) + coalesce(noted.count, 0)`,
    }),
}
