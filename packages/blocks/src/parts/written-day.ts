/**
 * The day that an editor has written, as an ISO instant that is on that day in every market: a bare day is its noon, a
 * time without a zone is UTC, as the content service writes it. Null for what is no date.
 */
export function writtenDay(text: string): string | null {
  const [day = '', time = '12:00'] = text.trim().split(/[ T]/)
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(time)
  const moment = new Date(`${day}T${time}${hasZone ? '' : 'Z'}`)
  return Number.isNaN(moment.valueOf()) ? null : moment.toISOString()
}
