import { NUMBER, numberOf } from '../../text/number-words.ts'

/** A day as a campaign writes it: most leave the year out. */
export type PromisedDay = { day: number; month: number; year: number | null }

/** What the words of a campaign promise in numbers; amounts are minor units. */
export type CampaignPromise = { words: string } & (
  | { kind: 'share'; percent: number }
  | { kind: 'moreForLess'; take: number; pay: number }
  | { kind: 'together'; pieces: number; amount: number }
  | { kind: 'off' | 'minimum'; amount: number }
  | { kind: 'until'; end: PromisedDay }
)

const FIGURES = String.raw`(?:\d{1,3}(?:[.\s’']\d{3})+|\d+)(?:[.,]\d{2})?`
const CURRENCY = String.raw`(?:€|euros?|eur|chf|fr\.|franken|francs?|frank)`
const MONEY = String.raw`(?:${CURRENCY}\s?(?<before>${FIGURES})|(?<after>${FIGURES})(?:\.[–-]|,[–-])?\s?${CURRENCY})(?!\p{L})`
const FROM = String.raw`(?:ab|dès|à partir de|vanaf)(?:\s(?:einem|einer|un|une|een))?(?:\s\p{L}+\s(?:von|de|d’|van))?`
const GIVEN = String.raw`(?:rabatt|nachlass|günstiger|weniger|geschenkt|gutschein|(?:de\s)?(?:remise|réduction|rabais)|offerts?|korting|voordeel|cadeau)`

const MONTHS = [
  'januar|jänner|janvier|januari',
  'februar|feber|février|februari',
  'märz|mars|maart',
  'april|avril',
  'mai|mei',
  'juni|juin',
  'juli|juillet',
  'august|août|augustus',
  'september|septembre',
  'oktober|octobre',
  'november|novembre',
  'dezember|décembre|december',
]
const UNTIL = String.raw`(?:bis(?:\s(?:zum|einschließlich|einschliesslich|inklusive|inkl\.))?|jusqu[’']au|au|tot(?:\sen\smet)?|t\/m)`
const SPELT = String.raw`(?<day>\d{1,2})(?:\.|er)?\s(?<name>${MONTHS.join('|')})(?!\p{L})(?:\s(?<year>\d{4}))?`
const IN_FIGURES = String.raw`(?<day>\d{1,2})[./-]\s?(?<month>\d{1,2})(?:[./-]\s?(?<year>\d{4}|\d{2})?)?(?!\d)`

const START = String.raw`(?<![\p{L}\d])`
const PATTERNS = {
  share: pattern(String.raw`(?<![\p{L}\d.,])(?<percent>${NUMBER})\s?(?:%|prozent|pour ?cent|procent)`),
  moreForLess: pattern(
    String.raw`${START}(?<take>${NUMBER})\s?(?<sign>\+|für|pour|voor|for|halen)(?: le prix (?:de|d’))?,?\s?(?<pay>${NUMBER})(?![\p{L}\d])(?!\s?${CURRENCY})`,
  ),
  together: pattern(String.raw`${START}(?<pieces>${NUMBER})\s?(?:für|pour|voor)\s${MONEY}`),
  minimum: pattern(String.raw`${START}${FROM}\s${MONEY}`),
  off: [pattern(String.raw`[−–-]\s?${MONEY}`), pattern(String.raw`${MONEY}\s${GIVEN}(?!\p{L})`)],
  until: [
    pattern(String.raw`${START}${UNTIL}\s${SPELT}`),
    pattern(String.raw`${START}${UNTIL}\s${IN_FIGURES}`),
  ],
}

/** „100 % Leinen“ promises nothing. */
const WHOLE = 100

/**
 * Everything that the words of a campaign promise in numbers: shares, "three for two", amounts off, minimums, and the last
 * day. What it gives beside that, and on which goods, no machine reads.
 *
 * @see eu-duties C-09
 */
export function campaignPromises(text: string): CampaignPromise[] {
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ')
  return [
    ...found(plain, PATTERNS.share, ({ percent = '' }) => {
      const number = numberOf(percent)
      return number === WHOLE ? null : { kind: 'share', percent: number }
    }),
    ...found(plain, PATTERNS.moreForLess, ({ take = '', sign, pay = '' }) => {
      const paid = numberOf(pay)
      return sign === '+'
        ? { kind: 'moreForLess', take: numberOf(take) + paid, pay: numberOf(take) }
        : { kind: 'moreForLess', take: numberOf(take), pay: paid }
    }),
    ...found(plain, PATTERNS.together, (groups) => ({
      kind: 'together',
      pieces: numberOf(groups.pieces ?? ''),
      amount: amountOf(groups),
    })),
    ...found(plain, PATTERNS.minimum, (groups) => ({ kind: 'minimum', amount: amountOf(groups) })),
    ...PATTERNS.off.flatMap((one) =>
      found(plain, one, (groups) => ({ kind: 'off', amount: amountOf(groups) })),
    ),
    ...PATTERNS.until.flatMap((one) =>
      found(plain, one, (groups) => ({ kind: 'until', end: dayOf(groups) })),
    ),
  ]
}

type Groups = Partial<Record<string, string>>
type WithoutWords<Promised> = Promised extends unknown ? Omit<Promised, 'words'> : never

function found(
  text: string,
  one: RegExp,
  promised: (groups: Groups) => WithoutWords<CampaignPromise> | null,
): CampaignPromise[] {
  return [...text.matchAll(one)].flatMap((match) => {
    const promise = promised(match.groups ?? {})
    return promise === null ? [] : [{ ...promise, words: match[0] }]
  })
}

/** Minor units of `1.000`, `99,90` or `1’250.00`. */
function amountOf({ before, after }: Groups): number {
  const figures = before ?? after ?? ''
  const cents = /[.,](\d{2})$/.exec(figures)
  const whole = cents === null ? figures : figures.slice(0, cents.index)
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents?.[1] ?? 0)
}

const CENTURY = 2000

function dayOf({ day, name, month, year }: Groups): PromisedDay {
  const named = MONTHS.findIndex((words) => words.split('|').includes(name?.toLowerCase() ?? ''))
  const written = year === undefined ? null : Number(year)
  return {
    day: Number(day),
    month: name === undefined ? Number(month) : named + 1,
    year: written !== null && written < 100 ? written + CENTURY : written,
  }
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu')
}
