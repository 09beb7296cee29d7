import { type ColumnNames, fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { readOnce } from '../reading/read-once.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import type { Finding } from '../records/finding.ts'

/** What the products of the standard profile name by id alone. */
export type ProfileLists = {
  /** Names from the category below the root to the category itself, by id; null where shoppers did not see it. */
  categories: ReadonlyMap<string, readonly string[] | null>
  /** Options and properties by id. */
  options: ReadonlyMap<string, { group: string; name: string }>
}

const COLUMNS = {
  id: ['id'],
  parent: ['parent_id'],
  active: ['active'],
  name: ['name'],
  group: ['group_name'],
} satisfies ColumnNames<string>

type Category = { id: string; parent: string; name: string; isActive: boolean }

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

export const profileLists = readOnce(async (files): Promise<ProfileLists> => {
  const known = new Map<string, Category>()
  const options = new Map<string, { group: string; name: string }>()
  for (const file of files) {
    const { columns } = await fileColumns(file, COLUMNS)
    for await (const row of csvRows(file)) {
      if ('refusal' in row) continue
      const say = (name: keyof typeof COLUMNS) => columns.cell(row.cells, name)
      const [id, name] = [say('id'), say('name')]
      if (columns.has('group')) options.set(id, { group: say('group'), name })
      else known.set(id, { id, parent: say('parent'), name, isActive: say('active') !== '0' })
    }
  }
  const categories = new Map([...known.keys()].map((id) => [id, namesTo(id, known)]))
  return { categories, options }
})

/** The root is no category of the shop; what is below one that is switched off, nobody came to. */
function namesTo(id: string, known: ReadonlyMap<string, Category>): string[] | null {
  const path = pathTo(id, known).slice(1)
  return path.every(({ isActive }) => isActive) ? path.map(({ name }) => name) : null
}

/** From the root to a category; one that is its own ancestor ends where it comes round. */
function pathTo(id: string, known: ReadonlyMap<string, Category>): Category[] {
  const path = new Set<Category>()
  for (let at = known.get(id); at !== undefined && !path.has(at); at = known.get(at.parent)) path.add(at)
  return [...path].toReversed()
}
