import type { Database } from '../db/database.ts'
import { loggedError } from '../trace/logged-error.ts'
import type { Switches } from './switches.ts'

/**
 * Makes an opened database follow the switch `read-only`, now and from now on. Returns the function that ends it.
 *
 * @see docs/adr/0068-switches-while-it-runs.md
 */
export async function followReadOnly(
  database: Pick<Database, 'setReadOnly'>,
  switches: Pick<Switches, 'isOn' | 'onChange'>,
): Promise<() => void> {
  let isReadOnly = false
  async function follow(): Promise<void> {
    const next = switches.isOn('read-only')
    if (next === isReadOnly) return
    isReadOnly = next
    await database.setReadOnly(next)
  }
  await follow()
  return switches.onChange(() => {
    follow().catch((error: unknown) =>
      console.error('The database did not follow the switch "read-only".', loggedError(error)),
    )
  })
}
