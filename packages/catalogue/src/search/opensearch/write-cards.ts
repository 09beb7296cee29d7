import * as v from 'valibot'
import type { JsonObject, OpenSearchLine } from './opensearch-line.ts'

/** A card as it is now; without a document there is none any more. */
export type CardChange = { index: string; key: string; document: JsonObject | null }

const Outcome = v.object({ status: v.number(), error: v.optional(v.unknown()) })
const Written = v.object({
  items: v.array(v.record(v.picklist(['index', 'delete']), Outcome)),
})

/** Documents that travel at once. */
const PORTION = 400
/** Something newer stands there already, written by another process. */
const CONFLICT = 409
const NOTHING_THERE = 404

/**
 * Writes cards, each with the number of the change feed that it is at least as new as: of two processes that write the
 * same card the later knowledge stays, whichever writes last.
 *
 * @throws where any of them was not written, for the caller to write them all again
 */
export async function writeCards(
  line: OpenSearchLine,
  changes: readonly CardChange[],
  version: number,
): Promise<void> {
  for (let start = 0; start < changes.length; start += PORTION) {
    const lines = changes.slice(start, start + PORTION).flatMap(({ index, key, document }): JsonObject[] => {
      const at = { _index: index, _id: key, version, version_type: 'external_gte' }
      return document === null ? [{ delete: at }] : [{ index: at }, document]
    })
    const { items } = v.parse(Written, await line.tell('POST', '/_bulk', lines))
    for (const item of items)
      for (const { status, error } of Object.values(item))
        if (status >= 300 && status !== CONFLICT && status !== NOTHING_THERE)
          throw new Error(`A card was not written to the search (${status}): ${JSON.stringify(error)}`)
  }
}
