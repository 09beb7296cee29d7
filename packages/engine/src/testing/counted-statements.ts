import type { Database } from '../db/database.ts'

/** What begins a statement. */
const BEGINNINGS = new Set<string | symbol>([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'execute',
  'insert',
  'update',
  'delete',
])

/** A database that counts what is asked of it outside of transactions. */
export function countedStatements(database: Database): { database: Database; count: () => number } {
  let statements = 0
  const sql = new Proxy(database.sql, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (BEGINNINGS.has(name)) statements += 1
      return value.bind(target)
    },
  })
  return { database: { ...database, sql }, count: () => statements }
}
