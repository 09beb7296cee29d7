// @boundaries-ignore the journeys say what they have to know of a shop
import type { Goods, MeasuredPaths, ProductGoods, SharedJourneys } from '../../../e2e/fixtures/goods.ts'

/** Which of the journeys that one shop walks for all of them are walked in this one. */
export const sharedJourneys: SharedJourneys = '@other'

/** Products and pages of the demo that the journeys go to. */
export const goods: Goods = {
  large: { number: '500102', name: /Kinderwagen|Poussette/, variantId: 50010201 },
  small: { number: '510611', name: /Nachtlicht Hoppel/, variantId: 51061101 },
  lastPiece: { number: '551212', name: /Kuschelhase Lilou/, variantId: 55121201 },
  soldOut: '551412',
  listing: { path: '/unterwegs/', heading: 'Unterwegs' },
  longListing: '/alle-produkte/',
  guide: '/ratgeber/erstausstattung/',
  searchWord: 'Kinderwagen',
  tiles: {
    number: '520112',
    first: '56 cm',
    soldOut: '70 cm',
    third: '90 cm',
    thirdKey: '520112_90',
  },
  categoryOfAllCountries: 'schlafen/',
}

/** Products with special features. */
export const productGoods: ProductGoods = {
  third: '500505',
  recalled: '530412',
  inStores: '510611',
  notAvailable: '551412',
  misspelt: { typed: 'kinderwaagen', meant: 'kinderwagen' },
  list: { number: '500202', option: '3 in 1: mit Babyschale', key: '500202_3in1' },
  personalised: {
    number: '521005',
    row: 'Name',
    text: 'Mia-Zoé',
    tooLong: 'Maximiliane Sophie',
    without: 'Ohne Text',
  },
  lettered: {
    number: '550116',
    row: 'Name',
    names: [
      { text: 'Johanna', size: 'bis 8 Buchstaben', key: '550116_8', length: /etwa 64\scm lang/ },
      { text: 'Emil', size: 'bis 5 Buchstaben', key: '550116_5', length: /etwa 44\scm lang/ },
    ],
  },
  bundle: { number: '600311', part: 'Wickelkommode Finja', saving: /108,00\s€ gespart/ },
  energy: { number: '510611', own: 'D' },
  electrical: { number: '510711', category: 'Kleines Gerät' },
  medical: '600712',
  seals: { number: '520112', seal: 'Geprüfte Sicherheit', text: /Nähte und Farben/ },
  advice: { number: '520112', title: 'Welche Größe passt?' },
  downloads: { number: '500102', file: /Anleitung \(PDF, 2 kB\)/ },
  lookbook: '/pflege/',
}

/** What the benches measure: the widest listing, and a search that finds much. */
export const measured: MeasuredPaths = { listing: '/unterwegs/', search: 'wagen' }
