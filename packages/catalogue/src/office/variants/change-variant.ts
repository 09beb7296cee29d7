import { changeVariant } from '@shop/api-client/office/variant-commands'
import { followingGerman, type Words } from '@shop/domain/goods/category-words'
import { conflictingEdits, editedRecord, editsAsStored, undoneEdits } from '@shop/domain/goods/edited-record'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { growVersion, lockImports } from '../../import/import-batch-store.ts'
import { refusedTexts } from '../../import/refused-words-in.ts'
import { loadStoredProducts, type StoredProduct, type StoredVariant } from '../../products/catalogue-store.ts'
import { lastChangeOf, noted, onCatalogue, productObject } from '../catalogue-office.ts'
import { refuseTakenGtins } from '../gtins/refuse-taken-gtins.ts'
import { ownersOf, touchProduct } from '../variant-store.ts'
import { updateVariant } from './variant-field-store.ts'

const Fields = v.object({
  label: v.object({ de: v.string(), fr: v.string(), nl: v.string() }),
  gtin: v.nullable(v.string()),
})

/** What one variant says of itself; its prices, its stock and its place have commands of their own. */
export const CHANGE_VARIANT = onCatalogue(changeVariant, {
  // The version of a field is what it says: who edits another one is in nobody's way.
  version: async ({ variantId, edits }, { sql }) => {
    await lockImports(sql)
    const { product, variant } = await ownedVariant(sql, variantId)
    const conflicts = conflictingEdits(fieldsOf(variant), edits)
    if (conflicts.length === 0) return { version: 0, changes: [] }
    const last = await lastChangeOf(sql, product.referenceKey)
    const { at, by } = last ?? { at: product.updatedAt.toISOString(), by: 'Import' }
    return { version: 1, changes: conflicts.map(({ path }) => ({ at, by, what: path })) }
  },
})(async ({ variantId, edits }, { sql, now }) => {
  const { product, variant } = await ownedVariant(sql, variantId)
  const before = fieldsOf(variant)
  const edited = v.parse(Fields, editedRecord(before, edits))
  const label = followingGerman(before.label, edited.label)
  if (edited.gtin !== null && edited.gtin !== before.gtin)
    await refuseTakenGtins(sql, [edited.gtin], variantId)
  refuseWords(product, label)

  const stored = { label, gtin: edited.gtin }
  await updateVariant(sql, { id: variantId, ...stored })
  await touchProduct(sql, product.id, now)
  await growVersion(sql, now)
  return {
    answer: { referenceKey: product.referenceKey, changed: edits.map(({ path }) => path) },
    object: productObject(product.referenceKey),
    before: noted(edits, 'was'),
    after: { article: variant.referenceKey, ...noted(edits, 'now') },
    undo: undoBy(changeVariant, { variantId, edits: undoneEdits(editsAsStored(edits, stored)) }),
  }
})

function fieldsOf({ label, gtin }: StoredVariant): v.InferOutput<typeof Fields> {
  return { label, gtin }
}

async function ownedVariant(
  sql: Sql,
  variantId: number,
): Promise<{ product: StoredProduct; variant: StoredVariant }> {
  const [product] = await loadStoredProducts(sql, await ownersOf(sql, [variantId]))
  const variant = product?.variants.find(({ id }) => id === variantId)
  if (product === undefined || variant === undefined)
    throw new CommandRefusal('There is no such article any more: load the list anew.', 'articleUnknown')
  return { product, variant }
}

/** A label says nothing that an import would refuse to publish; what others say by now is theirs to put right. */
function refuseWords({ facts }: StoredProduct, label: Words): void {
  const [words] = refusedTexts({ label }, facts.environmentalProof !== undefined)
  if (words !== undefined) throw new CommandRefusal(`${words.field}: ${words.reason}`, 'productWrong', words)
}
