import {
  type Consent,
  type ConsentDefinition,
  isEverythingOn,
  isOn,
  statuses,
  untouchedConsent,
  withAll,
  withCategory,
  withDefaults,
  withNone,
  withService,
} from './consent.ts'
import { type ConsentAction, type ConsentReport, consentReport } from './consent-report.ts'
import { hashCommand } from './hash-command.ts'
import { savedConsent } from './saved-consent.ts'
import { consentText, type InvalidReason, loadedConsent } from './stored-consent.ts'

/** Where decisions are kept; the browser brings local storage and cookies, tests bring a map. */
export type ConsentStorage = {
  read: () => string | null
  /** Answers whether the text is kept: a browser may refuse to store anything. */
  write: (text: string) => boolean
  /** The cookie that says that everything optional is on. */
  setConsentCookie: () => void
  removeConsentCookie: () => void
  appTrackingCookie: () => string | null
  setAppTrackingCookie: (value: 'true' | 'false') => void
}

/** The kind of visitor: a device of a store or a crawler is not asked. @see product §11.10 */
export type Visitor = 'shopper' | 'retail' | 'crawler'

export type ConsentWorld = {
  definition: ConsentDefinition
  shopId: number
  storage: ConsentStorage
  now: () => number
  /** Sends the report; failures are its own business. @see spec §7 */
  report: (report: ConsentReport) => void
  reload: () => void
  href: () => string
  visitor: Visitor
  /** `navigator.globalPrivacyControl`. @see product §11.5 */
  globalPrivacyControl: boolean
  /** The service that keeps the analytics provider's storage. */
  analyticsStorageService: string
}

export type ConsentState = {
  /** What the toggles show; counts only once it is saved. */
  consent: Consent
  /** What was last decided, or untouched. */
  decided: Consent
  /** Whether a decision counts. */
  isAnswered: boolean
  isBannerOpen: boolean
  /** Why the stored consent did not count. */
  reason: InvalidReason | null
}

export type ConsentMachine = ReturnType<typeof createConsent>

/**
 * The consent of one browser: what was decided, what is being decided, and whether the banner shows.
 *
 * Made once when the page has loaded; `hash` is that of the address. Nothing optional is allowed before a decision,
 * whatever the defaults say. Global Privacy Control counts as a refusal until something else is decided.
 *
 * @see spec §4 "Consent"; product §11.4, §11.5
 */
