import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Consent, ConsentService } from '@shop/consent/consent'
import { CONSENT_SERVICES, type ServiceName } from '@shop/domain/privacy/consent-services'
import type { ConsentChoice } from '@shop/ui/consent-banner/consent-choices'
import { useShop } from '../../use-shop.ts'
import type { BannerWords } from './banner-words.ts'

/** What the second layer shows: every category and service, in the editors' words or else in the shop's. */
export function useConsentChoices(consent: Consent, words: BannerWords): ConsentChoice[] {
  const { i18n } = useLingui()
  const shop = useShop()

  return consent.categories.map(({ group, required, status, services }) => {
    const said = words.consent_categories.find((category) => category.group === group)
    return {
      group,
      title: said?.title || groupTitle(i18n, group),
      text: said?.text ?? '',
      status,
      required,
      services: services.map((service) => choiceOf(service, words, { i18n, brandName: shop.name })),
    }
  })
}

type Own = { i18n: I18n; brandName: string }

function choiceOf({ name, status, required }: ConsentService, words: BannerWords, { i18n, brandName }: Own) {
  const said = words.consent_services.find((service) => service.name === name)
  const known = isServiceName(name) ? CONSENT_SERVICES[name] : null
  return {
    name,
    title: said?.title || known?.title || ownTitle(i18n, name),
    company: said?.company || known?.company || brandName,
    text: said?.text ?? '',
    status,
    required,
  }
}

function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(CONSENT_SERVICES, name)
}

function groupTitle(i18n: I18n, group: string): string {
  switch (group) {
    case 'necessary':
      return i18n.t({ id: 'consent.necessary', message: 'Notwendig' })
    case 'quality':
      return i18n.t({ id: 'consent.quality', message: 'Qualität' })
    case 'analytics':
      return i18n.t({ id: 'consent.analytics', message: 'Statistik' })
    case 'marketing':
      return i18n.t({ id: 'consent.marketing', message: 'Marketing' })
    case 'external':
      return i18n.t({ id: 'consent.external', message: 'Externe Inhalte' })
    default:
      return group
  }
}

/** What stays in the shop has no maker's name. */
function ownTitle(i18n: I18n, name: string): string {
  switch (name) {
    case 'shop':
      return i18n.t({ id: 'consent.shop', message: 'Warenkorb, Anmeldung und diese Entscheidung' })
    case 'metrics':
      return i18n.t({ id: 'consent.metrics', message: 'Ladezeiten' })
    case 'history':
      return i18n.t({ id: 'consent.history', message: 'Zuletzt angesehen und gesucht' })
    case 'campaignMemory':
      return i18n.t({ id: 'consent.campaignMemory', message: 'Ausgeblendete Aktionen' })
    case 'errorReports':
      return i18n.t({ id: 'consent.errorReports', message: 'Fehlerberichte' })
    default:
      return name
  }
}
