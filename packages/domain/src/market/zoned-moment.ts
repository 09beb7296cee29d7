/** A moment as a clock of the zone shows it, for a field: `2026-12-24T18:00`; empty for none. */
export function zonedText(iso: string | null, timezone: string): string {
  if (iso === null) return ''
  const parts = clockOf(timezone).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moment at which a clock of the zone shows this, with so many seconds; null for nothing. An hour that the clocks
 * leave out in spring counts as the one after it.
 */
export function zonedMoment(text: string, timezone: string, seconds: 0 | 59 = 0): string | null {
  // Browsers make a date of almost anything: what a field writes is all that counts.
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null
  const wanted = Date.parse(`${text}:00Z`)
  if (Number.isNaN(wanted)) return null
  const shownAt = (at: number) => Date.parse(`${zonedText(new Date(at).toISOString(), timezone)}:00Z`)
  const first = wanted - (shownAt(wanted) - wanted)
  const second = first - (shownAt(first) - wanted)
  return new Date(second + seconds * 1000).toISOString()
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}
