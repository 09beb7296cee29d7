import type { Locale } from '@shop/domain/market/markets'
import { fetchDocument } from '@shop/doors/outgoing/fetch-document'
import type { PlatformNotices } from '@shop/doors/ucp/order/notify-platforms'
import { agentProfiles } from '@shop/doors/ucp/protocol/agent-profiles'
import { signingKeys } from '@shop/doors/ucp/signature/signing-keys'
import type { HookSetup } from '@shop/doors/web-hooks/deliver-hooks'
import { localeI18n } from '@shop/i18n/locale-i18n'
import type { EngineOptions } from './engine-options.ts'

/** Without a secret, those of endpoints are sealed with what anybody knows, as local shops are. */
export function hookSetup({ secret, brand, allowsPrivateHooks = false }: HookOptions): HookSetup {
  return { secret: secret ?? brand.id, allowsPrivate: allowsPrivateHooks }
}

/** How platforms of assistants are notified of orders; null without a key. */
export function platformNotices(
  {
    signingKeys: secrets = [],
    allowsPrivateHooks: allowsPrivate = false,
  }: Pick<EngineOptions, 'signingKeys' | 'allowsPrivateHooks'>,
  parts: Pick<PlatformNotices, 'factsOf'> & {
    addressIn: (locale: Locale) => (path: string) => string
    now: () => Date
  },
): PlatformNotices | null {
  const keys = signingKeys(secrets)
  if (keys === null) return null
  const rules = { allowsPrivate }
  return {
    keys,
    rules,
    profileOf: agentProfiles((address) => fetchDocument(address, rules), parts.now),
    factsOf: parts.factsOf,
    placeOf: (locale) => ({ i18n: localeI18n(locale), addressOf: parts.addressIn(locale) }),
  }
}

type HookOptions = Pick<EngineOptions, 'secret' | 'brand' | 'allowsPrivateHooks'>