export function createConsent(world: ConsentWorld, hash = '') {
  const { definition, storage } = world
  const listeners = new Set<(state: ConsentState) => void>()
  let state = begin(world)

  const machine = {
    state: () => state,
    subscribe,
    allowed,
    acceptAll: () => save('acceptAll', withAll(state.consent)),
    denyAll: () => save('denyAll', withNone(state.consent)),
    saveDefaults: () => save('defaults', withDefaults(state.consent)),
    saveSelection: () => save('save', state.consent),
    allowService,
    setService: (name: string, on: boolean) => change({ consent: withService(state.consent, name, on) }),
    setCategory: (group: string, on: boolean) => change({ consent: withCategory(state.consent, group, on) }),
    openBanner: () => change({ isBannerOpen: definition.categories.length > 0 }),
    /** Closes without deciding: an unsaved selection is forgotten. */
    closeBanner: () => change({ isBannerOpen: false, consent: state.decided }),
    obey,
    heed,
  }

  // The cookie outlives an answer that is too old or was given to another question.
  if (!state.isAnswered) storage.removeConsentCookie()
  if (world.visitor === 'shopper' && world.globalPrivacyControl && !state.isAnswered) refuseSilently()
  obey(hash)
  return machine

  /** Follows the hash of an address. A denial that changes nothing is not saved again, else it would reload for ever. */
  function obey(wanted: string): void {
    const command = hashCommand(wanted, storage.appTrackingCookie())
    if (!command) return

    if (command.appTrackingCookie) storage.setAppTrackingCookie(command.appTrackingCookie)
    if (command.openBanner) machine.openBanner()
    if (command.deny && !isDenied()) machine.denyAll()
  }

  /** Whether a service, or any service of a category, may work now. @see spec §5 "Consent values count only" */
  function allowed(name: string): boolean {
    return isOn(state.isAnswered ? state.decided : withNothingOptional(), name)
  }

  /**
   * Takes over what was answered in another tab, or on the page that was here before this one came back out of the
   * browser's memory. A storage that was emptied or belongs to another build is no answer.
   */
  function heed(): void {
    if (world.visitor !== 'shopper') return
    const { consent, reason } = loadedConsent(storage.read(), definition, world.now())
    if (reason !== null || consent.timestamp === state.decided.timestamp) return

    const isLess = takesBack(consent)
    change({ consent, decided: consent, isAnswered: true, isBannerOpen: false, reason: null })
    if (isLess) world.reload()
  }

  /** Whether something may work now that may not after this. */
  function takesBack(next: Consent): boolean {
    return Object.entries(statuses(next)).some(([name, status]) => !status && allowed(name))
  }

  function save(action: ConsentAction, consent: Consent): void {
    const isLess = takesBack(consent)
    const { saved, isKept } = store(action, consent)
    change({ consent: saved, decided: saved, isAnswered: true, isBannerOpen: false, reason: null })

    if (isEverythingOn(saved)) {
      storage.setConsentCookie()
      return
    }
    // Scripts that are already loaded cannot be called back, only a new page is without them.
    storage.removeConsentCookie()
    // A new page that knows nothing of the decision asks again, and would load itself for ever if a hash answers.
    if (isKept || isLess) world.reload()
  }

  /**
   * Allows one more service, in the place where it is needed. Nothing is withdrawn, so no reload is needed; before the
   * banner is answered there is no decision to add to, and nothing is saved.
   */
  function allowService(name: string): void {
    if (!state.isAnswered) return
    const { saved } = store('save', withService(state.decided, name, true))
    change({ consent: saved, decided: saved })
    if (isEverythingOn(saved)) storage.setConsentCookie()
  }

  // Nothing is loaded yet that a reload could remove.
  function refuseSilently(): void {
    const { saved } = store('denyAll', withNone(state.consent))
    storage.removeConsentCookie()
    change({ consent: saved, decided: saved, isAnswered: true, isBannerOpen: false })
  }

  function store(action: ConsentAction, consent: Consent): { saved: Consent; isKept: boolean } {
    const saved = savedConsent(consent, definition, world.now())
    const isKept = storage.write(consentText(saved))
    world.report(consentReport(action, saved, { shopId: world.shopId, href: world.href() }))
    return { saved, isKept }
  }

  function isDenied(): boolean {
    const denied = JSON.stringify(statuses(withNone(state.decided)))
    return state.isAnswered && JSON.stringify(statuses(state.decided)) === denied
  }

  function withNothingOptional(): Consent {
    return withCategoriesOff(untouchedConsent(definition))
  }

  function change(changes: Partial<ConsentState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener(state)
  }

  /** Calls back after every change; gives back how to stop. */
  function subscribe(listener: (state: ConsentState) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
}

function begin(world: ConsentWorld): ConsentState {
  const { definition, visitor } = world
  const { consent, reason } = loadedConsent(world.storage.read(), definition, world.now())

  if (visitor !== 'shopper') {
    const automatic = withService(withCategoriesOff(consent), world.analyticsStorageService, true)
    return { consent: automatic, decided: automatic, isAnswered: true, isBannerOpen: false, reason }
  }
  const isAnswered = reason === null
  const isBannerOpen = !isAnswered && definition.categories.length > 0
  return { consent, decided: consent, isAnswered, isBannerOpen, reason }
}

function withCategoriesOff(consent: Consent): Consent {
  return consent.categories.reduce((off, { group }) => withCategory(off, group, false), consent)
}
