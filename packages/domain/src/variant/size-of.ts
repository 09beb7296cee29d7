/** A size as it can be compared: one value for whatever means the same. */
export type Size = {
  /** In addresses, `80x200`. */
  value: string
  /** As it is shown; German, French and Dutch write figures and units alike. */
  label: string
  /** Sizes are sorted by these numbers, the first of them first; kinds are apart. */
  rank: readonly number[]
}

/** Kinds in their order. */
const KINDS = { letters: 0, numbers: 1, length: 2, volume: 3, weight: 4 } as const

const NBSP = '\u00a0'
const NUMBER = String.raw`\d{1,7}(?:[.,]\d{1,2})?`
/** The longer ones first: an `m` is also the beginning of `ml`. */
const UNIT = 'mm|ml|cm|cl|m|liter|litres|litre|l|kg|g'
const PREFIX = /^(?:eu|gr(?:ö(?:ß|ss)e|\.)?|taille|maat)[\s:]*(?=\d|[x\d]*[sml]\b)/u
const LETTERS = /^(?:(x{0,5})|(\d)x)?(s|m|l)$/
const PAIR = new RegExp(`^(${NUMBER})\\s*[/–-]\\s*(${NUMBER})$`)
const DIMENSIONS = new RegExp(`^${NUMBER}\\s*(?:${UNIT})?(?:\\s*[x×*]\\s*${NUMBER}\\s*(?:${UNIT})?){0,2}$`)
const PART = new RegExp(`(${NUMBER})\\s*(${UNIT})?`, 'g')

type Kind = 'length' | 'volume' | 'weight'
/** How many of the smallest unit of its kind a unit is: millimetres, millilitres, grams. */
const UNITS: Record<string, { kind: Kind; size: number }> = {
  mm: { kind: 'length', size: 1 },
  cm: { kind: 'length', size: 10 },
  m: { kind: 'length', size: 1000 },
  ml: { kind: 'volume', size: 1 },
  cl: { kind: 'volume', size: 10 },
  l: { kind: 'volume', size: 1000 },
  liter: { kind: 'volume', size: 1000 },
  litre: { kind: 'volume', size: 1000 },
  litres: { kind: 'volume', size: 1000 },
  g: { kind: 'weight', size: 1 },
  kg: { kind: 'weight', size: 1000 },
}

const MILLILITRE = { unit: 'ml', size: 1 }
const GRAM = { unit: 'g', size: 1 }
const SHOWN = {
  length: {
    small: { unit: 'mm', size: 1 },
    usual: { unit: 'cm', size: 10 },
    large: { unit: 'm', size: 1000 },
  },
  volume: { small: MILLILITRE, usual: MILLILITRE, large: { unit: 'l', size: 1000 } },
  weight: { small: GRAM, usual: GRAM, large: { unit: 'kg', size: 1000 } },
}
/** From so many of the smallest unit on the largest one is shown. */
const LARGE: Record<Kind, number> = { length: 3000, volume: 1000, weight: 1000 }

/**
 * What a size means, however it is spelt: "80x200", "80 x 200 cm" and "80 × 200 cm" are one, so are "s" and "S", "EU 38"
 * and "38", "50-56" and "50/56", "1,5 l" and "1500 ml". Dimensions without a unit are centimetres. null for whatever is
 * no measure, as "24-teilig".
 */
export function sizeOf(words: string): Size | null {
  const text = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\d)(?: 1\/2| ?1⁄2)$/, ',5')
    .replace(PREFIX, '')
  return lettersOf(text) ?? pairOf(text) ?? measureOf(text)
}

/** Which of two sizes comes first. */
export function bySize(one: Pick<Size, 'rank'>, other: Pick<Size, 'rank'>): number {
  const length = Math.max(one.rank.length, other.rank.length)
  for (let index = 0; index < length; index += 1) {
    const difference = (one.rank[index] ?? -1) - (other.rank[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** From XXXS to 9XL; from the third X on they are counted. */
function lettersOf(text: string): Size | null {
  const [, exes, count, letter] = LETTERS.exec(text) ?? []
  if (letter === undefined) return null
  const times = count === undefined ? (exes ?? '').length : Number(count)
  if (letter === 'm' && times > 0) return null
  const label = (times > 2 ? `${times}x` : 'x'.repeat(times)) + letter
  const rank = letter === 'm' ? 0 : letter === 's' ? -1 - times : 1 + times
  return { value: label, label: label.toUpperCase(), rank: [KINDS.letters, rank + 100] }
}

/** Baby clothes and shoes are made for two sizes at once. */
function pairOf(text: string): Size | null {
  const [, from, to] = PAIR.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  const [low, high] = [amountOf(from), amountOf(to)]
  if (low >= high) return null
  return {
    value: `${slug(low)}-${slug(high)}`,
    label: `${figures(low)}/${figures(high)}`,
    rank: [KINDS.numbers, low, high],
  }
}

function measureOf(text: string): Size | null {
  if (!DIMENSIONS.test(text)) return null
  const parts = [...text.matchAll(PART)].map(([, number = '', unit]) => ({ amount: amountOf(number), unit }))
  const [only] = parts
  if (parts.length === 1 && only !== undefined && only.unit === undefined)
    return { value: slug(only.amount), label: figures(only.amount), rank: [KINDS.numbers, only.amount] }

  // "80 x 200 cm" says its unit once, at the end
  const last = parts.at(-1)?.unit
  const units = parts.map(({ unit }) => UNITS[unit ?? last ?? 'cm'])
  const kind = units[0]?.kind
  if (kind === undefined || units.some((unit) => unit?.kind !== kind)) return null
  if (parts.length > 1 && kind !== 'length') return null
  const amounts = parts.map(({ amount }, index) => rounded(amount * (units[index]?.size ?? 1)))
  const { unit, size } = shownUnit(kind, amounts)
  const shown = amounts.map((amount) => rounded(amount / size))
  return {
    value: shown.map(slug).join('x') + (parts.length > 1 && unit === 'cm' ? '' : unit),
    label: `${shown.map(figures).join(`${NBSP}×${NBSP}`)}${NBSP}${unit}`,
    rank: [KINDS[kind], ...amounts],
  }
}

/** The unit in which shoppers think of so much, if two decimals are enough; rugs, beds and towels are centimetres. */
function shownUnit(kind: Kind, amounts: readonly number[]): { unit: string; size: number } {
  const [first = 0] = amounts
  const isLarge = amounts.length === 1 && first >= LARGE[kind]
  const isTiny = amounts.every((amount) => amount < 10)
  const { small, usual, large } = SHOWN[kind]
  const wanted = isLarge ? large : isTiny ? small : usual
  const fitting = [wanted, usual].find(({ size }) => amounts.every((amount) => isShort(amount / size)))
  return fitting ?? small
}

function isShort(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
}

function amountOf(number: string): number {
  return Number(number.replace(',', '.'))
}

/** Sums of decimals that a computer writes with a tail of nines. */
function rounded(amount: number): number {
  return Math.round(amount * 10_000) / 10_000
}

function figures(amount: number): string {
  return String(amount).replace('.', ',')
}

function slug(amount: number): string {
  return String(amount).replace('.', '-')
}
