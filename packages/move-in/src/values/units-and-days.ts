/** Units of old shops by the units that prices may be shown for, with how many of them make one. */
const UNITS: ReadonlyMap<string, { unit: string; per: number }> = new Map([
  ['kg', { unit: 'KG', per: 1 }],
  ['g', { unit: 'KG', per: 1000 }],
  ['mg', { unit: 'KG', per: 1_000_000 }],
  ['l', { unit: 'LI', per: 1 }],
  ['cl', { unit: 'LI', per: 100 }],
  ['ml', { unit: 'LI', per: 1000 }],
  ['m', { unit: 'M', per: 1 }],
  ['cm', { unit: 'M', per: 100 }],
  ['mm', { unit: 'M', per: 1000 }],
  ['m²', { unit: 'QM', per: 1 }],
  ['m2', { unit: 'QM', per: 1 }],
  ['qm', { unit: 'QM', per: 1 }],
  ['m³', { unit: 'M3', per: 1 }],
  ['m3', { unit: 'M3', per: 1 }],
])

/** What one piece holds, in the unit that its price is shown for: `250` and `g` are 0.25 kg. Null for what is neither. */
export function contentOf(quantity: string, unit: string): { unit: string; size: number } | null {
  const known = UNITS.get(unit.trim().toLowerCase().replace(/\.$/, ''))
  const count = /^\d{1,6}(?:[.,]\d{1,4})?$/.test(quantity) ? Number(quantity.replace(',', '.')) : 0
  return known === undefined || count === 0 ? null : { unit: known.unit, size: count / known.per }
}

const DAYS =
  /(?:werk|arbeits)?tage?n?|(?:working |business )?days?|jours?(?: ouvr[ée]s| ouvrables)?|(?:werk)?dagen?/
const WEEKS = /wochen?|weeks?|semaines?|weken?/
const WINDOW = new RegExp(
  `(\\d{1,3})(?:\\s*(?:-|–|bis|to|à|tot)\\s*(\\d{1,3}))?\\s*(?:(${DAYS.source})|(${WEEKS.source}))(?![a-zäöü])`,
  'i',
)
const WORKING_DAYS_OF_A_WEEK = 5

/** How long a delivery takes, as a shop words it: `ca. 2-3 Werktage`, `1 Woche`. Null for what names no days. */
export function deliveryDaysOf(words: string): { from: number; to: number } | null {
  const [, from = '', to = from, , weeks] = WINDOW.exec(words) ?? []
  const per = weeks === undefined ? 1 : WORKING_DAYS_OF_A_WEEK
  const window = { from: Number(from) * per, to: Number(to) * per }
  return from === '' || window.to < window.from || window.to === 0 ? null : window
}
