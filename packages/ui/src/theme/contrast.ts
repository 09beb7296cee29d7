/** Contrast of two `#rgb` or `#rrggbb` colours, from 1 to 21. @see WCAG 2.2, 1.4.3 */
export function contrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other))
  const darker = Math.min(luminance(one), luminance(other))
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  if (!/^[0-9a-f]{6}$/i.test(digits)) throw new Error(`'${hex}' is no hex colour, so it has no contrast`)

  const [red, green, blue] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
