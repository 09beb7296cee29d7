/** English in the way of Europe: days before months, and a clock of 24 hours. */
const TAGS: Record<string, string> = { en: 'en-GB', de: 'de-DE' }

/** An amount in minor units. */
export function money(amount: number, currency: string, language: string): string {
  return new Intl.NumberFormat(TAGS[language], { style: 'currency', currency }).format(amount / 100)
}

export function day(iso: string, language: string): string {
  return new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'medium' }).format(new Date(iso))
}

export function moment(iso: string, language: string): string {
  return new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )
}

/** What somebody typed as minor units: `12`, `12,50` or `12.50`; null for everything else. */
export function typedAmount(text: string): number | null {
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
