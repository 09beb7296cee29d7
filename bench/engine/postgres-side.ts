import { countryFacts } from '@shop/catalogue/listing/index/country-facts'
import type { IndexRow } from '@shop/catalogue/products/index-row'
import { markets } from '@shop/domain/market/markets'
import { type Database, openDatabase } from '@shop/engine/db/database'
import type { Category } from './generated-index.ts'
import type { Query } from './queries.ts'

const SCHEMA = 'bench_engine'
const ROWS = 5000
const MOST_COLUMNS = 12

/** The same products in one wide, indexed table of a PostgreSQL server: what a careful shop would write in SQL. */
export type PostgresSide = {
  ask: (query: Query) => Promise<void>
  close: () => Promise<void>
}

/** Fills a schema of its own; null where no server answers. */
export async function openPostgresSide(
  databaseUrl: string,
  rows: Iterable<IndexRow>,
  categories: readonly Category[],
): Promise<PostgresSide | null> {
  const database = await opened(databaseUrl)
  if (database === null) return null
  const { sql } = database
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  await sql.execute(`drop table if exists engine_products`)
  await sql.execute(`create unlogged table engine_products (id int primary key, popularity int, price int,
    is_sold_out bool, is_on_sale bool, delivery text, brand text, places int[], facets jsonb, words tsvector)`)

  const names = new Set<string>()
  let portion: object[] = []
  const write = async () => {
    await sql.execute(`insert into engine_products
      select id, popularity, price, is_sold_out, is_on_sale, delivery, brand, places, facets, to_tsvector('german', words)
      from jsonb_to_recordset(${quoted(JSON.stringify(portion))}::jsonb) as sent(id int, popularity int, price int,
        is_sold_out bool, is_on_sale bool, delivery text, brand text, places int[], facets jsonb, words text)`)
    portion = []
  }
  for (const row of rows) {
    const facts = countryFacts(row, markets['de-de'], 3)
    if (facts === null || !row.isActive) continue
    const facets = Object.entries(row.attributes).filter(([, { facet }]) => facet)
    for (const [name] of facets) if (names.size < MOST_COLUMNS) names.add(name)
    portion.push({
      id: row.id,
      popularity: row.popularity,
      price: facts.price,
      is_sold_out: facts.isSoldOut,
      is_on_sale: facts.isOnSale,
      delivery: facts.isSoldOut ? null : facts.delivery,
      brand: row.brand,
      places: placesOf(row.categories, parents),
      facets: Object.fromEntries(facets.map(([name, { values }]) => [name, values[0]?.value ?? null])),
      words: `${row.name.de} ${row.brand}`,
    })
    if (portion.length === ROWS) await write()
  }
  await write()
  const columns = await indexed(database, [...names])
  return {
    ask: (query) => ask(database, query, columns),
    async close() {
      await sql.execute(`drop schema ${SCHEMA} cascade`)
      await database.close()
    },
  }
}

async function opened(databaseUrl: string): Promise<Database | null> {
  try {
    return await openDatabase({ databaseUrl, dataDirectory: null, schema: SCHEMA })
  } catch {
    return null
  }
}

/** One plain column for each facet, as a table made for it would have, and every index that helps. */
async function indexed({ sql }: Database, names: readonly string[]): Promise<string[]> {
  const columns = names.map((name) => `f_${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}`)
  for (const [place, column] of columns.entries()) {
    await sql.execute(`alter table engine_products add column ${column} text`)
    await sql.execute(`update engine_products set ${column} = facets->>${quoted(names[place] ?? '')}`)
  }
  for (const index of ['gin (places)', 'gin (words)', '(popularity desc)', '(price)'])
    await sql.execute(
      `create index on engine_products using ${index.startsWith('gin') ? index : `btree ${index}`}`,
    )
  await sql.execute(`vacuum full analyze engine_products`)
  return columns
}

/** A page, its total and all facet counts; of a suggestion six products. */
async function ask(
  { sql }: Database,
  { kind, categoryId, words, page, colour }: Query,
  columns: string[],
): Promise<void> {
  const scope =
    kind === 'text' || kind === 'suggestions'
      ? `words @@ to_tsquery('german', ${quoted(kind === 'text' ? words : `${words}:*`)})`
      : categoryId === null
        ? `true`
        : `places @> array[${categoryId}::int]`
  const filter = colour === null ? `true` : `f_farbe = ${quoted(colour)} and price between 1000 and 50000`
  const limit = kind === 'suggestions' ? 6 : 24
  await sql.execute(`select id from engine_products where ${scope} and ${filter}
    order by is_sold_out, popularity desc, id limit ${limit} offset ${(page - 1) * limit}`)
  if (kind === 'suggestions') return

  const facets = [...columns, 'brand', 'delivery', 'is_on_sale']
  const sets = facets.map((one) => `(${one})`).join(', ')
  const shown = facets.join(', ')
  await sql.execute(`select ${shown}, count(*), min(price), max(price) from engine_products
    where ${scope} and ${filter} group by grouping sets ((), ${sets})`)
}

function placesOf(ids: readonly number[], parents: ReadonlyMap<number, number | null>): number[] {
  const places = new Set<number>()
  for (const id of ids)
    for (let at: number | null = id; at !== null && !places.has(at); at = parents.get(at) ?? null)
      places.add(at)
  return [...places]
}

/** Words of the generator and of this folder alone: nothing from outside comes here. */
function quoted(words: string): string {
  return `'${words.replaceAll("'", "''")}'`
}
