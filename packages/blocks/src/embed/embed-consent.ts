import { createContext, useContext, useSyncExternalStore } from 'react'

/** What blocks with content from elsewhere ask the page around them. */
export type EmbedConsent = {
  /** Whether the shopper has allowed the service for good. */
  isAllowed: (service: string) => boolean
  /** Remembers that a service is allowed from now on; null where nothing can be remembered: then each is asked once. */
  allow: ((service: string) => void) | null
}

/**
 * Where the answer comes from. The source stays the same while its answer changes: were the answer itself handed down,
 * React would throw away every block whose code is still on its way when the answer arrives.
 */
export type EmbedConsentSource = {
  /** The same object until something has changed. */
  read: () => EmbedConsent
  subscribe: (onChange: () => void) => () => void
}

const nothingAllowed: EmbedConsent = { isAllowed: () => false, allow: null }
const readNothing = () => nothingAllowed

/** Set by the page; without it everything from elsewhere waits for a click. */
export const EmbedConsentContext = createContext<EmbedConsentSource>({
  read: readNothing,
  subscribe: () => () => undefined,
})

export function useEmbedConsent(): EmbedConsent {
  const { read, subscribe } = useContext(EmbedConsentContext)
  return useSyncExternalStore(subscribe, read, readNothing)
}
