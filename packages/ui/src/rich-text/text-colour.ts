/** Colours of a theme that an editor may name; each reads well on every ground of the theme. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['accent', 'var(--color-accent)'],
  ['accent-second', 'var(--color-accent-second)'],
  ['quiet', 'var(--color-text-quiet)'],
  ['sale', 'var(--color-sale)'],
  ['success', 'var(--color-success)'],
])

/** Grounds of a theme that an editor may name, in the words of the tokens. */
const NAMED_GROUNDS: ReadonlyMap<string, string> = new Map([
  ['tint-a', 'var(--color-tint-a)'],
  ['tint-b', 'var(--color-tint-b)'],
  ['surface', 'var(--color-surface)'],
])

/** WCAG AA for running text. */
const ENOUGH_CONTRAST = 4.5
/** Relative luminance of the darkest ground that text stands on, a little darker than both themes' strong surface. */
const DARKEST_GROUND = 0.76
/** Lightness in OKLCH at which any hue reads on the darkest ground. */
const DARK_ENOUGH = 0.45
/** Relative luminance of the lightest ink, a little lighter than both themes' text. */
const LIGHTEST_INK = 0.035

/**
 * The colour of words that an editor has chosen, as CSS: a name of the theme, or `#rrggbb` or a name of CSS such as `red`.
 * What would be too light to read keeps its hue and gets darker. Anything else is null, and the words keep their colour.
 *
 * @see integrations §2.5 `textStyle`
 */
export function textColour(chosen: unknown): string | null {
  const named = typeof chosen === 'string' ? NAMED.get(chosen.trim()) : undefined
  if (named) return named
  const hex = hexColour(chosen)
  if (hex && contrast(luminance(hex), DARKEST_GROUND) >= ENOUGH_CONTRAST) return hex
  const colour = hex ?? colourName(chosen)
  return colour === null ? null : `oklch(from ${colour} min(l, ${DARK_ENOUGH}) c h / 1)`
}

/**
 * The ground behind words that an editor has chosen, with the ink that reads on it; null when neither the theme's ink nor
 * white would.
 *
 * @see integrations §2.5 `highlight`, `tableCell`
 */
export function groundColour(chosen: unknown): { ground: string; ink: string } | null {
  const named = typeof chosen === 'string' ? NAMED_GROUNDS.get(chosen.trim()) : undefined
  if (named) return { ground: named, ink: 'var(--color-text)' }
  const hex = hexColour(chosen)
  if (!hex) return null
  const light = luminance(hex)
  if (contrast(light, LIGHTEST_INK) >= ENOUGH_CONTRAST) return { ground: hex, ink: 'var(--color-text)' }
  if (contrast(1, light) >= ENOUGH_CONTRAST) return { ground: hex, ink: 'var(--color-on-accent)' }
  return null
}

/** One word; a browser that knows no such colour leaves the whole rule out, and the words keep theirs. */
function colourName(chosen: unknown): string | null {
  return typeof chosen === 'string' && /^[a-z]{3,20}$/i.test(chosen.trim())
    ? chosen.trim().toLowerCase()
    : null
}

/** `#abc` and `#aabbcc` in one form; nothing else is a colour here, so that no style can slip in. */
function hexColour(chosen: unknown): string | null {
  if (typeof chosen !== 'string') return null
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(chosen.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** @see WCAG 2.2, "relative luminance" */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
