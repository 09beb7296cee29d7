import type { Country, Market } from '../market/markets.ts'
import { type CarrierKey, isCarrier } from './carriers.ts'

/** What a carrier needs to find a parcel; the ZIP code is that of the delivery. */
export type TrackedParcel = { carrier: string; number: string; zip: string }

/**
 * Tracking pages: `{number}`, `{zip}`, `{language}` and `{country}` (`de`, `AT`) are the parcel's. Forwarders have
 * none: they arrange a date by phone.
 */
const PAGES: Record<CarrierKey, string | null> = {
  dhl: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}',
  dpd: 'https://tracking.dpd.de/status/{language}_{country}/parcel/{number}',
  'austrian-post': 'https://www.post.at/sv/sendungsdetails?snr={number}',
  'swiss-post': 'https://service.post.ch/ekp-web/ui/entry/search/{number}?lang={language}',
  colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  chronopost:
    'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}&langue={language}',
  bpost: 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}&lang={language}',
  postnl: 'https://postnl.nl/tracktrace/?B={number}&P={zip}&D={country}',
  rhenus: null,
  'gebrueder-weiss': null,
  planzer: null,
  geodis: null,
  dynalogic: null,
}

/** Where a carrier of several countries has another page for one of them. */
const OWN_PAGES: Partial<Record<Country, Partial<Record<CarrierKey, string>>>> = {
  NL: { dhl: 'https://www.dhl.com/nl-nl/home/tracking.html?tracking-id={number}' },
  FR: { dpd: 'https://trace.dpd.fr/fr/trace/{number}' },
}

/**
 * The tracking page of a parcel, in the market's language where the carrier offers it. Null for a carrier without such
 * a page, for an unknown one, and without a number; nor for a page
 * that wants a ZIP code which the shopper does not know.
 */
export function trackingLink(
  { carrier, number, zip }: TrackedParcel,
  { country, language }: Pick<Market, 'country' | 'language'>,
): string | null {
  const plain = number.replaceAll(/\s/g, '')
  if (!isCarrier(carrier) || plain === '') return null
  const page = OWN_PAGES[country]?.[carrier] ?? PAGES[carrier]
  if (page?.includes('{zip}') && zip.trim() === '') return null
  const values = { number: plain, zip: zip.replaceAll(/\s/g, ''), language, country }
  const filled = page?.replaceAll(/\{(number|zip|language|country)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  )
  return filled ?? null
}
