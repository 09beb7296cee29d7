import type { I18n } from '@lingui/core'
import { type ShownStore, saveStore } from '@shop/api-client/office/store-commands'
import { COUNTRIES, type Country } from '@shop/domain/market/markets'
import * as v from 'valibot'

const Day = v.object({ isOpen: v.boolean(), opens: v.string(), closes: v.string() })

/** A store as it is typed: what is no store yet is kept as well. */
export const StoreTexts = v.object({
  id: v.string(),
  name: v.string(),
  street: v.string(),
  zip: v.string(),
  city: v.string(),
  country: v.picklist(COUNTRIES),
  phone: v.string(),
  lat: v.string(),
  lng: v.string(),
  week: v.array(Day),
  /** Each with a key of its own: two that are empty are two. */
  closedOn: v.array(v.object({ key: v.string(), date: v.string() })),
  isActive: v.boolean(),
})
export type StoreTexts = v.InferOutput<typeof StoreTexts>

const WEEKDAYS = 7

export function textsOf(store: ShownStore): StoreTexts {
  const { week, closedOn } = store.hours
  return {
    id: store.id,
    name: store.name,
    street: store.street,
    zip: store.zip,
    city: store.city,
    country: store.country,
    phone: store.phone,
    lat: String(store.lat),
    lng: String(store.lng),
    week: week.map((day) => ({
      isOpen: day !== null,
      opens: day?.opens ?? '10:00',
      closes: day?.closes ?? '19:00',
    })),
    closedOn: closedOn.map((date, index) => ({ key: String(index), date })),
    isActive: store.isActive,
  }
}

/** A new store is open on weekdays and on Saturdays until somebody says otherwise. */
export function noStore(country: Country): StoreTexts {
  return {
    id: '',
    name: '',
    street: '',
    zip: '',
    city: '',
    country,
    phone: '',
    lat: '',
    lng: '',
    week: Array.from({ length: WEEKDAYS }, (_, day) => ({
      isOpen: day < WEEKDAYS - 1,
      opens: '10:00',
      closes: '19:00',
    })),
    closedOn: [],
    isActive: true,
  }
}

/** What is sent for it, and where something is wrong: paths into the store. */
export function readStore(texts: StoreTexts, was: ShownStore | null) {
  const { week, closedOn, lat, lng, ...others } = texts
  const store = {
    ...others,
    lat: degrees(lat),
    lng: degrees(lng),
    hours: {
      week: week.map(({ isOpen, opens, closes }) => (isOpen ? { opens, closes } : null)),
      closedOn: closedOn.map(({ date }) => date),
    },
  }
  const read = v.safeParse(saveStore.input, { was: was && seenStore(was), store })
  return read.success
    ? { input: read.output, wrong: [] }
    : { input: null, wrong: read.issues.map((issue) => (v.getDotPath(issue) ?? '').replace(/^store\./, '')) }
}

/** What lies and waits there is no part of what is changed. */
export function seenStore({ articles: _articles, units: _units, held: _held, ...seen }: ShownStore) {
  return seen
}

/** Degrees as they are copied from a map, with either decimal sign; no number is refused as such. */
function degrees(text: string): number {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? Number.NaN : Number(trimmed)
}

/** What is wrong at a place of a store, in a sentence; null where nothing is. */
export function storeProblem(wrong: readonly string[], path: string, i18n: I18n): string | null {
  if (!wrong.includes(path)) return null
  if (path === 'id')
    return i18n.t({ id: 'store.wrongId', message: 'Small letters, figures and hyphens, at most 64.' })
  if (path === 'zip') return i18n.t({ id: 'store.wrongZip', message: 'This is no ZIP code of the country.' })
  if (path === 'lat') return i18n.t({ id: 'store.wrongLat', message: 'Degrees from -90 to 90, as 53.5511.' })
  if (path === 'lng') return i18n.t({ id: 'store.wrongLng', message: 'Degrees from -180 to 180, as 9.9937.' })
  if (/^hours\.week\.\d\.closes$/.test(path))
    return i18n.t({ id: 'store.wrongCloses', message: 'A time such as 19:00, later than it opens.' })
  if (/^hours\.week\./.test(path)) return i18n.t({ id: 'store.wrongOpens', message: 'A time such as 09:30.' })
  if (path.startsWith('hours.closedOn'))
    return i18n.t({ id: 'store.wrongDay', message: 'A day of the calendar, each of them once.' })
  return i18n.t({ id: 'newProduct.wrongText', message: 'Write something here, and not too much.' })
}
