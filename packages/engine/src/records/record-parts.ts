import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import * as v from 'valibot'

export const text = v.pipe(v.string(), v.trim(), v.minLength(1))
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER))
export const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER))
export const instant = v.pipe(v.string(), v.isoTimestamp())
export const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,64}$/))
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))

/** A word in every language; an import adds those that its shop does not speak. Regional texts fall back to them. */
export const localised = v.object({ de: text, fr: text, nl: text })
export type Localised = v.InferOutput<typeof localised>

const words = v.pipe(v.string(), v.trim())
/** The same where there may be nothing to say, in one language or in all. */
export const localisedOrNothing = v.object({ de: words, fr: words, nl: words })
/** Nothing to say in any language. */
export const NOTHING: Localised = { de: '', fr: '', nl: '' }

/** A picture by its media key, with its size in px and its placeholder colour. */
export const image = v.object({ src: text, width: cents, height: cents, colour: text, alt: localised })
