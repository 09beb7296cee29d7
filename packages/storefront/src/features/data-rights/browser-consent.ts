import * as v from 'valibot'
import { browserPlace, consentStorage } from '../consent/consent-storage.ts'

const Decision = v.object({
  timestamp: v.number(),
  version: v.string(),
  services: v.record(v.string(), v.looseObject({ status: v.boolean() })),
})

export type BrowserConsent = { name: string; isGiven: boolean; at: string; version: string }

/**
 * What this browser has agreed to, service by service. It is kept here and nowhere else with a person, so that no export
 * of the server holds it. Empty when nothing was decided, or nothing can be read.
 */
export function browserConsent(
  text: string | null = consentStorage(browserPlace()).read(),
): BrowserConsent[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Decision), text)
  if (!read.success) return []
  const { timestamp, version, services } = read.output
  const at = new Date(timestamp).toISOString()
  return Object.entries(services).map(([name, { status }]) => ({ name, isGiven: status, at, version }))
}
