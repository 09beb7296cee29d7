import * as v from 'valibot'
import { jsonDocuments } from '../reading/json-documents.ts'
import type { OldFile } from '../reading/old-file.ts'
import { type Finding, type Place, refused } from '../records/finding.ts'

/** What the interfaces of Shopware answer: the store's with `elements`, the administration's with `data`. */
const Answer = v.union([
  v.pipe(
    v.object({ elements: v.array(v.unknown()) }),
    v.transform(({ elements }) => elements),
  ),
  v.pipe(
    v.object({ data: v.array(v.unknown()) }),
    v.transform(({ data }) => data),
  ),
])

/** Every entry of the answers in a file, one below the other, as the schema reads it; or why it cannot be read. */
export async function* answered<Schema extends v.GenericSchema>(
  file: OldFile,
  schema: Schema,
): AsyncGenerator<{ place: Place; entry: v.InferOutput<Schema> } | Extract<Finding, { kind: 'refused' }>> {
  for await (const found of jsonDocuments(file)) {
    if ('refusal' in found) {
      yield { kind: 'refused', refusal: found.refusal }
      continue
    }
    const place = { file: file.name, line: found.line }
    const answer = v.safeParse(Answer, found.value)
    const entries = answer.success ? answer.output : [found.value]
    for (const value of entries) {
      const read = v.safeParse(schema, value)
      if (read.success) yield { place, entry: read.output }
      else yield broken(place, value, read.issues[0])
    }
  }
}

const Named = v.object({ id: v.string() })

function broken(place: Place, value: unknown, issue: v.BaseIssue<unknown>) {
  const named = v.safeParse(Named, value)
  return refused(place, {
    column: v.getDotPath(issue) ?? '',
    what: named.success ? named.output.id : '',
    why: issue.message,
    remedy:
      'save what the interface answers as it is, asked with the associations of docs/move-in/shopware.md',
  })
}
