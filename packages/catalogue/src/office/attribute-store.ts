import { products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import type { Localised } from '@shop/engine/records/catalogue-record'
import { sql as query } from 'drizzle-orm'

/** Goods that are looked at: what is sold today has what is given to the next product, and a million need no reading. */
const NEWEST_GOODS = 2000
/** A list that somebody can read. */
const MOST_VALUES = 200

export type AttributeInUse = {
  key: string
  label: Localised
  multiSelect: boolean
  values: { value: string; label: Localised }[]
}

/** Attributes that shoppers filter by, each with its values in the order of their German words, as the newest product says both. */
export async function attributesInUse(sql: Sql): Promise<AttributeInUse[]> {
  const { rows } = await sql.execute<AttributeInUse>(query`
    with newest as (select id, attributes from ${products} order by id desc limit ${NEWEST_GOODS}::int),
    given as (
      select newest.id, attribute.key, attribute.value as attribute, item
      from newest, jsonb_each(newest.attributes) as attribute,
        jsonb_array_elements(attribute.value -> 'values') as item
      where (attribute.value ->> 'facet')::boolean
    ),
    called as (select distinct on (key) key, attribute from given order by key, id desc),
    valued as (
      select *, row_number() over (partition by key order by item -> 'label' ->> 'de') as place
      from (select distinct on (key, item ->> 'value') key, item from given order by key, item ->> 'value', id desc) as one
    )
    select called.key, called.attribute -> 'label' as label,
      (called.attribute ->> 'multiSelect')::boolean as "multiSelect",
      jsonb_agg(valued.item order by valued.place) as values
    from called join valued on valued.key = called.key and valued.place <= ${MOST_VALUES}::int
    group by called.key, called.attribute
    order by called.attribute -> 'label' ->> 'de'`)
  return rows
}
