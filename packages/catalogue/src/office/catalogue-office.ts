import type { Change } from '@shop/api-client/office/command-outcome'
import { type FieldEdit, isSame } from '@shop/domain/goods/edited-record'
import { bindCommands, type CommandContext } from '@shop/engine/command/bind-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import type { Sql } from '@shop/engine/db/sql'

/** How the log names a product. */
export function productObject(referenceKey: string): string {
  return `product:${referenceKey}`
}

/** How the log names a category: by where it is, which no other one has. */
export function categoryObject(path: string): string {
  return `category:${path}`
}

/** Who has changed a product last, and what they have made of it; an import is in no log. */
export async function lastChangeOf(
  sql: Sql,
  referenceKey: string,
): Promise<Pick<Change, 'at' | 'by'> | null> {
  return lastEntryOf(sql, productObject(referenceKey))
}

/** Who has changed a thing last, by its name in the log. */
export async function lastEntryOf(sql: Sql, object: string): Promise<Pick<Change, 'at' | 'by'> | null> {
  const [last] = await logEntries(sql, {
    object,
    before: null,
    withReads: false,
    limit: 1,
  })
  return last === undefined ? null : { at: last.at.toISOString(), by: last.by }
}

export const onCatalogue = bindCommands<CommandContext>()

/** Fields as the log writes them: words as they are, everything else as a document. */
export function noted(edits: readonly FieldEdit[], side: 'was' | 'now'): Record<string, string> {
  return Object.fromEntries(
    edits
      .filter((edit) => !isSame(edit.was, edit.now))
      .map((edit) => [
        edit.path,
        typeof edit[side] === 'string' ? edit[side] : (JSON.stringify(edit[side]) ?? ''),
      ]),
  )
}
