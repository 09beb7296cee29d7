import { hash } from 'node:crypto'

/** Stands for an e-mail address where a customer has no number: nothing of the address is kept. */
export function digestOf(email: string): string {
  return `e-mail ${hash('sha256', email.trim().toLowerCase(), 'base64url')}`
}

/**
 * A moment as exports write it, as ISO 8601 in UTC: `2026-03-01 10:00:00 +0100`, `2026-03-01T10:00:00`. Without a zone it
 * is taken as UTC; null for everything else.
 */
export function momentOf(text: string): string | null {
  const [, day, time = '00:00:00', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(
      text.trim(),
    ) ?? []
  if (day === undefined) return null
  const [, hours, minutes] = /^([+-]\d{2}):?(\d{2})$/.exec(zone) ?? []
  const moment = new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
  return Number.isNaN(moment.valueOf()) ? null : moment.toISOString()
}
