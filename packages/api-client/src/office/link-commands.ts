import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

/** Links that are followed at once, at most. */
export const MOST_LINKS = 200

/**
 * Which links of a page lead to nothing that shoppers could see: paths of the shop, and stories by their uuid; and which
 * categories, by their paths, have nothing to show in a block that lists them.
 */
export const findDeadLinks = defineCommand({
  name: 'findDeadLinks',
  right: 'content.read',
  changes: null,
  input: v.strictObject({
    paths: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'), v.maxLength(500))), v.maxLength(MOST_LINKS)),
    uuids: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100))), v.maxLength(MOST_LINKS)),
    categories: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(500))), v.maxLength(MOST_LINKS)),
      [],
    ),
  }),
  answer: v.object({
    paths: v.array(v.string()),
    uuids: v.array(v.string()),
    /** There is none at this path, or nothing in it is for sale. */
    categories: v.array(v.object({ path: v.string(), why: v.picklist(['gone', 'empty']) })),
  }),
})
