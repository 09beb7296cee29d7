import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import { isGtin } from '@shop/domain/product-detail/gtin'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { GoodsId } from './product-commands.ts'

/** How many letters the label of a variant may have. */
export const MOST_LABEL = 80

function labelEdit(languages: readonly Language[], least: number) {
  return v.strictObject({
    path: v.picklist(languages.map((language) => `label.${language}`)),
    was: v.string(),
    now: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(least, 'Write something here.'),
      v.maxLength(MOST_LABEL, `At most ${MOST_LABEL} letters.`),
    ),
  })
}

const GtinEdit = v.strictObject({
  path: v.literal('gtin'),
  was: v.nullable(v.string()),
  now: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isGtin, 'An EAN has 8, 12, 13 or 14 figures, of which the last follows from the others.'),
    ),
  ),
})

/** One field as it was on the screen and as it shall be. */
const Edit = v.variant('path', [
  labelEdit(['de'], 1),
  // A language without words of its own has the German ones.
  labelEdit(
    LANGUAGES.filter((language) => language !== 'de'),
    0,
  ),
  GtinEdit,
])

/**
 * Edits what a variant is called and its EAN. A field that is not any more as it was on the screen is a conflict, whoever
 * has changed it; other fields may have changed meanwhile.
 */
export const changeVariant = defineCommand({
  name: 'changeVariant',
  right: 'products.change',
  changes: 'Edits the label of a variant in every language, or its EAN.',
  isVersioned: true,
  undoneBy: 'changeVariant',
  input: v.strictObject({
    variantId: GoodsId,
    edits: v.pipe(v.array(Edit), v.minLength(1, 'Nothing has changed.'), v.maxLength(LANGUAGES.length + 1)),
  }),
  answer: v.object({ referenceKey: v.string(), changed: v.array(v.string()) }),
})
