import type { SWATCH_COLOURS, SwatchColour } from './colour-swatches.ts'

/** What is drawn with more than plain colours, by its name. */
export const SWATCH_PATTERNS = [
  'mehrfarbig',
  'transparent',
] as const satisfies (keyof typeof SWATCH_COLOURS)[]
export type SwatchPattern = (typeof SWATCH_PATTERNS)[number]

/** Colours that a shop has given a swatch by itself: value key to what is drawn. */
export type OwnSwatches = ReadonlyMap<string, readonly string[]>

export const NO_SWATCHES: OwnSwatches = new Map()

const MOST_COLOURS = 3
const PLAIN = /^#[0-9a-f]{6}$/
const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i
const LONG = /^#?([0-9a-f]{6})$/i

/** Whether a shop may draw a colour so: one to three plain colours, or one pattern alone. */
export function isOwnSwatch(parts: readonly string[]): parts is SwatchColour[] {
  const [first] = parts
  if (parts.length === 1 && first !== undefined && isSwatchPattern(first)) return true
  return parts.length > 0 && parts.length <= MOST_COLOURS && parts.every((part) => PLAIN.test(part))
}

export function isSwatchPattern(name: string): name is SwatchPattern {
  return SWATCH_PATTERNS.some((pattern) => pattern === name)
}

/** A colour as people write it (`#8FA98B`, `8fa98b`, `#8ab`) as it is kept; null for anything else. */
export function plainColour(text: string): string | null {
  const typed = text.trim()
  const long = LONG.exec(typed)?.[1]
  if (long !== undefined) return `#${long.toLowerCase()}`
  const short = SHORT.exec(typed)
  return short === null
    ? null
    : `#${short
        .slice(1)
        .flatMap((digit) => [digit, digit])
        .join('')}`.toLowerCase()
}

/** What stands for some colours in a swatch: what the shop has given, else their names. */
export function drawnColours(names: readonly string[], own: OwnSwatches): string[] {
  return names.flatMap((name) => own.get(name) ?? [name])
}
