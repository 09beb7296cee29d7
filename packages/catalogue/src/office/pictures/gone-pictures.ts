import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Sql } from '@shop/engine/db/sql'
import { goneAmong } from './picture-use-store.ts'

type Pictures = readonly { src: string }[]

/**
 * Refuses a picture that somebody deletes at this moment: whatever took it would lose it. The caller holds the turn of
 * imports.
 *
 * @param before what is shown already; `after` what shall be shown
 */
export async function refuseGonePictures(sql: Sql, before: Pictures, after: Pictures): Promise<void> {
  const shown = new Set(before.map(({ src }) => src))
  const taken = after.map(({ src }) => src).filter((src) => !shown.has(src))
  const [gone] = await goneAmong(sql, taken)
  if (gone !== undefined)
    throw new CommandRefusal(`The picture ${gone} is not there any more.`, 'pictureUnknown')
}
