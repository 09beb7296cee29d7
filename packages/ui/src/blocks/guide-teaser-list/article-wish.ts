import type { RawBlock } from '@shop/content/story'
import * as v from 'valibot'
import type { ArticleWish } from '../block-context.ts'
import { numberBetween } from '../block-fields.ts'

/** Folder of the articles where editors name none. */
const USUAL_FOLDER = 'ratgeber'
const NAMES = ['guide_teaser_list', 'related_articles']

/** What a list of articles asks for. */
export const articleWishFields = {
  folder: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (typeof value === 'string' && /^[\w/-]+$/.test(value) ? value : USUAL_FOLDER)),
  ),
  count: v.pipe(
    numberBetween(1, 12, 3),
    v.transform((count) => Math.round(count)),
  ),
}

const ArticleWishSchema = v.object(articleWishFields)

/** The wish of a raw block; null for any other block. */
export function articleWish(
  block: Pick<RawBlock, 'component'> & Record<string, unknown>,
): ArticleWish | null {
  if (!NAMES.includes(block.component)) return null
  const parsed = v.safeParse(ArticleWishSchema, block)
  return parsed.success ? parsed.output : null
}
