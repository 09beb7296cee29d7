import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { GoodsId } from './product-commands.ts'

const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })

/** A picture of the library as a category shows it, with what is to be seen in every language. */
const Picture = v.strictObject({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  alt: Words,
})

/** What a category says, and where it stands. */
export const CategoryFields = v.object({
  name: Words,
  /** A sentence below the name. */
  description: Words,
  /** A text below the products. */
  seoText: Words,
  /** What search engines show instead of the name. */
  seoTitle: Words,
  /** What search engines show instead of the sentence. */
  seoDescription: Words,
  /** On tiles, in menus and beside what a search finds; null without. */
  image: v.nullable(Picture),
  /** The category above; null at the top. */
  parentId: v.nullable(v.number()),
  /** Out of sight of shoppers, with all below it. */
  isHidden: v.optional(v.boolean(), false),
  /** The category right before it below the same one; null for the first. */
  after: v.nullable(v.number()),
})
export type CategoryFields = v.InferOutput<typeof CategoryFields>

/** How many letters each of its texts may have. */
export const CATEGORY_TEXTS = {
  name: 60,
  description: 200,
  seoText: 4000,
  seoTitle: 70,
  seoDescription: 200,
} as const
export type CategoryText = keyof typeof CATEGORY_TEXTS

/** A category with its place in the tree. */
export const showCategory = defineCommand({
  name: 'showCategory',
  right: 'products.read',
  changes: null,
  input: v.strictObject({ id: GoodsId }),
  answer: v.object({
    category: v.nullable(
      v.object({
        id: v.number(),
        /** Its address without the prefix of a locale, the same in every language. */
        path: v.string(),
        fields: CategoryFields,
        updatedAt: v.string(),
      }),
    ),
  }),
})
export type ShownCategory = NonNullable<v.InferOutput<typeof showCategory.answer>['category']>

function textEdit(text: CategoryText, languages: readonly Language[], least: number) {
  const most = CATEGORY_TEXTS[text]
  return v.strictObject({
    path: v.picklist(languages.map((language) => `${text}.${language}`)),
    was: v.string(),
    now: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(least, 'Write something here.'),
      v.maxLength(most, `At most ${most} letters.`),
    ),
  })
}

function placeEdit(path: 'parentId' | 'after') {
  return v.strictObject({
    path: v.literal(path),
    was: v.nullable(v.number()),
    now: v.nullable(GoodsId),
  })
}

const seen = v.pipe(v.string(), v.trim(), v.minLength(1, 'Say what the picture shows.'), v.maxLength(300))
const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))

const PictureEdit = v.strictObject({
  path: v.literal('image'),
  was: v.nullable(Picture),
  now: v.nullable(
    v.strictObject({
      src: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
      width: size,
      height: size,
      colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
      alt: v.object({ de: seen, fr: seen, nl: seen }),
    }),
  ),
})

/** One field as it was on the screen and as it shall be. */
const Edit = v.variant('path', [
  textEdit('name', ['de'], 1),
  // A language without words of its own has the German ones.
  textEdit('name', ['fr', 'nl'], 0),
  textEdit('description', LANGUAGES, 0),
  textEdit('seoText', LANGUAGES, 0),
  textEdit('seoTitle', LANGUAGES, 0),
  textEdit('seoDescription', LANGUAGES, 0),
  PictureEdit,
  v.strictObject({ path: v.literal('isHidden'), was: v.boolean(), now: v.boolean() }),
  placeEdit('parentId'),
  placeEdit('after'),
])

/**
 * Edits fields of a category. A field that is not any more as it was on the screen is a conflict, whoever has changed it;
 * other fields may have changed meanwhile. Its address changes with the category above it, never with its name.
 */
export const changeCategory = defineCommand({
  name: 'changeCategory',
  right: 'products.change',
  changes:
    'Edits names, texts and the picture of a category, its place among the others, or whether shoppers see it.',
  isVersioned: true,
  undoneBy: 'changeCategory',
  input: v.strictObject({
    id: GoodsId,
    edits: v.pipe(v.array(Edit), v.minLength(1, 'Nothing has changed.'), v.maxLength(20)),
  }),
  answer: v.object({ path: v.string(), changed: v.array(v.string()) }),
})
