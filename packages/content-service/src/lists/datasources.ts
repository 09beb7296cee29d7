import { json } from '../json-answer.ts'
import { paged } from '../parameters.ts'
import type { DatasourceEntry } from '../space/space-file.ts'
import type { SpaceIndex } from '../space/space-index.ts'

const SOURCES_PER_PAGE = { usual: 25, most: 1000 }
const ENTRIES_PER_PAGE = { usual: 25, most: 1000 }

/** `GET cdn/datasources`. */
export function datasourceList(space: SpaceIndex, query: URLSearchParams): Response {
  const { items, headers } = paged(space.datasources, query, SOURCES_PER_PAGE)
  const datasources = items.map(({ id, name, slug, dimensions }, index) => ({
    id: id ?? index + 1,
    name,
    slug,
    dimensions,
  }))
  return json(200, { datasources, cv: space.space.version }, headers)
}

/** `GET cdn/datasource_entries`: of one source, or of all; with a dimension each brings its value there. */
export function datasourceEntries(space: SpaceIndex, query: URLSearchParams): Response {
  const source = query.get('datasource')
  const chosen =
    source === null
      ? Object.values(space.datasource_entries).flat()
      : Object.hasOwn(space.datasource_entries, source)
        ? (space.datasource_entries[source] ?? [])
        : []
  const { items, headers } = paged(chosen, query, ENTRIES_PER_PAGE)
  const dimension = query.get('dimension')
  const entries = items.map((entry, index) => ({
    id: entry.id ?? index + 1,
    name: entry.name,
    value: entry.value,
    dimension_value: dimensionValue(entry, dimension),
  }))
  return json(200, { datasource_entries: entries, cv: space.space.version }, headers)
}

function dimensionValue(entry: DatasourceEntry, dimension: string | null): string | null {
  if (dimension === null || dimension === '') return null
  return entry.dimension_values[dimension] ?? entry.dimension_value ?? null
}
