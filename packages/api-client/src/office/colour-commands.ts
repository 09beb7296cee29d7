import { isOwnSwatch } from '@shop/domain/variant/own-swatch'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })

/** How a colour is drawn: one to three colours as `#8fa98b`, or one of the patterns. @see isOwnSwatch */
export const Swatch = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.toLowerCase())),
  v.minLength(1, 'Give one colour at least.'),
  v.maxLength(3, 'A swatch has three colours at most.'),
  v.check((parts) => isOwnSwatch(parts), 'A colour is written as #8fa98b; a pattern stands alone.'),
)
export type Swatch = v.InferOutput<typeof Swatch>

/** The key of a colour among the values of its attribute, as addresses have it: `gruen`. */
const Value = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))

const Colour = v.object({
  value: v.string(),
  label: Words,
  /** What was set; null where nothing was. */
  swatch: v.nullable(Swatch),
  /** Whether its name alone has a swatch. */
  isKnown: v.boolean(),
  /** Whether goods have it. */
  isUsed: v.boolean(),
})
export type ShownColour = v.InferOutput<typeof Colour>

/** The colours that goods have, and those that were given a swatch, in the order of their German words. */
export const listColours = defineCommand({
  name: 'listColours',
  right: 'products.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ colours: v.array(Colour) }),
})

/** Gives a colour its swatch, wherever it is shown. One that is not any more as it was on the screen is a conflict. */
export const setColourSwatch = defineCommand({
  name: 'setColourSwatch',
  right: 'products.change',
  changes: 'Gives a colour its swatch, for all goods that have it; null leaves it to its name.',
  isVersioned: true,
  undoneBy: 'setColourSwatch',
  input: v.strictObject({ value: Value, was: v.nullable(Swatch), now: v.nullable(Swatch) }),
  answer: v.object({ value: v.string() }),
})
