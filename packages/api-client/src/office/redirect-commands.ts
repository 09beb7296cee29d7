import { LOCALES } from '@shop/domain/market/markets'
import { oldPath } from '@shop/domain/redirect/old-path'
import * as v from 'valibot'
import { REDIRECT_PROBLEMS } from './command-outcome.ts'
import { defineCommand } from './define-command.ts'
import { MOST_LINES } from './goods-line-commands.ts'

const Locale = v.picklist(LOCALES)
const Target = v.pipe(v.string(), v.trim(), v.minLength(1, 'Say where it leads.'), v.maxLength(300))
const Path = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Say the address.'),
  v.maxLength(300),
  v.transform(oldPath),
)
const Status = v.optional(v.picklist([301, 302]), 301)

/** Where an address led on the screen. */
const Shown = v.object({ target: v.string(), status: v.picklist([301, 302]) })

const AddressRedirect = v.object({
  path: v.string(),
  target: v.string(),
  status: v.picklist([301, 302]),
  /** Nothing is at its target. */
  leadsNowhere: v.boolean(),
})
export type AddressRedirect = v.InferOutput<typeof AddressRedirect>

/** Addresses of a locale that lead elsewhere, by address; `words` stand in the address or the target. */
export const addressRedirects = defineCommand({
  name: 'addressRedirects',
  right: 'redirects.read',
  changes: null,
  input: v.strictObject({
    locale: Locale,
    words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    cursor: v.optional(v.nullable(v.string()), null),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50),
  }),
  answer: v.object({
    redirects: v.array(AddressRedirect),
    next: v.nullable(v.string()),
    /** How many there are with these words. */
    total: v.number(),
  }),
})

/** Lets one address lead elsewhere that still leads where it did on the screen; null in `was`, or none, is nowhere. */
export const putAddressRedirect = defineCommand({
  name: 'putAddressRedirect',
  right: 'redirects.change',
  changes: 'Lets an address without a page lead elsewhere.',
  undoneBy: 'removeAddressRedirect',
  isVersioned: true,
  input: v.strictObject({
    locale: Locale,
    path: Path,
    target: Target,
    status: Status,
    was: v.optional(v.nullable(Shown)),
  }),
  answer: AddressRedirect,
})

/** Takes a redirect away that still leads where it did on the screen; wherever it leads for who does not say. */
export const removeAddressRedirect = defineCommand({
  name: 'removeAddressRedirect',
  right: 'redirects.change',
  changes: 'An address is missing again.',
  undoneBy: 'putAddressRedirect',
  isVersioned: true,
  isNewlyVersioned: true,
  input: v.strictObject({ locale: Locale, path: Path, was: v.optional(Shown) }),
  answer: v.object({ path: v.string() }),
})

const RefusedRedirect = v.object({
  path: v.string(),
  target: v.string(),
  problem: v.picklist(REDIRECT_PROBLEMS),
})
export type RefusedRedirect = v.InferOutput<typeof RefusedRedirect>

/** Many addresses of a table at once: good lines are done, and the others are said with their reasons. */
export const changeRedirects = defineCommand({
  name: 'changeRedirects',
  right: 'redirects.change',
  changes: 'Lets many addresses without a page lead elsewhere.',
  undoneBy: 'changeRedirects',
  input: v.strictObject({
    locale: Locale,
    lines: v.pipe(
      v.array(
        v.strictObject({
          path: v.pipe(v.string(), v.maxLength(2000)),
          target: v.pipe(v.string(), v.maxLength(2000)),
          status: Status,
        }),
      ),
      v.minLength(1, 'Nothing has changed.'),
      v.maxLength(MOST_LINES),
    ),
  }),
  answer: v.object({ changed: v.number(), unchanged: v.number(), refused: v.array(RefusedRedirect) }),
})
