/** English in the way of Europe: days before months, and a clock of 24 hours. */
const TAGS: Record<string, string> = { en: 'en-GB', de: 'de-DE' }

/** An amount in minor units; `whole` leaves its cents out, where there is little room. */
export function money(
  amount: number,
  currency: string,
  language: string,
  form: 'exact' | 'whole' = 'exact',
): string {
  const digits = form === 'whole' ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(TAGS[language], { style: 'currency', currency, ...digits }).format(
    amount / 100,
  )
}

/** The day of a moment on the clock of whoever looks, or of a time zone. */
export function day(iso: string, language: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  return new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'medium', ...zone }).format(new Date(iso))
}

/** A moment on the clock of whoever looks, or of a time zone. */
export function moment(iso: string, language: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const form = { dateStyle: 'medium', timeStyle: 'short', ...zone } as const
  return new Intl.DateTimeFormat(TAGS[language], form).format(new Date(iso))
}

/** What somebody typed as units of one article, 1 to 99; null for everything else, as `1,5` is no number of pieces. */
export function typedUnits(text: string): number | null {
  const units = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return units >= 1 ? units : null
}

/** An amount in minor units as somebody would type it, `12,50`; `parseAmount` reads it. */
export function writtenAmount(amount: number, language: string): string {
  const digits = { minimumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(TAGS[language], digits).format(amount / 100)
}

/** A whole number. */
export function count(value: number, language: string): string {
  return new Intl.NumberFormat(TAGS[language]).format(value)
}

/** A share that is percent already, with at most one decimal. */
export function percent(value: number, language: string): string {
  return new Intl.NumberFormat(TAGS[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    value / 100,
  )
}

/** A day of a calendar, `2026-11-30`, the same wherever it is read. */
export function calendarDay(iso: string, language: string, form: 'medium' | 'short' = 'medium'): string {
  const parts = form === 'short' ? ({ day: 'numeric', month: 'numeric' } as const) : { dateStyle: form }
  return new Intl.DateTimeFormat(TAGS[language], { ...parts, timeZone: 'UTC' }).format(new Date(iso))
}
