import {
  type Consent,
  type ConsentDefinition,
  type ConsentHistoryEntry,
  isLocked,
  untouchedConsent,
} from './consent.ts'
import { HISTORY_LENGTH } from './saved-consent.ts'

/** How long a decision counts, refusals included. @see product §11.4 */
export const CONSENT_AGE_LIMIT_MS = 365 * 86_400_000

/** Why a stored consent does not count. @see spec §4 "Consent" */
export type InvalidReason = 'invalid interaction' | 'invalid time' | 'invalid version'

export type LoadedConsent = { consent: Consent; reason: InvalidReason | null }

type Stored = {
  version: string
  userInteracted: boolean
  timestamp: number
  services: Map<string, { status: boolean; history: ConsentHistoryEntry[] }>
}

/** A consent as text for the browser's storage; titles and texts are content and stay out. */
export function consentText(consent: Consent): string {
  const services = consent.categories.flatMap((category) => category.services)
  return JSON.stringify({
    version: consent.version,
    userInteracted: consent.userInteracted,
    timestamp: consent.timestamp,
    services: Object.fromEntries(services.map(({ name, status, history }) => [name, { status, history }])),
  })
}

/**
 * Reads what the browser has stored. It counts only if the shopper interacted, it is younger than a year and of
 * the same version; otherwise everything starts untouched, with the first reason in this order.
 *
 * An unreadable text is no decision. A time in the future is as wrong as one too long ago. Histories are kept even when
 * the decision no longer counts.
 *
 * @see spec §4 "Consent", §5 "Consent values count only"
 */
export function loadedConsent(
  text: string | null,
  definition: ConsentDefinition,
  now: number,
): LoadedConsent {
  const stored = parse(text)
  const reason = invalidReason(stored, definition, now)
  const untouched = untouchedConsent(definition)

  const categories = untouched.categories.map((category) => {
    const services = category.services.map((service) => {
      const known = stored?.services.get(service.name)
      const status = reason === null && known ? known.status || isLocked(service, category) : service.status
      return { ...service, status, history: known?.history ?? [] }
    })
    return { ...category, services, status: category.required || services.some(({ status }) => status) }
  })
  if (reason !== null || !stored) return { consent: { ...untouched, categories }, reason }
  return { consent: { ...untouched, userInteracted: true, timestamp: stored.timestamp, categories }, reason }
}

function invalidReason(
  stored: Stored | null,
  { version }: ConsentDefinition,
  now: number,
): InvalidReason | null {
  if (!stored?.userInteracted) return 'invalid interaction'

  const age = now - stored.timestamp
  if (!(age >= 0 && age < CONSENT_AGE_LIMIT_MS)) return 'invalid time'
  return stored.version === version ? null : 'invalid version'
}

function parse(text: string | null): Stored | null {
  const value = json(text)
  if (!isRecord(value) || typeof value.version !== 'string' || typeof value.timestamp !== 'number')
    return null

  const services: Stored['services'] = new Map()
  for (const [name, service] of Object.entries(isRecord(value.services) ? value.services : {})) {
    if (!isRecord(service) || typeof service.status !== 'boolean') continue
    const history = Array.isArray(service.history) ? service.history.filter(isHistoryEntry) : []
    services.set(name, { status: service.status, history: history.slice(-HISTORY_LENGTH) })
  }
  const { version, timestamp } = value
  return { version, timestamp, userInteracted: value.userInteracted === true, services }
}

function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isHistoryEntry(value: unknown): value is ConsentHistoryEntry {
  return (
    isRecord(value) &&
    typeof value.status === 'boolean' &&
    typeof value.timestamp === 'number' &&
    typeof value.consentVersion === 'string' &&
    typeof value.appVersion === 'string'
  )
}
