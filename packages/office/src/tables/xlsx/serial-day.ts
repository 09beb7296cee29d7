const DAY = 86_400_000
const MINUTES_OF_DAY = 1440
/** The first of January 1970, counted as spreadsheets do. */
const EPOCH = 25_569
/** What a spreadsheet that counts from 1904 is behind the others, as old ones for the Mac do. */
export const DAYS_TO_1904 = 1462

/** A day or a moment as spreadsheets count it; null for what is none, or was before they begin to count rightly. */
export function serialOf(iso: string): number | null {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(iso)) return null
  const at = Date.parse(`${iso.length > 10 ? iso : `${iso}T00:00`}Z`)
  // The thirtieth of February is read as one of March.
  if (Number.isNaN(at) || isoOf(at, iso.length > 10) !== iso || iso < '1900-03-01') return null
  return at / DAY + EPOCH
}

/** A day, or a moment where it has a time, as the office writes it; null for what is no day. */
export function dayOfSerial(serial: number): string | null {
  const minutes = Math.round((serial - EPOCH) * MINUTES_OF_DAY)
  const at = minutes * 60_000
  if (Number.isNaN(new Date(at).getTime())) return null
  return isoOf(at, minutes % MINUTES_OF_DAY !== 0)
}

function isoOf(at: number, hasTime: boolean): string {
  return new Date(at).toISOString().slice(0, hasTime ? 16 : 10)
}
