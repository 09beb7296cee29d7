/** A token of the W3C's design tokens format. @see https://www.designtokens.org/tr/2025.10/ */
type DesignToken =
  | { $type: 'color'; $value: { colorSpace: 'srgb'; components: number[]; hex: string } }
  | { $type: 'dimension'; $value: { value: number; unit: 'px' | 'rem' } }
  | { $type: 'number'; $value: number }
  | { $type: 'fontWeight'; $value: number }
  | { $type: 'fontFamily'; $value: string[] }

/** What only CSS can say, as a width that grows with the window, by its name there. */
type OnlyCss = { 'shop.css': Record<string, string> }

export type DesignTokens = { $description: string; $extensions: OnlyCss } & {
  [group: string]: Record<string, DesignToken | string> | string | OnlyCss
}

const COLOUR = /^#(?<red>[0-9a-f]{2})(?<green>[0-9a-f]{2})(?<blue>[0-9a-f]{2})$/i
const LENGTH = /^(?<number>-?\d*\.?\d+)(?<unit>px|rem)$/

/**
 * The custom properties of a theme as tokens that design programs read: `--color-paper` is `paper` of the group `color`.
 * What the format has no type for stands under `$extensions`, as CSS says it.
 */
export function designTokens(name: string, properties: ReadonlyMap<string, string>): DesignTokens {
  const groups: Record<string, Record<string, DesignToken>> = {}
  const onlyCss: Record<string, string> = {}
  for (const [property, value] of properties) {
    const [group = '', ...rest] = property.slice(2).split('-')
    const token = tokenOf(group, value)
    if (token === null) onlyCss[property] = value
    else groups[group] = { ...groups[group], [rest.join('-') || 'value']: token }
  }
  return { $description: name, ...groups, $extensions: { 'shop.css': onlyCss } }
}

function tokenOf(group: string, value: string): DesignToken | null {
  const colour = COLOUR.exec(value)?.groups
  if (colour) {
    const components = [colour.red, colour.green, colour.blue].map((part = '0') => fraction(part))
    return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: value.toLowerCase() } }
  }
  const length = LENGTH.exec(value)?.groups
  if (length)
    return {
      $type: 'dimension',
      $value: { value: Number(length.number), unit: length.unit === 'rem' ? 'rem' : 'px' },
    }
  if (group === 'font' && !value.includes('('))
    return {
      $type: 'fontFamily',
      $value: value.split(',').map((family) => family.trim().replaceAll('"', '')),
    }
  if (value === '' || Number.isNaN(Number(value))) return null
  return group === 'weight'
    ? { $type: 'fontWeight', $value: Number(value) }
    : { $type: 'number', $value: Number(value) }
}

function fraction(hex: string): number {
  return Math.round((Number.parseInt(hex, 16) / 255) * 10_000) / 10_000
}

/** The same properties as a style sheet of their own. */
export function tokenSheet(properties: ReadonlyMap<string, string>): string {
  const lines = [...properties].map(([property, value]) => `  ${property}: ${value};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}
