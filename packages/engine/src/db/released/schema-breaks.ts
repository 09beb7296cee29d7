import type { TableShapes } from './table-shapes.ts'

/**
 * What the previous release could not do any more on the new tables, one sentence each. While a release is rolled out,
 * and after it is taken back, processes of the previous one work on the tables that the new one has migrated: so a
 * release adds (expand), and takes away only what the release before no longer names (contract).
 *
 * @see docs/upgrading.md, "Migrations"
 */
export function schemaBreaks(released: TableShapes, current: TableShapes): string[] {
  return Object.entries(released).flatMap(([table, { columns, restrictions }]) => {
    const now = current[table]
    if (now === undefined) return [`${table} is gone`]
    const changed = Object.entries(columns).flatMap(([column, was]) => {
      const is = now.columns[column]
      if (is === undefined) return [`${table}.${column} is gone`]
      if (is.type !== was.type) return [`${table}.${column} was ${was.type} and is ${is.type}`]
      if (is.isRequired && !was.isRequired) return [`${table}.${column} may no longer be empty`]
      return was.hasDefault && !is.hasDefault && is.isRequired
        ? [`${table}.${column} has lost its default`]
        : []
    })
    const added = Object.entries(now.columns).flatMap(([column, { isRequired, hasDefault }]) =>
      columns[column] === undefined && isRequired && !hasDefault
        ? [`${table}.${column} is new, and an insert that does not know it fails`]
        : [],
    )
    const stricter = now.restrictions
      .filter((restriction) => !restrictions.includes(restriction))
      .map((restriction) => `${table} has a new restriction: ${restriction}`)
    const looser = restrictions
      .filter((restriction) => isUnique(restriction) && !now.restrictions.includes(restriction))
      .map((restriction) => `${table} is no longer unique by: ${restriction}`)
    return [...changed, ...added, ...stricter, ...looser]
  })
}

/** What an upsert goes by: without it `on conflict` fails before it looks at a row. */
function isUnique(restriction: string): boolean {
  return /^(?:p|u|index) /.test(restriction)
}
