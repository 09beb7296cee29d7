import { type BrowserKey, storageOf } from '@shop/domain/privacy/browser-storage'
import { CONSENT_SERVICES, type ServiceName, servicesOf } from '@shop/domain/privacy/consent-services'
import type { Shop } from '@shop/domain/shop/shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { storageConsent, storageKind, storageLife, storageProvider, storagePurpose } from './storage-words.ts'

/**
 * The table of everything that this shop may store in a browser, with its partners as they are configured.
 *
 * @param secure whether cookies carry the prefixes of https
 * @see eu-duties C-27
 */
export function cookieTable(shop: Shop, setup: ShopSetup | null, secure: boolean) {
  const i18n = localeI18n(shop.locale)
  const services = setup === null ? [] : servicesOf(shop.features, setup)
  const head = [
    i18n.t({ id: 'storage.name', message: 'Name' }),
    i18n.t({ id: 'storage.purpose', message: 'Zweck' }),
    i18n.t({ id: 'storage.kind', message: 'Art' }),
    i18n.t({ id: 'storage.life', message: 'Dauer' }),
    i18n.t({ id: 'storage.provider', message: 'Anbieter' }),
    i18n.t({ id: 'storage.consentHead', message: 'Zustimmung' }),
  ]
  const keys = storageOf(services)
  const rows = keys.map((row) => [
    browserName(row, shop.id, secure),
    storagePurpose(row.purpose, i18n),
    storageKind(row.kind, i18n),
    storageLife(row.life, i18n),
    storageProvider(row, shop.name),
    storageConsent(row, i18n),
  ])
  const partners = services
    .filter((name) => !keys.some(({ needs }) => needs === name))
    .map((name) => partnerRow(name, i18n))
  return {
    _uid: 'cookie-table',
    component: 'table',
    caption: i18n.t({ id: 'storage.caption', message: 'Was dieser Shop im Browser speichert' }),
    hasRowHeads: true,
    onPhone: 'stack',
    table: {
      thead: head.map((value) => ({ value })),
      tbody: [...rows, ...partners.filter((row) => row !== null)].map((row) => ({
        body: row.map((value) => ({ value })),
      })),
    },
  }
}

/** A partner whose content keeps what it names itself; null for what stays in the shop. */
function partnerRow(name: ServiceName, i18n: I18n): string[] | null {
  const { title, company } = CONSENT_SERVICES[name]
  if (title === null || company === null) return null
  return [
    title,
    i18n.t({ id: 'storage.partner', message: 'Zeigt Inhalte dieses Anbieters auf der Seite' }),
    i18n.t({ id: 'storage.partnerKind', message: 'Cookies des Anbieters' }),
    i18n.t({ id: 'storage.partnerLife', message: 'bestimmt der Anbieter' }),
    company,
    i18n.t({ id: 'storage.withConsent', message: 'nur mit Zustimmung' }),
  ]
}

/** A name as the browser's own tools show it. @see sessionCookieName, deviceCookieName */
function browserName({ name, purpose }: BrowserKey, brandId: string, secure: boolean): string {
  if (!name.startsWith('{brand}')) return name
  const prefix = purpose === 'device' ? '__Secure-' : '__Host-'
  return (secure ? prefix : '') + name.replace('{brand}', brandId)
}
