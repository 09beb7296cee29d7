import { sql as raw } from 'drizzle-orm'
import { findingsOf } from './findings-store.ts'
import type { Invariant } from './invariant.ts'
import { TAKEN } from './order-money-audit-store.ts'

/** Papers with their amounts and the first thing that is wrong with each, null where nothing is. */
const PAPERS = raw`
  select invoices.order_id, invoices.number, invoices.kind, paper.gross, paper.vat,
    case
      when paper.kind is distinct from invoices.kind
        then format('issued as %s, written as %s', invoices.kind, coalesce(paper.kind, 'nothing'))
      when paper.number is distinct from invoices.number then format('written with the number %s', paper.number)
      when paper.corrects->>'number' is distinct from (case invoices.kind when 'correction' then (
          select min(one.number) from invoices as one
          where one.order_id = invoices.order_id and one.kind = 'invoice') end)
        then format('corrects %s', coalesce(paper.corrects->>'number', 'nothing'))
      when sums.lines <> paper.items or sums.vat <> paper.gross
          or paper.items + paper.shipping + paper.fee <> paper.gross
          or paper.gross - paper.giftcard - coalesce(paper.balance, 0) + paper.rounding <> paper.total
        then format('lines %s of %s, tax %s of %s, to pay %s', sums.lines, paper.items, sums.vat, paper.gross, paper.total)
      when invoices.kind = 'invoice' and paper.total <> t.total
        then format('to pay %s, order %s', paper.total, t.total)
      when invoices.kind = 'correction' and paper.total <> sums.issued
        then format('corrects by %s, issued for %s', paper.total, sums.issued)
    end as found
  from invoices
  join orders on orders.id = invoices.order_id
  cross join lateral jsonb_to_record(invoices.content) as paper(
    kind text, number text, corrects jsonb, lines jsonb, vat jsonb, items bigint, shipping bigint, fee bigint,
    gross bigint, giftcard bigint, balance bigint, rounding bigint, total bigint)
  cross join lateral jsonb_to_record(orders.totals) as t(total bigint)
  cross join lateral (select
    (select coalesce(sum((line->>'total')::bigint), 0) from jsonb_array_elements(paper.lines) as line) as lines,
    (select coalesce(sum((row->>'base')::bigint + (row->>'amount')::bigint), 0)
      from jsonb_array_elements(paper.vat) as row) as vat,
    (select coalesce(sum((line->>'amount')::bigint), 0)
      from jsonb_array_elements(coalesce(invoices.lines, '[]')) as line) as issued) as sums
  where invoices.content is not null`

/**
 * Each paper adds up by itself, and all of an order together: its invoice, less its corrections, is what was not given
 * back, with tax at each rate. Orders are looked at where every paper is written and right by itself.
 *
 * @see domain/invoice/invoice.ts, domain/invoice/corrected-vat.ts
 */
export const invoiceSums: Invariant = {
  name: 'invoice-sums',
  rule: 'every paper adds up, and an invoice and its corrections are over what an order costs and gave back',
  remedy: 'The paper is out in the world: ask the bookkeeping for a correction.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from invoices where content is not null`,
      violations: raw`
        with papers as materialized (${PAPERS}),
        unwritten as (select distinct order_id from invoices where content is null),
        of_order as (
          select order_id, coalesce(sum(gross) filter (where kind = 'invoice'), 0) as charged,
            coalesce(sum(gross) filter (where kind = 'correction'), 0) as corrected
          from papers group by order_id
          having bool_and(found is null) and order_id not in (select order_id from unwritten)
        ),
        given as (
          select payments.order_id, sum(payment_events.amount) as amount
          from payment_events join payments on payments.id = payment_events.payment_id
          where payment_events.kind in ('release', 'refund', 'byHand', 'giftcard', 'balance')
          group by payments.order_id
        ),
        taken as (${TAKEN}),
        rates as (
          select order_id, (row->>'rate')::numeric as rate,
            sum(case kind when 'invoice' then 1 else -1 end * ((row->>'base')::bigint + (row->>'amount')::bigint)) as gross,
            sum(case kind when 'invoice' then 1 else -1 end * (row->>'amount')::bigint) as tax
          from papers cross join lateral jsonb_array_elements(vat) as row
          group by order_id, rate
        ),
        wrong_rates as (
          select order_id, min(format('at %s percent %s with %s of tax are left', rate, gross, tax)) as found
          from rates where gross < 0 or tax < 0 or (gross = 0 and tax <> 0) group by order_id
        )
        select number as object, found from papers where found is not null
        union all
        select orders.number, coalesce(wrong_rates.found, format('invoice %s, corrections %s, gave back %s',
          of_order.charged, of_order.corrected, coalesce(given.amount, 0)))
        from of_order
        join orders on orders.id = of_order.order_id
        left join given on given.order_id = of_order.order_id
        left join taken on taken.order_id = of_order.order_id
        left join wrong_rates on wrong_rates.order_id = of_order.order_id
        where of_order.corrected > of_order.charged
          or of_order.corrected - coalesce(given.amount, 0) not between 0 and coalesce(taken.amount, 0)
          or wrong_rates.order_id is not null`,
    }),
}
