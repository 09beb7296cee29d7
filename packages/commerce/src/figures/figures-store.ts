import type { CostedSums } from '@shop/domain/figures/margin'
import type { Period, Span } from '@shop/domain/figures/period'
import { FEWEST_SEARCHES } from '@shop/domain/figures/search-term'
import { SALES_DAYS, SOON_DAYS } from '@shop/domain/figures/stock-range'
import type { Sql } from '@shop/engine/db/database'
import { sql as raw, type SQL, type SQLWrapper } from 'drizzle-orm'

/** What is asked for: a time, the time before, and the locales. */
export type Asked = {
  now: Span
  before: Span
  /** Null for all. */
  locale: string | null
  timezone: string
  grain: 'hour' | 'day'
}

type Part = 'now' | 'before'
const MOST_ROWS = 10

export type SalesRow = {
  part: Part
  /** The day, or the hour that the clock shows. */
  bucket: string
  currency: string
  orders: number
  gross: number
  tax: number
  returned: number
}

/** Sums of both times, by hour of the clock or by day, for each currency by itself. */
export async function salesOf(sql: Sql, asked: Asked): Promise<SalesRow[]> {
  const { rows } = await sql.execute<SalesRow>(raw`
    select ${partOf(raw`hour`, asked)} as part, ${bucketOf(asked)} as bucket, currency, sum(orders)::float8 as orders,
      sum(gross)::float8 as gross, sum(tax)::float8 as tax, sum(returned)::float8 as returned
    from sales_hours where ${within(raw`hour`, asked)} and ${inLocale(asked)}
    group by 1, 2, 3`)
  return rows
}

export type CostRow = { part: Part; bucket: string; currency: string } & CostedSums

/** What the lines of orders brought and cost, in the places of `salesOf`. */
export async function costsOf(sql: Sql, asked: Asked): Promise<CostRow[]> {
  const { rows } = await sql.execute<CostRow>(raw`
    select ${partOf(raw`hour`, asked)} as part, ${bucketOf(asked)} as bucket, currency, sum(gross)::float8 as gross,
      sum(costed_gross)::float8 as "costedGross", sum(costed_net)::float8 as "costedNet", sum(cost)::float8 as cost
    from variant_hours where ${within(raw`hour`, asked)} and ${inLocale(asked)}
    group by 1, 2, 3`)
  return rows
}

/** What was counted while it happened. */
export async function factsOf(
  sql: Sql,
  asked: Asked,
): Promise<{ part: Part; fact: string; count: number }[]> {
  const { rows } = await sql.execute<{ part: Part; fact: string; count: number }>(raw`
    select ${partOf(raw`hour`, asked)} as part, fact, sum(count)::float8 as count
    from fact_counts where ${within(raw`hour`, asked)} and ${inLocale(asked)}
    group by 1, 2`)
  return rows
}

type TermRow = { term: string; count: number; unanswered: number }

/** What was searched for most, and what was not found most; terms that hardly anybody has typed are left out. */
export async function searchesOf(
  sql: Sql,
  { from, to }: Period,
  { locale }: Pick<Asked, 'locale'>,
): Promise<{ top: TermRow[]; unanswered: TermRow[] }> {
  const { rows } = await sql.execute<TermRow & { place: number; miss: number }>(raw`
    select * from (
      select term, count, unanswered, row_number() over (order by count desc, term)::int as place,
        row_number() over (order by unanswered desc, term)::int as miss
      from (
        select term, sum(count)::int as count, sum(unanswered)::int as unanswered
        from search_counts
        where day between ${from}::date and ${to}::date and ${inLocale({ locale })}
        group by term having sum(count) >= ${FEWEST_SEARCHES}
      ) as terms
    ) as ranked
    where place <= ${MOST_ROWS} or (miss <= ${MOST_ROWS} and unanswered > 0)`)
  return {
    top: rows.filter(({ place }) => place <= MOST_ROWS).toSorted((a, b) => a.place - b.place),
    unanswered: rows
      .filter(({ miss, unanswered }) => miss <= MOST_ROWS && unanswered > 0)
      .toSorted((a, b) => a.miss - b.miss),
  }
}

const NAME = raw`coalesce(products.name->>'de', (select value from jsonb_each_text(products.name) limit 1), '')`

export type SoldRow = {
  name: string
  number: string
  units: number
  gross: { currency: string; amount: number }[]
}

/** The products of which most units were ordered. */
export async function bestSellers(sql: Sql, asked: Asked): Promise<SoldRow[]> {
  const { rows } = await sql.execute<Omit<SoldRow, 'gross'> & { gross: unknown }>(raw`
    with sold as (
      select variant_id, currency, sum(units) as units, sum(gross) as gross
      from variant_hours where ${inSpan(raw`hour`, asked.now)} and ${inLocale(asked)}
      group by variant_id, currency
    ),
    by_product as (
      select variants.product_id, currency, sum(units) as units, sum(gross)::bigint as gross
      from sold join variants on variants.id = sold.variant_id
      group by variants.product_id, currency
    ),
    top as (
      select product_id, sum(units) as units,
        json_agg(json_build_object('currency', currency, 'amount', gross) order by currency)::text as gross
      from by_product group by product_id order by sum(units) desc, product_id limit ${MOST_ROWS}
    )
    select ${NAME} as name, products.reference_key as number, top.units::float8 as units, top.gross
    from top join products on products.id = top.product_id
    order by top.units desc, products.id`)
  return rows.map((row) => ({ ...row, gross: JSON.parse(String(row.gross)) }))
}

