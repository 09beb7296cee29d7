import * as v from 'valibot'
import { numberBetween } from './block-fields.ts'

/** Folder of the articles where editors name none. */
const USUAL_FOLDER = 'ratgeber'

/** What a list of articles asks for. */
export const articleFields = {
  folder: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (typeof value === 'string' && /^[\w/-]+$/.test(value) ? value : USUAL_FOLDER)),
  ),
  count: v.pipe(
    numberBetween(1, 12, 3),
    v.transform((count) => Math.round(count)),
  ),
}
