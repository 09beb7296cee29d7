import { type ColumnNames, fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import type { Finding } from '../records/finding.ts'

/** What the products of the standard profile name by id alone. */
export type ProfileLists = {
  /** Names from the category below the root to the category itself, by id. */
  categories: ReadonlyMap<string, readonly string[]>
  /** Options and properties by id. */
  options: ReadonlyMap<string, { group: string; name: string }>
}

const COLUMNS = {
  id: ['id'],
  parent: ['parent_id'],
  name: ['name'],
  group: ['group_name'],
} satisfies ColumnNames<string>

type Row = Record<keyof typeof COLUMNS, string>

/** The standard profile of categories. */
export const shopwareCategoriesTable: Reader = {
  topic: 'lists',
  name: 'categories (standard profile)',
  reads: (head) => hasColumns(head, 'id', 'parent_id', 'name', 'visible'),
  read: readList,
}

/** The standard profile of properties, whose values are also the options of variants. */
export const shopwarePropertiesTable: Reader = {
  topic: 'lists',
  name: 'properties (standard profile)',
  reads: (head) => hasColumns(head, 'id', 'name', 'group_name'),
  read: readList,
}

/** What of a list cannot be read; what can be is asked for by the products. */
async function* readList(file: OldFile): AsyncGenerator<Finding> {
  for await (const row of csvRows(file)) if ('refusal' in row) yield { kind: 'refused', refusal: row.refusal }
}

export async function profileLists(files: readonly OldFile[]): Promise<ProfileLists> {
  const named = new Map<string, Row>()
  const options = new Map<string, { group: string; name: string }>()
  for (const file of files) {
    const { columns } = await fileColumns(file, COLUMNS)
    for await (const row of csvRows(file)) {
      if ('refusal' in row) continue
      const say = (name: keyof typeof COLUMNS) => columns.cell(row.cells, name)
      const [id, parent, name, group] = [say('id'), say('parent'), say('name'), say('group')]
      if (columns.has('group')) options.set(id, { group, name })
      else named.set(id, { id, parent, name, group })
    }
  }
  const categories = new Map([...named.keys()].map((id) => [id, pathOf(id, named).slice(1)]))
  return { categories, options }
}

/** Names from the root to a category; one that is its own ancestor ends where it comes round. */
function pathOf(id: string, named: ReadonlyMap<string, Row>): string[] {
  const names: string[] = []
  const met = new Set<string>()
  for (let at = named.get(id); at !== undefined && !met.has(at.id); at = named.get(at.parent)) {
    met.add(at.id)
    names.unshift(at.name)
  }
  return names
}
