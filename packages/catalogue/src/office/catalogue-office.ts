import type { Change } from '@shop/api-client/office/command-outcome'
import { bindCommands, type CommandContext } from '@shop/engine/command/bind-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import type { Sql } from '@shop/engine/db/sql'

/** How the log names a product. */
export function productObject(referenceKey: string): string {
  return `product:${referenceKey}`
}

/** Who has changed a product last, and what they have made of it; an import is in no log. */
export async function lastChangeOf(
  sql: Sql,
  referenceKey: string,
): Promise<Pick<Change, 'at' | 'by'> | null> {
  const [last] = await logEntries(sql, {
    object: productObject(referenceKey),
    before: null,
    withReads: false,
    limit: 1,
  })
  return last === undefined ? null : { at: last.at.toISOString(), by: last.by }
}

export const onCatalogue = bindCommands<CommandContext>()
