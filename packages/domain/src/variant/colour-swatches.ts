/** The four quarters of a many-coloured swatch, clockwise from the top. @see spec §3 "Colour swatches" */
export const MANY_COLOURS = ['#a8382c', '#e5b950', '#6f7f66', '#3f5f7d'] as const

const [TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT, TOP_LEFT] = MANY_COLOURS

/** The fixed mapping of colour keys to CSS backgrounds. @see spec §3 "Colour swatches" */
export const SWATCH_COLOURS = {
  schwarz: '#262523',
  grau: '#98958d',
  gruen: '#6f7f66',
  braun: '#7b573f',
  beige: '#d8c7ab',
  blau: '#3f5f7d',
  gelb: '#e5b950',
  rot: '#a8382c',
  orange: '#d97b3d',
  rosa: '#e3b7ae',
  weiss: '#f7f5f0',
  hellblau: '#a9c3cf',
  mehrfarbig: `conic-gradient(${TOP_RIGHT} 25%, ${BOTTOM_RIGHT} 0 50%, ${BOTTOM_LEFT} 0 75%, ${TOP_LEFT} 0)`,
  natur: '#cfab80',
  denim: '#4b627c',
  tuerkis: '#4fa3a0',
  gold: '#c9a35c',
  khaki: '#8a8257',
  pink: '#cf5f86',
  lila: '#8a6f9e',
  silber: '#c3c5c6',
  transparent: 'repeating-conic-gradient(#e2e0dc 0 25%, #fbfaf8 0 50%) center / 8px 8px',
} as const

/** A name that a swatch can show, or a colour that the shop has given by itself. */
export type SwatchColour = keyof typeof SWATCH_COLOURS | `#${string}`

const OWN = /^#[0-9a-f]{6}$/

/** More than this are counted instead of shown. @see spec §9 "Max 5 colour swatches" */
export const MOST_SWATCHES = 5

/** Whether a swatch can show it: by its name, or as a colour that the shop has given, `#8fa98b`. */
export function isSwatchColour(name: string): name is SwatchColour {
  return Object.hasOwn(SWATCH_COLOURS, name) || OWN.test(name)
}

/** The CSS background of a colour: that of its name, or what the shop has given. */
export function swatchFill(colour: SwatchColour): string {
  const named: Readonly<Record<string, string>> = SWATCH_COLOURS
  return named[colour] ?? colour
}

/**
 * The swatches of a product: one per colour list whose every colour is known, at most five, and how many more there
 * are. Nothing when only one such list exists, because then there is no choice to show.
 *
 * @see spec §5 "Colour swatches"
 */
export function colourSwatches(colorsList: readonly (readonly string[])[]): {
  shown: SwatchColour[][]
  more: number
} {
  const known = colorsList.flatMap((names) => {
    const colours = names.filter(isSwatchColour)
    return colours.length > 0 && colours.length === names.length ? [colours] : []
  })
  if (known.length < 2) return { shown: [], more: 0 }
  return { shown: known.slice(0, MOST_SWATCHES), more: Math.max(0, known.length - MOST_SWATCHES) }
}
