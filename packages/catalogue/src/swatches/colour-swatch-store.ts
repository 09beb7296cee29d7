import { Swatch } from '@shop/api-client/office/colour-commands'
import { colourSwatches } from '@shop/engine/db/schema/merchandising'
import type { Sql } from '@shop/engine/db/sql'
import { takeTurn } from '@shop/engine/db/take-turn'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'

/** The swatches that the shop has given its colours, by value; an invalid row is logged and left out. */
export async function readSwatches(sql: Sql): Promise<ReadonlyMap<string, Swatch>> {
  const rows = await sql.select().from(colourSwatches)
  return new Map(
    rows.flatMap(({ value, swatch }): [string, Swatch][] => {
      const read = v.safeParse(Swatch, swatch)
      if (read.success) return [[value, read.output]]
      console.warn(`The swatch of ${value} in colour_swatches is left out: ${v.summarize(read.issues)}`)
      return []
    }),
  )
}

/** The swatch of a colour, held until the transaction ends, also where there is none yet. */
export async function lockSwatch(sql: Sql, value: string): Promise<Swatch | null> {
  await takeTurn(sql, `swatch:${value}`)
  const [row] = await sql.select().from(colourSwatches).where(eq(colourSwatches.value, value))
  const read = v.safeParse(Swatch, row?.swatch)
  return read.success ? read.output : null
}

/** Null leaves a colour to its name. */
export async function putSwatch(sql: Sql, value: string, swatch: Swatch | null): Promise<void> {
  if (swatch === null) {
    await sql.delete(colourSwatches).where(eq(colourSwatches.value, value))
    return
  }
  await sql
    .insert(colourSwatches)
    .values({ value, swatch })
    .onConflictDoUpdate({ target: colourSwatches.value, set: { swatch } })
}
