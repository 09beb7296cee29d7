import { createContext, useContext } from 'react'

/** What blocks with content from elsewhere ask the page around them. */
export type EmbedConsent = {
  /** Whether the shopper has allowed the service for good. */
  isAllowed: (service: string) => boolean
  /** Remembers that a service is allowed from now on; null where nothing can be remembered: then each is asked once. */
  allow: ((service: string) => void) | null
}

const nothingAllowed: EmbedConsent = { isAllowed: () => false, allow: null }

/** Set by the page; without it everything from elsewhere waits for a click. */
export const EmbedConsentContext = createContext<EmbedConsent>(nothingAllowed)

export function useEmbedConsent(): EmbedConsent {
  return useContext(EmbedConsentContext)
}
