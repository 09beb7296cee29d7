import { saveStore, showStores } from '@shop/api-client/office/store-commands'
import { type FieldEdit, isSame } from '@shop/domain/goods/edited-record'
import { bindCommands, type CommandContext } from '@shop/engine/command/bind-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import { takeTurn } from '@shop/engine/db/take-turn'
import * as v from 'valibot'
import { lockStore, storesAtDesk } from './store-desk-store.ts'
import { putStore } from './store-store.ts'

const onStore = bindCommands<CommandContext>()

/** Stores by hand: they are written as a line of a file writes them. */
export const STORE_COMMANDS = [
  onStore(showStores)(async (_input, { sql }) => ({
    answer: { stores: await storesAtDesk(sql) },
    object: null,
  })),

  onStore(saveStore, {
    version: async ({ was, store }, { sql, now }) => {
      // Two who make a store of the same short name wait for each other.
      await takeTurn(sql, 'stores')
      const stored = await lockStore(sql, store.id)
      // Somebody else has a store with this short name, or it was never there.
      if (was === null) return { version: stored === null ? 0 : 1, changes: [] }
      const changed = stored === null ? ['id'] : changedFields(stored, was).map(({ path }) => path)
      if (changed.length === 0) return { version: 0, changes: [] }
      const last = await lastChange(sql, store.id, now)
      return { version: 1, changes: changed.map((what) => ({ ...last, what })) }
    },
  })(async ({ was, store }, { sql }) => {
    await putStore(sql, store)
    const edits = changedFields(was ?? {}, store)
    // A store that was not there before is hidden, not taken away.
    const former = v.safeParse(saveStore.input.entries.store, was)
    return {
      answer: { id: store.id },
      object: storeObject(store.id),
      before: was === null ? null : logged(edits, 'was'),
      after: logged(edits, 'now'),
      undo: former.success ? undoBy(saveStore, { was: store, store: former.output }) : null,
    }
  }),
]

function storeObject(id: string): string {
  return `store:${id}`
}

/** What differs between two states of a store, field by field. */
function changedFields(was: object, now: object): FieldEdit[] {
  const before = new Map<string, unknown>(Object.entries(was))
  return Object.entries(now).flatMap(([path, value]) =>
    isSame(before.get(path), value) ? [] : [{ path, was: before.get(path), now: value }],
  )
}

function logged(edits: readonly FieldEdit[], side: 'was' | 'now'): Record<string, unknown> {
  // Of products the log has `isActive` as well, where it says something else.
  return Object.fromEntries(
    edits.map((edit) => [edit.path === 'isActive' ? 'isFound' : edit.path, edit[side] ?? null]),
  )
}

/** An import is in no log, and when it wrote nobody has kept: it is said to have happened by now. */
async function lastChange(sql: Sql, id: string, now: Date): Promise<{ at: string; by: string }> {
  const [last] = await logEntries(sql, { object: storeObject(id), before: null, withReads: false, limit: 1 })
  return last === undefined
    ? { at: now.toISOString(), by: 'Import' }
    : { at: last.at.toISOString(), by: last.by }
}
