import * as v from 'valibot'
import { jsonDocuments } from '../reading/json-documents.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { readOnce } from '../reading/read-once.ts'
import type { Reader } from '../reading/source.ts'
import { type Finding, noted, type Place, refused } from '../records/finding.ts'
import { slugOf } from '../values/keys.ts'

const id = v.union([v.string(), v.pipe(v.number(), v.transform(String))])
const Product = v.object({ handle: v.pipe(v.string(), v.minLength(1)), __parentId: v.exactOptional(id) })

/** GraphQL answers a list as nodes, or as edges with a node each, and says whether there is more where it was asked. */
const Listed = v.object({
  nodes: v.optional(v.array(v.unknown()), []),
  edges: v.optional(v.array(v.object({ node: v.unknown() })), []),
  pageInfo: v.exactOptional(v.object({ hasNextPage: v.boolean() })),
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
    v.transform(({ data }) => ({
      collections: listed(data.collections),
      products: [],
      pageInfo: data.collections.pageInfo,
    })),
  ),
  v.pipe(
    v.object({ data: v.object({ collection: v.unknown() }) }),
    v.transform(({ data }) => ({ collections: [data.collection], products: [] })),
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

/** A collection as shoppers saw it, with the handles of its products, and where an answer ended before the last of them. */
type ReadCollection = { place: Place; collection: Collection; handles: string[]; cut: Place | null }
type ReadProduct = { place: Place; product: v.InferOutput<typeof Product>; above: ReadCollection | null }

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
export const collectionsOfProducts = readOnce(async (files) => {
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
})

function isPublished({ published_at, publishedOnCurrentPublication }: Collection): boolean {
  return published_at !== null && publishedOnCurrentPublication !== false
}

async function collectionsIn(file: OldFile, problems: Finding[]): Promise<ReadCollection[]> {
  const collections = new Map<string, ReadCollection>()
  const products: ReadProduct[] = []
  /** Whose products an answer without a parent lists: the one collection that stands above it. */
  let above: ReadCollection | null = null
  /** Where an answer ended before the last collection; the next one goes on. */
  let cut: Place | null = null
  for await (const found of jsonDocuments(file)) {
    if ('refusal' in found) {
      problems.push({ kind: 'refused', refusal: found.refusal })
      continue
    }
    const reading = { place: { file: file.name, line: found.line }, problems }
    const answer = v.parse(Answer, found.value)
    if ('pageInfo' in answer && answer.pageInfo) cut = answer.pageInfo.hasNextPage ? reading.place : null
    const read = answer.collections.map((value) => readCollection(value, collections, reading))
    if (read.length > 0) above = read.length === 1 ? (read[0] ?? null) : null
    for (const value of answer.products) {
      const product = readProduct(value, reading)
      if (product !== null) products.push({ place: reading.place, product, above })
    }
  }
  // Only now: a bulk operation writes its lines in any order, and a collection may stand below its products.
  for (const one of products) putIntoCollection(one, collections, problems)
  if (cut !== null) problems.push(refused(cut, { ...CUT, column: 'collections', what: '' }))
  for (const { cut: place, collection } of collections.values())
    if (place !== null && isPublished(collection))
      problems.push(refused(place, { ...CUT, column: 'products', what: collection.handle }))
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
  const { place } = reading
  const known = collections.get(collection.id) ?? { place, collection, handles: [], cut: null }
  collections.set(collection.id, known)
  const { pageInfo } = collection.products
  if (pageInfo) known.cut = pageInfo.hasNextPage ? place : null
  for (const product of listed(collection.products)) {
    const one = readProduct(product, reading)
    if (one !== null) known.handles.push(one.handle)
  }
  return known
}

function readProduct(value: unknown, { place, problems }: Reading): ReadProduct['product'] | null {
  const read = v.safeParse(Product, value)
  if (read.success) return read.output
  problems.push(broken(place, read.issues[0]))
  return null
}

function putIntoCollection(
  { place, product, above }: ReadProduct,
  collections: ReadonlyMap<string, ReadCollection>,
  problems: Finding[],
): void {
  const { handle, __parentId: parent } = product
  const collection = parent === undefined ? above : collections.get(parent)
  if (collection) collection.handles.push(handle)
  else problems.push(refused(place, { ...(parent === undefined ? NONE_ABOVE : NONE_IN_FILE), what: handle }))
}

function listed({ nodes, edges }: v.InferOutput<typeof Listed>): unknown[] {
  return [...nodes, ...edges.map(({ node }) => node)]
}

const NONE_ABOVE = {
  column: 'products',
  why: 'the collection that the product is in does not stand above it',
  remedy: 'put what the Admin API answers of a collection above what it answers of its products',
}
const NONE_IN_FILE = {
  column: 'products',
  why: 'the collection that the product is in is not in the file',
  remedy: 'save the whole file of the bulk operation, asked as docs/move-in/shopify.md says',
}
const CUT = {
  why: 'the answer ends before the last of them',
  remedy:
    'ask on behind its endCursor and put the answer below it into the same file, or run a bulk operation',
}

function broken(place: Place, issue: v.BaseIssue<unknown>): Finding {
  return refused(place, {
    column: v.getDotPath(issue) ?? '',
    what: '',
    why: issue.message,
    remedy: 'save what the Admin API answers as it is, asked as docs/move-in/shopify.md says',
  })
}
