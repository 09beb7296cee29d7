import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'

/** So many go in with one statement: seconds of work, and all that a run that is stopped loses. */
const BATCH = 20_000
/** Numbers of orders that this bench has written. */
const PREFIX = 'BENCH-'
const DAY_SECONDS = 86_400
const SPAN_DAYS = 730
/** So long an order waits for its parcel, and a parcel is on its way. */
const OPEN_DAYS = 3
const FIRST_NAMES =
  'Ada Alma Anna Anton Arthur Ben Bruno Carla Clara David Edda Elias Ella Emil Emma Erik Felix Finn Frieda Georg Greta Hannes Helene Ida Jakob Johanna Jonas Julian Karl Klara Lea Leon Lina Lotte Louis Luise Lukas Maja Marie Mathilda Max Mia Moritz Nele Noah Oskar Ottilie Paul Paula Pia Romy Rosa Samuel Selma Theo Thea Tom Vera Wilhelm Zoe'
const BEGINNINGS =
  'Acker Berg Brand Dorn Eich Fels Gold Hart Horn Kalt Kirch Lang Linden Mühl Neu Ober Rosen Schwarz Stein Wald'
const ENDINGS =
  'bach baum berg born brink burg egger feld hammer haus heim hofer holz kamp mann meier müller reuter stein thal'
const STREETS =
  'Ahornweg Bahnhofstraße Birkenallee Gartenstraße Hauptstraße Lindenweg Marktplatz Schulstraße Seestraße Waldweg'
const CITIES =
  'Aachen Augsburg Berlin Bielefeld Bochum Bonn Bremen Dresden Erfurt Essen Freiburg Görlitz Halle Hamburg Heidelberg Kassel Kiel Köln Leipzig Lübeck Mainz Mannheim München Münster Nürnberg Potsdam Rostock Stuttgart Trier Würzburg'
/** What becomes of an order; those of the last days are still on their way. */
const ENDS = `${'delivered '.repeat(18)}cancelled returned`

const Counted = v.tuple([v.object({ orders: v.number() })])

/**
 * Fills a shop with orders of many people over two years, copies of one that was placed as shoppers do, until there are
 * so many. Goes on where it was stopped. Returns whether all are in.
 *
 * @param left milliseconds that may still be spent
 */
export async function fillOrders(
  sql: Sql,
  {
    template,
    amount,
    left,
    say,
  }: { template: string; amount: number; left: () => number; say: (words: string) => void },
): Promise<boolean> {
  for (;;) {
    const { rows } = await sql.execute(
      `select coalesce(max(substr(number, ${PREFIX.length + 1})::int), 0) as orders from orders where number like '${PREFIX}%'`,
    )
    const [{ orders }] = v.parse(Counted, rows)
    if (orders >= amount) return true
    if (left() <= 0) return false
    await sql.execute(batch(template, orders + 1, Math.min(amount, orders + BATCH)))
    say(`${Math.min(amount, orders + BATCH)} of ${amount} orders`)
  }
}

/** One statement, so that an order is whole or not there. */
function batch(template: string, from: number, to: number): string {
  const pick = (words: string, by: string) => {
    const list = words.split(' ')
    return `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + ${by} % ${list.length}]`
  }
  return `
    with people as materialized (
      select i, '${PREFIX}' || i as number, md5('bench-order-' || i) as id, md5('bench-user-' || i / 2) as customer_key,
        ${pick(FIRST_NAMES, '(i / 2 * 7)')} as first_name,
        ${pick(BEGINNINGS, '(i / 2)')} || ${pick(ENDINGS, '(i / 40)')} as last_name,
        ${pick(STREETS, '(i / 2 * 3)')} as street, (1 + i / 2 % 180)::text as house,
        ${pick(CITIES, '(i / 2 * 11)')} as city, lpad((10000 + i / 2 * 37 % 89000)::text, 5, '0') as zip,
        case when age < ${DAY_SECONDS * OPEN_DAYS} then 'confirmed' when age < ${2 * DAY_SECONDS * OPEN_DAYS} then 'shipped' else ${pick(ENDS, '(i * 13)')} end as state,
        now() - age * interval '1 second' as at
      from (select i, i::bigint * 7919 % ${SPAN_DAYS * DAY_SECONDS} as age from generate_series(${from}, ${to}) as i) as aged
    ), named as materialized (
      select people.*, lower(replace(replace(first_name || '.' || last_name, 'ü', 'ue'), 'ö', 'oe')) || '.' || i / 2 || '@example.org' as email
      from people
    ), guests as (
      insert into users (id, user_id, email, first_name, last_name, gender, customer_no, is_guest, created_at, last_sign_in_at)
      select customer_key, md5('bench-session-' || i / 2), email, first_name, last_name, 'u', 'BENCH' || i / 2, true, at, at
      from named where i % 2 = 0 or i = ${from}
      on conflict do nothing
    ), placed as (
      insert into orders
      select (jsonb_populate_record(template, jsonb_build_object(
        'id', named.id, 'number', named.number, 'token_hash', md5('bench-token-' || i), 'state', named.state,
        'user_id', md5('bench-session-' || i / 2), 'customer_id', customer_key, 'email', named.email,
        'customer', template.customer || jsonb_build_object('id', customer_key, 'email', named.email, 'firstName', first_name, 'lastName', last_name),
        'shipping_address', template.shipping_address || jsonb_build_object('firstName', first_name, 'lastName', last_name, 'street', street, 'houseNumber', house, 'zip', zip, 'city', city),
        'billing_address', template.billing_address || jsonb_build_object('firstName', first_name, 'lastName', last_name, 'street', street, 'houseNumber', house, 'zip', zip, 'city', city),
        'placed_at', at, 'updated_at', at, 'expires_at', null))).*
      from named, orders as template where template.id = '${template}'
    ), items as (
      insert into order_items (id, order_id, position, variant_id, quantity, total, state, item)
      select md5(named.id || '-' || position), named.id, position, variant_id, quantity, order_items.total, named.state, item
      from named, order_items where order_id = '${template}'
    ), paid as (
      insert into payments (id, order_id, key, state, amount, currency, created_at, updated_at)
      select md5(named.id || '-payment'), named.id, key, payments.state, amount, currency, at, at
      from named, payments where order_id = '${template}'
    ), invoiced as (
      insert into invoices (id, number, order_id, kind, lines, issued_at, content)
      select md5(named.id || '-invoice'), 'BENCH-R' || i, named.id, 'invoice', lines, at, '{}'
      from named, invoices where order_id = '${template}' and kind = 'invoice'
    ), sent as (
      insert into order_parcels (order_id, sent_at, positions, carrier, tracking_number)
      select id, at + interval '1 day', '{1}', 'DHL', 'BENCH' || lpad(i::text, 12, '0') from named where state in ('shipped', 'delivered')
    )
    insert into order_events (order_id, at, "from", "to", by)
    select id, at, null, 'confirmed', 'shopper' from named
    union all
    select id, at + interval '1 day', 'confirmed', state, 'desk' from named where state <> 'confirmed'
    order by at`
}
