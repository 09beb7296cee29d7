import { type FocusPoint, focusPosition } from '@shop/domain/image/focus-point'
import { pictureFocus } from '@shop/engine/db/schema/merchandising'
import type { Sql } from '@shop/engine/db/sql'
import { eq } from 'drizzle-orm'

/** What stays in sight of pictures that are cropped, as styles say it, by what goods know the picture as. */
export async function readPictureFocus(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.select().from(pictureFocus)
  return new Map(rows.map(({ src, ...point }) => [src, focusPosition(point)]))
}

/** Null is the middle of the picture. */
export async function putPictureFocus(sql: Sql, src: string, point: FocusPoint | null): Promise<void> {
  if (point === null) {
    await sql.delete(pictureFocus).where(eq(pictureFocus.src, src))
    return
  }
  const { x, y } = point
  await sql
    .insert(pictureFocus)
    .values({ src, x, y })
    .onConflictDoUpdate({ target: pictureFocus.src, set: { x, y } })
}
