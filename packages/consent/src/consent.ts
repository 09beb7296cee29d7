/** One decision about one service. @see spec §3 "Consent" */
export type ConsentHistoryEntry = {
  status: boolean
  /** Milliseconds since 1970. */
  timestamp: number
  consentVersion: string
  appVersion: string
}

/** Something that stores or sends data about a shopper. @see spec §3 "Consent" */
export type ConsentService = {
  name: string
  title: string
  company: string
  /** Group of its category. */
  group: string
  text: string
  status: boolean
  /** Always on and locked. */
  required: boolean
  /** Decided by the tracking dialog of the phone's system, so a refusal here does not touch it. */
  attTracking: boolean
  history: ConsentHistoryEntry[]
}

/** Services of one purpose; on if any of its services is on. @see spec §3, §4 "Consent" */
export type ConsentCategory = {
  group: string
  name: string
  title: string
  text: string
  defaultValue: boolean
  required: boolean
  status: boolean
  services: ConsentService[]
}

export type Consent = {
  version: string
  appVersion: string
  userInteracted: boolean
  /** When it was saved, milliseconds since 1970; 0 before. */
  timestamp: number
  categories: ConsentCategory[]
}

/** What a shop asks consent for; texts are content, so they come from outside. */
export type ConsentDefinition = {
  version: string
  appVersion: string
  categories: readonly (Omit<ConsentCategory, 'status' | 'services'> & {
    services: readonly Omit<ConsentService, 'status' | 'history' | 'group'>[]
  })[]
}

/**
 * Consent before the banner was answered: required services are on, all others have their category's default.
 *
 * @see spec §4
 */
export function untouchedConsent(definition: ConsentDefinition): Consent {
  const categories = definition.categories.map((category) => ({
    ...category,
    status: false,
    services: category.services.map((service) => ({
      ...service,
      group: category.group,
      status: false,
      history: [],
    })),
  }))
  const { version, appVersion } = definition
  return withDefaults({ version, appVersion, userInteracted: false, timestamp: 0, categories })
}

/** Everything on. @see spec §4 "accept all" */
export function withAll(consent: Consent): Consent {
  return withStatus(consent, () => true)
}

/** Everything at its category's default. @see spec §4 "set to defaults" */
export function withDefaults(consent: Consent): Consent {
  return withStatus(consent, (_, category) => category.defaultValue)
}

/** Everything optional off; services that need tracking transparency stay on. @see spec §4 "deny all" */
export function withNone(consent: Consent): Consent {
  return withStatus(consent, (service) => service.attTracking)
}

/** One service on or off; a locked one stays on, an unknown name changes nothing. @see spec §4 */
export function withService(consent: Consent, name: string, status: boolean): Consent {
  return withStatus(consent, (service) => (service.name === name ? status : service.status))
}

/** All services of a group on or off; locked ones stay on. @see spec §4 "Toggling a category" */
export function withCategory(consent: Consent, group: string, status: boolean): Consent {
  return withStatus(consent, (service) => (service.group === group ? status : service.status))
}

/** Whether the shopper cannot change a service. @see spec §4 "Required categories and services" */
export function isLocked(
  service: Pick<ConsentService, 'required'>,
  category: Pick<ConsentCategory, 'required'>,
): boolean {
  return service.required || category.required
}

/** Whether nothing optional is off, which is all that the consent cookie says. @see product §11.4 */
export function isEverythingOn(consent: Consent): boolean {
  return consent.categories.every(({ services }) => services.every(({ status }) => status))
}

/** Whether a service, or else a category by its group, is on. */
export function isOn(consent: Consent, name: string): boolean {
  const services = consent.categories.flatMap((category) => category.services)
  const found =
    services.find((service) => service.name === name) ??
    consent.categories.find((category) => category.group === name)
  return found?.status ?? false
}

/** Service name to status, as it is reported. @see spec §7 "/rum/consent/" */
export function statuses(consent: Consent): Record<string, boolean> {
  const services = consent.categories.flatMap((category) => category.services)
  return Object.fromEntries(services.map(({ name, status }) => [name, status]))
}

function withStatus(
  consent: Consent,
  isAllowed: (service: ConsentService, category: ConsentCategory) => boolean,
): Consent {
  const categories = consent.categories.map((category) => {
    const services = category.services.map((service) => ({
      ...service,
      status: isLocked(service, category) || isAllowed(service, category),
    }))
    return { ...category, services, status: category.required || services.some(({ status }) => status) }
  })
  return { ...consent, categories }
}
