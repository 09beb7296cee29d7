import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Sql } from '@shop/engine/db/database'
import { customerExport, knownByEmail } from './export-store.ts'
import { personNamed } from './find-person-store.ts'

/**
 * Everything about whom an e-mail address or a customer number names, or about an address without an account or an order;
 * null when there is nothing. Whoever asks has made sure who the person is.
 *
 * @see eu-duties C-29
 */
export async function personDocument(sql: Sql, word: string, now: Date): Promise<object | null> {
  const person = await personNamed(sql, word)
  if (person !== null) return customerExport(sql, { customerId: person.id, now, ownsEmail: true })
  const known = await knownByEmail(sql, normalisedEmail(word))
  return Object.values(known).every((rows) => rows.length === 0) ? null : { knownByEmail: known }
}

export type Stored = { what: string; count: number }

/** How much there is of each kind, named as in the export. */
export function storedOf(document: object): Stored[] {
  return Object.entries(document).flatMap(([what, value]: [string, unknown]) => {
    if (Array.isArray(value)) return value.length > 0 ? [{ what, count: value.length }] : []
    return what === 'knownByEmail' && typeof value === 'object' && value !== null ? storedOf(value) : []
  })
}
