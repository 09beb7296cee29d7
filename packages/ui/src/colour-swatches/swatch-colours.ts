/** The fixed mapping of colour names to what a swatch shows. @see spec §3 "Colour swatches" */
export const SWATCH_COLOURS: Readonly<Record<string, string>> = {
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
  mehrfarbig: 'conic-gradient(#a8382c 25%, #e5b950 0 50%, #6f7f66 0 75%, #3f5f7d 0)',
  natur: '#cfab80',
  denim: '#4b627c',
  tuerkis: '#4fa3a0',
  gold: '#c9a35c',
  khaki: '#8a8257',
  pink: '#cf5f86',
  lila: '#8a6f9e',
  silber: '#c3c5c6',
  transparent: 'repeating-conic-gradient(#e2e0dc 0 25%, #fbfaf8 0 50%) center / 8px 8px',
}

/**
 * What one swatch shows: the colour of a single name, equal slices for several.
 * Null when a name is unknown, because half a truth about a colour is none.
 */
export function swatchBackground(names: readonly string[]): string | null {
  const colours = names.map((name) => SWATCH_COLOURS[name])
  if (colours.length === 0 || colours.some((colour) => colour === undefined)) return null

  const [first = ''] = colours
  if (colours.length === 1) return first
  const slices = colours.map((colour, index) => {
    const [from, to] = [index, index + 1].map((edge) => `${Math.round((edge / colours.length) * 360)}deg`)
    return `${plainColour(colour ?? '')} ${from} ${to}`
  })
  return `conic-gradient(from 45deg, ${slices.join(', ')})`
}

/** Gradients cannot be stops of another gradient; their first colour stands for them. */
function plainColour(background: string): string {
  return background.match(/#[0-9a-f]{6}/)?.[0] ?? background
}