export type SlowRow = { name: string; number: string; units: number; stock: number }

/** Products that lie on the shelf and sold least; those that came during the time had no fair chance. */
export async function worstSellers(sql: Sql, asked: Asked): Promise<SlowRow[]> {
  const { rows } = await sql.execute<SlowRow>(raw`
    with sold as (
      select variant_id, sum(units) as units
      from variant_hours where ${inSpan(raw`hour`, asked.now)} and ${inLocale(asked)}
      group by variant_id
    ),
    lying as (
      select variants.product_id, sum(stock.quantity) as stock, coalesce(sum(sold.units), 0) as units
      from stock join variants on variants.id = stock.variant_id left join sold on sold.variant_id = stock.variant_id
      where stock.quantity > 0
      group by variants.product_id
    ),
    least_sold as (
      select lying.* from lying join products on products.id = lying.product_id
      where products.is_active and products.first_live_at < ${asked.now.from.toISOString()}::timestamptz
      order by lying.units, lying.stock desc, products.id limit ${MOST_ROWS}
    )
    select ${NAME} as name, products.reference_key as number, least_sold.units::float8 as units,
      least_sold.stock::float8 as stock
    from least_sold join products on products.id = least_sold.product_id
    order by least_sold.units, least_sold.stock desc, products.id`)
  return rows
}

/** Variants whose stock ends within two weeks if they sell on as in the last four, in all locales together. */
export async function endingStock(sql: Sql, now: Date): Promise<SlowRow[]> {
  const { rows } = await sql.execute<SlowRow>(raw`
    with sold as (
      select variant_id, sum(units) as units from variant_hours
      where hour > ${now.toISOString()}::timestamptz - interval '${raw.raw(String(SALES_DAYS))} days'
        and hour <= ${now.toISOString()}::timestamptz
      group by variant_id
    ),
    ending as (
      select sold.variant_id, sold.units, stock.quantity
      from sold join stock on stock.variant_id = sold.variant_id
        join variants on variants.id = sold.variant_id join products on products.id = variants.product_id
      where products.is_active and stock.quantity * ${SALES_DAYS}::bigint <= sold.units * ${SOON_DAYS}::bigint
      order by stock.quantity::float8 / sold.units, sold.units desc, sold.variant_id limit ${MOST_ROWS}
    )
    select ${NAME} || coalesce(' · ' || nullif(variants.label->>'de', ''), '') as name,
      variants.reference_key as number, ending.units::float8 as units, ending.quantity::float8 as stock
    from ending join variants on variants.id = ending.variant_id join products on products.id = variants.product_id
    order by ending.quantity::float8 / ending.units, ending.units desc, variants.id`)
  return rows
}

/** Why goods came back or were found wrong: returns by their basis, complaints by their kind. */
export async function returnsOf(
  sql: Sql,
  asked: Asked,
): Promise<{ part: Part; reason: string; count: number }[]> {
  const { rows } = await sql.execute<{ part: Part; reason: string; count: number }>(raw`
    select ${partOf(raw`at`, asked)} as part, reason, count(*)::int as count
    from (
      select announced_at as at, basis as reason, order_id from order_returns
      where ${within(raw`announced_at`, asked)}
      union all
      select received_at, kind, order_id from complaints where ${within(raw`received_at`, asked)}
    ) as back join orders on orders.id = back.order_id
    where ${inLocale(asked)}
    group by 1, 2`)
  return rows
}

/** Loading times of those who agreed to be measured; the rows name nobody. */
export async function vitalsOf(
  sql: Sql,
  asked: Asked,
): Promise<{ metric: string; p75: number; views: number }[]> {
  const { rows } = await sql.execute<{ metric: string; p75: number; views: number }>(raw`
    select metric, percentile_cont(0.75) within group (order by value) as p75, count(*)::int as views
    from web_vitals where ${inSpan(raw`measured_at`, asked.now)} and ${inLocale(asked)}
    group by metric order by metric`)
  return rows
}

/** The day of an hour, or the hour that the clock shows. */
function bucketOf({ timezone, grain }: Asked): SQL {
  const local = raw`(hour at time zone ${timezone})`
  return grain === 'day' ? raw`to_char(${local}, 'YYYY-MM-DD')` : raw`to_char(${local}, 'HH24')`
}

function inSpan(column: SQLWrapper, { from, until }: Span): SQL {
  return raw`(${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz)`
}

function within(column: SQLWrapper, { now, before }: Asked): SQL {
  return raw`(${inSpan(column, now)} or ${inSpan(column, before)})`
}

/** The time before ends where the other begins, or earlier. */
function partOf(column: SQLWrapper, { now }: Asked): SQL {
  return raw`case when ${column} >= ${now.from.toISOString()}::timestamptz then 'now' else 'before' end`
}

function inLocale({ locale }: Pick<Asked, 'locale'>): SQL {
  return locale === null ? raw`true` : raw`locale = ${locale}`
}
