import { drawing, drawnCode, drawnStars, UNION } from './drawing.ts'
import { LABEL_SIZE } from './notice-size.ts'

/**
 * The label of a durability guarantee as the shop draws it after Annex II, with its three fields empty: years, producer
 * and model stand above it.
 *
 * @see docs/law.md
 */
export function drawnLabel(page: string): string {
  const { width, height } = LABEL_SIZE
  const body = [
    `<path fill="${UNION.white}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="${UNION.blue}" stroke-width="12" d="M6 6h${width - 12}v${height - 12}H6z"/>`,
    `<path fill="${UNION.blue}" d="M0 0h${width}v190H0z"/>`,
    `<text x="50" y="138" font-size="124" font-weight="800" fill="${UNION.white}">GARAN</text>`,
    drawnStars({ x: width - 110, y: 95, radius: 58 }),
    `<path stroke="${UNION.blue}" stroke-width="4" d="M50 300h${width - 100}"/>`,
    calendar(560, 360),
    drawnCode(page, { x: 50, y: 690, side: 260 }),
    `<text x="340" y="860" font-size="44" font-weight="600" fill="${UNION.ink}">europa.eu/youreurope</text>`,
  ]
  return drawing(LABEL_SIZE, 'GARAN', body.join(''))
}

/** A calendar sheet, the annex's sign of a duration. */
function calendar(x: number, y: number): string {
  const ink = `fill="none" stroke="${UNION.blue}" stroke-width="16" stroke-linejoin="round"`
  return `<g transform="translate(${x} ${y})"><path ${ink} d="M0 30h300v240H0zM0 100h300M70 0v60M230 0v60"/><path ${ink} d="m90 185 45 45 85-90"/></g>`
}
