import * as v from 'valibot'
import { jsonDocuments } from '../reading/json-documents.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader } from '../reading/source.ts'
import { type Finding, refused } from '../records/finding.ts'
import { pathIn } from './products.ts'

const Addressed = v.object({ id: v.number(), permalink: v.pipe(v.string(), v.url()) })

/** Where products stood: `wp-json/wc/v3/products?_fields=id,permalink`, as the table of products does not say it. */
export const wooAddresses: Reader = {
  topic: 'redirects',
  name: 'addresses of products (REST)',
  reads: ({ text }) => /^\s*[[{]/.test(text) && text.includes('"permalink"'),
  read: readAddresses,
}

async function* readAddresses(file: OldFile): AsyncGenerator<Finding> {
  for await (const found of jsonDocuments(file)) {
    if ('refusal' in found) {
      yield { kind: 'refused', refusal: found.refusal }
      continue
    }
    const place = { file: file.name, line: found.line }
    const read = v.safeParse(Addressed, found.value)
    if (!read.success) {
      yield refused(place, {
        column: v.getDotPath(read.issues[0]) ?? '',
        what: '',
        why: read.issues[0].message,
        remedy: 'ask the interface for products with _fields=id,permalink',
      })
      continue
    }
    const { id, permalink } = read.output
    for (const path of pathIn(permalink))
      yield* parsedRecord(
        place,
        { kind: 'redirect', path, target: { to: 'product', oldId: String(id) } },
        () => 'permalink',
      )
  }
}
