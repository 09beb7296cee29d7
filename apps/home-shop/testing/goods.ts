// @boundaries-ignore the journeys say what they have to know of a shop
import type { Goods, MeasuredPaths, ProductGoods, SharedJourneys } from '../../../e2e/fixtures/goods.ts'

/** Which of the journeys that one shop walks for all of them are walked in this one. */
export const sharedJourneys: SharedJourneys = '@one'

/** Products and pages of the demo that the journeys go to. */
export const goods: Goods = {
  large: { number: '100102', name: /Sofa|Canapé/, variantId: 10010201 },
  small: { number: '180303', name: /Becher Kyst/, variantId: 18030301 },
  lastPiece: { number: '160306', name: /Wollteppich Hede/, variantId: 16030601 },
  soldOut: '170514',
  listing: { path: '/wohnen/sofas/', heading: 'Sofas' },
  longListing: '/alle-produkte/',
  guide: '/ratgeber/der-gedeckte-tisch/',
  searchWord: 'Sofa',
  tiles: {
    number: '140311',
    first: '135 × 200 cm',
    soldOut: '155 × 220 cm',
    third: '200 × 200 cm',
    thirdKey: '140311_200x200',
  },
  categoryOfAllCountries: 'schlafen/',
}

/** Products with special features. */
export const productGoods: ProductGoods = {
  third: '110311',
  recalled: '170301',
  inStores: '180211',
  notAvailable: '150301',
  misspelt: { typed: 'kisen', meant: 'kissen' },
  list: { number: '180111', option: '24-teilig, 6 Personen', key: '180111_24tlg' },
  personalised: {
    number: '180711',
    row: 'Name oder Wort',
    text: 'Zuhause',
    tooLong: 'Allerliebste Oma',
    without: 'Ohne Gravur',
  },
  instalments: {
    number: '100102',
    months: '24',
    total: '1.458,49',
    warning: 'Achtung! Kreditaufnahme kostet Geld.',
    tooCheap: '180711',
  },
  bundle: { number: '110813', part: 'Esstisch Stav, 160 cm', saving: /159,60\s€ gespart/ },
  energy: { number: '150413', own: 'E' },
  electrical: { number: '150413', category: 'Elektro-Großgerät' },
  medical: '160706',
  seals: { number: '140311', seal: 'Reines Leinen', text: /Fasern der Flachspflanze/ },
  advice: { number: '140311', title: 'Die richtige Größe finden' },
  downloads: { number: '100102', file: /Aufbauanleitung \(PDF, 2 kB\)/ },
  lookbook: '/essen/',
}

/** What the benches measure: the widest listing, and a search that finds much. */
export const measured: MeasuredPaths = { listing: '/wohnen/', search: 'tisch' }
