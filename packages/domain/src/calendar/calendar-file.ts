/** A thing that takes whole days, as a calendar keeps it. */
export type CalendarDays = {
  /** The same for the same thing, so that a second file replaces the first. */
  id: string
  /** ISO days, both of them included. */
  from: string
  to: string
  title: string
  /** Each on a line of its own. */
  notes: readonly string[]
  place: string
}

type CalendarFile = {
  /** Who made it, `Lindhaus`. */
  maker: string
  /** What has been written when; an ISO instant. */
  writtenAt: string
  entries: readonly CalendarDays[]
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Octets of a line without its end. */
const LONGEST_LINE = 75

/**
 * A calendar of whole days. They have no time and therefore no time zone: the tenth is the tenth wherever the calendar is
 * read. Nothing of it makes anybody look busy.
 *
 * @see RFC 5545, section 3.1 "Content Lines", 3.3.4 "Date", 3.3.11 "Text", 3.6.1 "Event Component"
 */
export function calendarFile({ maker, writtenAt, entries }: CalendarFile): string {
  const stamp = writtenAt.replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(maker)}//Shop//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => eventLines(entry, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ id, from, to, title, notes, place }: CalendarDays, stamp: string): string[] {
  // The end is the first day that is no longer part of it.
  const end = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10)
  return [
    'BEGIN:VEVENT',
    `UID:${text(id)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${end.replaceAll('-', '')}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(notes.join('\n'))}`,
    `LOCATION:${text(place)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** What separates values is escaped, line ends are two letters, other control characters go. */
function text(value: string): string {
  return value
    .replaceAll(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** Breaks a line where it has too many octets, never within a letter; what follows begins with a space. */
function folded(line: string): string {
  const octets = new TextEncoder()
  let [result, length] = ['', 0]
  for (const letter of line) {
    const size = octets.encode(letter).length
    if (length + size > LONGEST_LINE) {
      result += '\r\n '
      length = 1
    }
    result += letter
    length += size
  }
  return result
}
