import { csvHeader } from './csv-rows.ts'
import type { OldFile } from './old-file.ts'

/** Columns by the name that the code has for them, each with the names that files may give it. */
export type ColumnNames<Name extends string> = Record<Name, readonly string[]>

/** How a file calls its columns, and what stands in them. */
export type Columns<Name extends string> = {
  has: (name: Name) => boolean
  /** As the file calls it; without one in the file its first name. */
  called: (name: Name) => string
  /** What stands in a row, without spaces around it; empty where the file has no such column. */
  cell: (cells: readonly string[], name: Name) => string
}

/** Finds columns by their names, whatever their order and the case of their letters. */
export function columnsOf<Name extends string>(
  header: readonly string[],
  names: ColumnNames<Name>,
): Columns<Name> {
  const known = new Map(header.map((name, at) => [name.toLowerCase(), at]))
  const placeOf = (name: Name) => {
    for (const one of names[name]) {
      const at = known.get(one.toLowerCase())
      if (at !== undefined) return at
    }
    return -1
  }
  const places = new Map(Object.keys(names).map((name) => [name, placeOf(name as Name)]))
  const at = (name: Name) => places.get(name) ?? -1
  return {
    has: (name) => at(name) >= 0,
    called: (name) => header[at(name)] ?? names[name][0] ?? name,
    cell: (cells, name) => cells[at(name)]?.trim() ?? '',
  }
}

/** The columns of a file with a header. */
export async function fileColumns<Name extends string>(
  file: OldFile,
  names: ColumnNames<Name>,
): Promise<{ header: string[]; columns: Columns<Name> }> {
  const header = (await csvHeader(file.path)) ?? []
  return { header, columns: columnsOf(header, names) }
}
