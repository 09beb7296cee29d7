import type { StoreRecord } from '@shop/catalogue/stores/import-stores'
import { isPublicHoliday } from '@shop/domain/delivery/public-holidays'
import type { Country } from '@shop/domain/market/markets'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { seeded, seedOf } from '../catalogue/seeded.ts'
import { type DemoShop, demoRecords } from '../demo-catalogue.ts'

type Row = [
  id: string,
  place: string,
  street: string,
  zip: string,
  city: string,
  country: Country,
  phone: string,
  lat: number,
  lng: number,
]

/** Streets are real so that maps find them, the houses and their numbers are invented. */
const ROWS: Row[] = [
  [
    'hamburg',
    'Speicherstadt',
    'Brooktorkai 117',
    '20457',
    'Hamburg',
    'DE',
    '+49 40 66969 110',
    53.544,
    9.995,
  ],
  [
    'berlin',
    'Prenzlauer Berg',
    'Schönhauser Allee 309',
    '10439',
    'Berlin',
    'DE',
    '+49 30 23125 110',
    52.549,
    13.413,
  ],
  ['koeln', 'Ehrenfeld', 'Venloer Straße 813', '50825', 'Köln', 'DE', '+49 221 47110 110', 50.951, 6.918],
  [
    'frankfurt',
    'Sachsenhausen',
    'Schweizer Straße 211',
    '60594',
    'Frankfurt am Main',
    'DE',
    '+49 69 90009 110',
    50.103,
    8.681,
  ],
  ['stuttgart', 'Mitte', 'Königstraße 199', '70173', 'Stuttgart', 'DE', '+49 711 99000 110', 48.779, 9.179],
  [
    'muenchen',
    'Glockenbach',
    'Fraunhoferstraße 143',
    '80469',
    'München',
    'DE',
    '+49 89 99998 110',
    48.13,
    11.574,
  ],
  ['leipzig', 'Zentrum', 'Petersstraße 177', '04109', 'Leipzig', 'DE', '+49 341 99000 110', 51.338, 12.374],
  ['wien', 'Neubau', 'Neubaugasse 188', '1070', 'Wien', 'AT', '+43 1 2312 5110', 48.202, 16.349],
  ['graz', 'Innere Stadt', 'Herrengasse 177', '8010', 'Graz', 'AT', '+43 316 23125 110', 47.069, 15.441],
  ['zuerich', 'Kreis 5', 'Josefstrasse 311', '8005', 'Zürich', 'CH', '+41 44 000 51 10', 47.387, 8.525],
  ['bern', 'Altstadt', 'Kramgasse 199', '3011', 'Bern', 'CH', '+41 31 000 51 10', 46.948, 7.45],
  ['basel', 'Kleinbasel', 'Clarastrasse 199', '4058', 'Basel', 'CH', '+41 61 000 51 10', 47.562, 7.598],
  ['lausanne', 'Flon', 'Rue de Genève 199', '1003', 'Lausanne', 'CH', '+41 21 000 51 10', 46.521, 6.628],
  [
    'paris',
    'Canal Saint-Martin',
    '211 quai de Valmy',
    '75010',
    'Paris',
    'FR',
    '+33 1 99 00 51 10',
    48.876,
    2.363,
  ],
  ['lyon', 'Croix-Rousse', '199 rue de Belfort', '69004', 'Lyon', 'FR', '+33 4 65 71 51 10', 45.777, 4.836],
  [
    'bordeaux',
    'Chartrons',
    '311 rue Notre-Dame',
    '33000',
    'Bordeaux',
    'FR',
    '+33 5 36 49 51 10',
    44.853,
    -0.571,
  ],
  [
    'lille',
    'Vieux-Lille',
    '199 rue de la Monnaie',
    '59800',
    'Lille',
    'FR',
    '+33 3 53 01 51 10',
    50.641,
    3.062,
  ],
  [
    'brussel',
    'Dansaert',
    'Rue Antoine Dansaert / Antoine Dansaertstraat 311',
    '1000',
    'Bruxelles / Brussel',
    'BE',
    '+32 2 000 51 10',
    50.851,
    4.345,
  ],
  ['antwerpen', 'Het Zuid', 'Volkstraat 199', '2000', 'Antwerpen', 'BE', '+32 3 000 51 10', 51.211, 4.394],
  ['liege', 'Outremeuse', 'Rue Puits-en-Sock 199', '4020', 'Liège', 'BE', '+32 4 000 51 10', 50.642, 5.583],
  [
    'amsterdam',
    'De Pijp',
    'Ferdinand Bolstraat 411',
    '1072 LH',
    'Amsterdam',
    'NL',
    '+31 20 000 5110',
    52.354,
    4.891,
  ],
  [
    'rotterdam',
    'Witte de With',
    'Witte de Withstraat 199',
    '3012 BS',
    'Rotterdam',
    'NL',
    '+31 10 000 5110',
    51.916,
    4.477,
  ],
  ['utrecht', 'Wittevrouwen', 'Biltstraat 511', '3572 BJ', 'Utrecht', 'NL', '+31 30 000 5110', 52.094, 5.131],
]

const weekday = { opens: '10:00', closes: '19:00' }
const saturday = { opens: '10:00', closes: '18:00' }
const WEEK = [weekday, weekday, weekday, weekday, weekday, saturday, null]

/** From where to where the demo knows when stores are closed. */
const FROM = '2026-12-01'
const DAYS = 182
const DAY_MS = 86_400_000

/** The days on which the country rests. */
function closedOn(country: Country): string[] {
  const days = Array.from({ length: DAYS }, (_, day) =>
    new Date(Date.parse(FROM) + day * DAY_MS).toISOString().slice(0, 10),
  )
  return days.filter((day) => isPublicHoliday(day, country))
}

const NAMES: Record<DemoShop, string> = { 'home-shop': 'Lindhaus', 'baby-shop': 'Pünktchen' }

/** The stores of a shop with what stands on their shelves, the same on every run. */
export function demoStores(shop: DemoShop): StoreRecord[] {
  const variantIds = [...demoRecords(shop)]
    .filter((record) => record.kind === 'product')
    .filter(standsInStores)
    .flatMap(({ variants }) => variants.map(({ id }) => id))
  return ROWS.map(([id, place, street, zip, city, country, phone, lat, lng]) => ({
    id: `${shop}-${id}`,
    name: `${NAMES[shop]} ${place}`,
    street,
    zip,
    city,
    country,
    phone,
    lat,
    lng,
    hours: { week: WEEK, closedOn: closedOn(country) },
    stock: variantIds.map((variantId) => ({ variantId, quantity: pieces(`${id}-${variantId}`) })),
  }))
}

/** What is bulky, made to order or only a code never comes into a store. */
function standsInStores({ isActive, attributes, advancedAttributes }: ProductRecord): boolean {
  const isOnline = ['bulkyOrLoad', 'personalisierterArtikel'].some((key) => key in attributes)
  return (
    isActive &&
    !isOnline &&
    !('vppArticle' in advancedAttributes) &&
    !('virtuelleBundles' in advancedAttributes)
  )
}

/** A third of the shelves is empty, some hold a last piece, most hold some. */
function pieces(shelf: string): number {
  const chance = seeded(seedOf(shelf))()
  return chance < 0.34 ? 0 : Math.ceil((chance - 0.34) * 14)
}
