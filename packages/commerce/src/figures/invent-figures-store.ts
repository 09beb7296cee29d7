import type { Country, Currency, Locale } from '@shop/domain/market/markets'
import { markets } from '@shop/domain/market/markets'
import type { Database, Sql } from '@shop/engine/db/database'
import { sql as raw, type SQL } from 'drizzle-orm'
import { INVENTED } from './invented-figures-store.ts'

/** As far back as figures are invented: 28 days, the 28 before, and some more. */
const DAYS = 63
/** Orders on a usual day; the first locale of a shop sells most. */
const MOST_ORDERS = 26
const FEWEST_ORDERS = 3
/** Words of other shops' goods. */
const NOT_SOLD: Readonly<Record<string, readonly string[]>> = {
  de: ['rasenmäher', 'geschirrspüler', 'fernseher'],
  fr: ['tondeuse', 'lave-vaisselle'],
  nl: ['grasmaaier', 'vaatwasser'],
}

type Place = {
  locale: Locale
  country: Country
  currency: Currency
  language: string
  vat: number
  daily: number
}

/**
 * Invents figures up to yesterday for a shop that is only looked at: there are no orders behind them, and the office says
 * so. They are the same each time, and sell what the shop really sells at its prices. A row marks where they end.
 */
export async function inventFigures(
  database: Database,
  { locales, now }: { locales: readonly Locale[]; now: Date },
): Promise<void> {
  const places = locales.map((locale, index): Place => {
    const { country, currency, language, vat } = markets[locale]
    const daily = Math.max(FEWEST_ORDERS, Math.round(MOST_ORDERS / (index + 1)))
    return { locale, country, currency, language, vat: vat.standard, daily }
  })
  await database.transaction(async (sql) => {
    await inventSales(sql, places, now)
    await inventSteps(sql, now)
    for (const place of places) await inventSearches(sql, place, now)
  })
}

/** A number from 0 to 1 that is always the same for the same words. */
function chance(words: SQL): SQL {
  return raw`((hashtext(${words}) & 1048575) / 1048576.0)`
}

async function inventSales(sql: Sql, places: readonly Place[], now: Date): Promise<void> {
  const rows = raw.join(
    places.map(
      ({ locale, country, currency, daily }) =>
        raw`(${locale}::text, ${country}::text, ${currency}::text, ${daily}::int)`,
    ),
    raw`, `,
  )
  await sql.execute(raw`
    insert into variant_hours (hour, locale, currency, variant_id, units, gross)
    with places (locale, country, currency, daily) as (values ${rows}),
    shelves as (
      select variant_id, country, price, row_number() over (partition by country order by hashtext(variant_id::text)) - 1 as place,
        count(*) over (partition by country) as size
      from (
        select prices.variant_id, prices.country, prices.price
        from prices join stock on stock.variant_id = prices.variant_id
          join variants on variants.id = prices.variant_id
          join products on products.id = variants.product_id
        where stock.quantity > 0 and products.is_active and prices.price between 500 and 90000
      ) as sold
    ),
    days as (
      select ago, (${now.toISOString()}::timestamptz at time zone 'UTC')::date - ago as day from generate_series(1, ${DAYS}) as ago
    ),
    plans as (
      select places.*, day, floor(daily * (0.6 + 0.7 * ${chance(raw`locale || day`)}
        + case when extract(isodow from day) >= 6 then 0.4 else 0 end + 0.2 * (${DAYS} - ago) / ${DAYS}))::int as orders
      from days cross join places
    ),
    bought as (
      select plans.*, nth, locale || day || nth as seed from plans cross join lateral generate_series(1, orders) as nth
    ),
    timed as (
      select bought.*, (day + interval '1 hour'
        * (6 + floor(16 * (${chance(raw`'hour' || seed`)} + ${chance(raw`seed || 'hour'`)}) / 2))) at time zone 'UTC' as hour
      from bought
    )
    select timed.hour, timed.locale, timed.currency, shelves.variant_id,
      sum(1 + floor(1.3 * ${chance(raw`'units' || seed`)}))::int,
      sum(shelves.price * (1 + floor(1.3 * ${chance(raw`'units' || seed`)})))::bigint
    from timed join shelves on shelves.country = timed.country
      and shelves.place = floor(least(shelves.size, 90) * power(${chance(raw`'shelf' || seed`)}, 2))
    group by 1, 2, 3, 4`)
  const rates = raw.join(
    places.map(({ locale, vat }) => raw`(${locale}::text, ${vat}::float8)`),
    raw`, `,
  )
  await sql.execute(raw`
    insert into sales_hours (hour, locale, currency, orders, gross, tax, returned)
    select hour, variant_hours.locale, currency, count(*)::int, sum(gross)::bigint,
      round(sum(gross * rate / (100 + rate)))::bigint,
      sum(case when ${chance(raw`'back' || variant_id::text || hour::text`)} < 0.07 then gross else 0 end)::bigint
    from variant_hours join (values ${rates}) as rates (locale, rate) on rates.locale = variant_hours.locale
    group by hour, variant_hours.locale, currency`)
}

/** What came before the orders, in shares that shops know. */
async function inventSteps(sql: Sql, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into fact_counts (hour, locale, fact, count)
    select hour, locale, fact, greatest(orders, round(orders * times * (0.8 + 0.4 * ${chance(raw`fact || locale || hour::text`)})))
    from sales_hours
      cross join (values ('product', 36.0), ('basket', 4.6), ('checkout', 2.1), ('address', 1.5), ('payment', 1.25))
        as steps (fact, times)`)
  await sql.execute(raw`
    insert into fact_counts (hour, locale, fact, count)
    values (date_trunc('day', ${now.toISOString()}::timestamptz) - interval '1 hour', '', ${INVENTED}, 0)`)
}

/** Shoppers look for what the shop's categories are called, and now and then for what it has not. */
async function inventSearches(sql: Sql, { locale, language, daily }: Place, now: Date): Promise<void> {
  const foreign = raw.join(
    (NOT_SOLD[language] ?? []).map((term) => raw`(${term}::text, true)`),
    raw`, `,
  )
  await sql.execute(raw`
    insert into search_counts (day, locale, term, count, unanswered)
    select day, ${locale}::text, term, count, case when is_missed then count else 0 end
    from (
      select day::date as day, term, is_missed,
        floor(${daily} * (case when is_missed then 0.25 else 1 end) * power(${chance(raw`'often' || term`)}, 2)
          * (0.5 + ${chance(raw`term || day::date::text`)}))::int as count
      from generate_series(${now.toISOString()}::timestamptz - interval '1 day' * ${DAYS},
          ${now.toISOString()}::timestamptz - interval '1 day', interval '1 day') as day
        cross join (
          select lower(name->>${language}) as term, false as is_missed from categories where name->>${language} is not null
          union values ${foreign}
        ) as terms
    ) as invented
    where count > 0
    on conflict do nothing`)
}
