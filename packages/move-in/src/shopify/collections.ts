import * as v from 'valibot'
import { jsonDocuments } from '../reading/json-documents.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader } from '../reading/source.ts'
import { type Finding, noted, type Place, refused } from '../records/finding.ts'
import { slugOf } from '../values/keys.ts'

const id = v.union([v.string(), v.pipe(v.number(), v.transform(String))])
const Product = v.object({ handle: v.pipe(v.string(), v.minLength(1)), __parentId: v.exactOptional(id) })

/** GraphQL answers a list as nodes, or as edges with a node each. */
const Listed = v.object({
  nodes: v.optional(v.array(v.unknown()), []),
  edges: v.optional(v.array(v.object({ node: v.unknown() })), []),
})

const Collection = v.object({
  id,
  handle: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  /** null: nobody but editors saw it. Absent where it was not asked for. */
  published_at: v.exactOptional(v.nullable(v.string())),
  publishedOnCurrentPublication: v.exactOptional(v.boolean()),
  products: v.optional(Listed, {}),
})
type Collection = v.InferOutput<typeof Collection>

/** What a document of a file says, whichever interface has answered it. */
const Answer = v.union([
  v.pipe(
    v.object({ data: v.object({ collections: Listed }) }),
    v.transform(({ data }) => ({ collections: listed(data.collections), products: [] })),
  ),
  v.pipe(
    v.object({ custom_collections: v.array(v.unknown()) }),
    v.transform((answer) => ({ collections: answer.custom_collections, products: [] })),
  ),
  v.pipe(
    v.object({ smart_collections: v.array(v.unknown()) }),
    v.transform((answer) => ({ collections: answer.smart_collections, products: [] })),
  ),
  v.pipe(
    v.object({ collection: v.unknown() }),
    v.transform(({ collection }) => ({ collections: [collection], products: [] })),
  ),
  v.pipe(
    v.object({ products: v.array(v.unknown()) }),
    v.transform(({ products }) => ({ collections: [], products })),
  ),
  // A line of a bulk operation: a collection, or a product in one.
  v.pipe(
    v.looseObject({ __parentId: id }),
    v.transform((product) => ({ collections: [], products: [product as unknown] })),
  ),
  v.pipe(
    v.unknown(),
    v.transform((collection) => ({ collections: [collection], products: [] })),
  ),
])

/** A collection as shoppers saw it, with the handles of its products. */
type ReadCollection = { place: Place; collection: Collection; handles: string[] }

/**
 * Collections with their products: what the Admin API answers in GraphQL, also a bulk operation line by line, or its older
 * interface, each collection with its products below it. Smart and custom ones are alike: what they hold is said.
 */
export const shopifyCollections: Reader = {
  topic: 'lists',
  name: 'collections (Admin API)',
  reads: ({ text }) =>
    /^\s*\[?\s*\{/.test(text) &&
    /"(?:collections?|custom_collections|smart_collections)"\s*:|gid:\/\/shopify\/Collection\//.test(text),
  read: readCollections,
}

async function* readCollections(file: OldFile): AsyncGenerator<Finding> {
  const problems: Finding[] = []
  const collections = await collectionsIn(file, problems)
  yield* problems
  for (const { place, collection, handles } of collections) {
    if (!isPublished(collection)) yield noted(place, UNPUBLISHED)
    else if (handles.length === 0) yield noted(place, EMPTY)
    else yield* leadingOn(place, collection)
  }
}

const UNPUBLISHED = 'collections that shoppers did not see are left out'
const EMPTY = 'collections without products are left out'

/** Its address by the handle, where that is not what its name makes. */
function* leadingOn(place: Place, { handle, title }: Collection): Generator<Finding> {
  const slug = slugOf(title)
  if (slug === handle) return
  const target = { to: 'category', address: `/collections/${slug}/` }
  yield* parsedRecord(place, { kind: 'redirect', path: `/collections/${handle}/`, target }, () => 'handle')
}

/** Names of the collections that each product is in, by its handle; of all files together. */
export async function collectionsOfProducts(files: readonly OldFile[]): Promise<Map<string, string[]>> {
  const byHandle = new Map<string, string[]>()
  for (const file of files)
    for (const { collection, handles } of await collectionsIn(file, [])) {
      if (!isPublished(collection)) continue
      for (const handle of handles) {
        const titles = byHandle.get(handle) ?? []
        if (!titles.includes(collection.title)) byHandle.set(handle, [...titles, collection.title])
      }
    }
  return byHandle
}

function isPublished({ published_at, publishedOnCurrentPublication }: Collection): boolean {
  return published_at !== null && publishedOnCurrentPublication !== false
}

async function collectionsIn(file: OldFile, problems: Finding[]): Promise<ReadCollection[]> {
  const collections = new Map<string, ReadCollection>()
  /** Whose products an answer without a parent lists: the one collection that stands above it. */
  let last: ReadCollection | null = null
  for await (const found of jsonDocuments(file)) {
    if ('refusal' in found) {
      problems.push({ kind: 'refused', refusal: found.refusal })
      continue
    }
    const place = { file: file.name, line: found.line }
    const answer = v.parse(Answer, found.value)
    const read = answer.collections.map((value) => readCollection(value, collections, { place, problems }))
    if (read.length > 0) last = read.length === 1 ? (read[0] ?? null) : null
    for (const value of answer.products)
      readProduct(value, (parent) => (parent === undefined ? last : collections.get(parent)), {
        place,
        problems,
      })
  }
  return [...collections.values()]
}

type Reading = { place: Place; problems: Finding[] }

function readCollection(
  value: unknown,
  collections: Map<string, ReadCollection>,
  reading: Reading,
): ReadCollection | null {
  const read = v.safeParse(Collection, value)
  if (!read.success) {
    reading.problems.push(broken(reading.place, read.issues[0]))
    return null
  }
  const collection = read.output
  const known = collections.get(collection.id) ?? { place: reading.place, collection, handles: [] }
  collections.set(collection.id, known)
  for (const product of listed(collection.products)) readProduct(product, () => known, reading)
  return known
}

function readProduct(
  value: unknown,
  collectionOf: (parent: string | undefined) => ReadCollection | null | undefined,
  { place, problems }: Reading,
): void {
  const read = v.safeParse(Product, value)
  if (!read.success) {
    problems.push(broken(place, read.issues[0]))
    return
  }
  const { handle, __parentId: parent } = read.output
  const collection = collectionOf(parent)
  if (collection) collection.handles.push(handle)
  else problems.push(refused(place, { ...NO_COLLECTION, what: handle }))
}

function listed({ nodes, edges }: v.InferOutput<typeof Listed>): unknown[] {
  return [...nodes, ...edges.map(({ node }) => node)]
}

const NO_COLLECTION = {
  column: 'products',
  why: 'the collection that the product is in does not stand above it',
  remedy: 'put what the Admin API answers of a collection above what it answers of its products',
}

function broken(place: Place, issue: v.BaseIssue<unknown>): Finding {
  return refused(place, {
    column: v.getDotPath(issue) ?? '',
    what: '',
    why: issue.message,
    remedy: 'save what the Admin API answers as it is, asked as docs/move-in/shopify.md says',
  })
}
