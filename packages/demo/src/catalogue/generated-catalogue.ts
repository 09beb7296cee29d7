import type { ProductRecord } from '@shop/commerce/catalogue/catalogue-record'
import { demoRecords } from '../demo-catalogue.ts'
import { t } from '../words/localised.ts'
import { fields, reduced, variants } from './changes.ts'
import { seeded } from './seeded.ts'

/** Generated numbers have seven digits, one more than those of the demo catalogue. */
const FIRST_NUMBER = 1_000_001
const MOST_VARIANTS = 3
const WORDS = [
  'Nord',
  'Sund',
  'Fjord',
  'Linde',
  'Birke',
  'Havn',
  'Sol',
  'Vind',
  'Skog',
  'Strand',
  'Berg',
  'Dal',
  'Stein',
  'Mora',
  'Falun',
  'Lund',
]
const SIBLINGS = 4

/**
 * A home catalogue of any size for measurements: the categories, then `count` products that vary the demo
 * products in name, price, stock, delivery, rating and sale, and leave out what no measurement reads (care,
 * safety, further pictures). The same seed gives the same lines.
 */
export function* generatedCatalogue(count: number, seed: number): Iterable<string> {
  const chance = seeded(seed)
  const models: ProductRecord[] = []
  for (const record of demoRecords('home-shop')) {
    if (record.kind === 'category') yield JSON.stringify(record)
    else if (record.referenceKey.length === 6 && record.isActive) models.push(record)
  }

  for (let index = 0; index < count; index++) {
    const model = models[Math.floor(chance() * models.length)]
    if (model) yield JSON.stringify(varied(model, index, chance))
  }
}

function varied(model: ProductRecord, index: number, chance: () => number): ProductRecord {
  const number = String(FIRST_NUMBER + index)
  const word = `${WORDS[Math.floor(chance() * WORDS.length)]} ${1 + Math.floor(chance() * 999)}`
  const level = 0.6 + chance() * 1.2
  const days = Math.floor(chance() ** 3 * 40) + 2
  const code = chance() < 0.04 ? 4 : chance() < 0.3 ? 1 : 2

  const product = fields({
    id: Number(number),
    referenceKey: number,
    masterKey: `G${Math.floor(index / SIBLINGS)}`,
    name: t(`${model.name.de} ${word}`, `${model.name.fr} ${word}`, `${model.name.nl} ${word}`),
    description: firstSentences(model.description),
    images: model.images.slice(0, 1),
    attributes: facetsOf(model.attributes),
    advancedAttributes: {},
    care: [],
    safety: null,
    variants: model.variants.slice(0, MOST_VARIANTS),
    popularity: Math.floor(chance() * 1000),
    rating:
      chance() < 0.2
        ? null
        : { average: Math.round((2.5 + chance() * 2.5) * 10) / 10, count: 1 + Math.floor(chance() * 400) },
    firstLiveAt: new Date(Date.UTC(2022, 0, 1 + Math.floor(chance() * 1700))).toISOString(),
  })(model)
  const priced = variants((one, place) => ({
    ...one,
    id: Number(number) * 100 + place,
    referenceKey: one.referenceKey.replace(model.referenceKey, number),
    bvc: code,
    stock: code === 4 ? 0 : Math.floor(chance() * 60),
    deliveryDaysFrom: Math.max(1, days - 2),
    deliveryDaysTo: days,
    prices: scaledPrices(one.prices, level),
  }))(product)

  return chance() < 0.15 ? reduced(10 + Math.floor(chance() * 40), 'at-before')(priced) : priced
}

function scaledPrices(prices: ProductRecord['variants'][number]['prices'], level: number) {
  const shelf: ProductRecord['variants'][number]['prices'] = {}
  for (const country of ['DE', 'AT', 'CH', 'FR', 'BE', 'NL'] as const) {
    const known = prices[country]
    if (!known) continue
    const price = Math.max(190, Math.round((known.price * level) / 100) * 100 - 10)
    shelf[country] = {
      price,
      rrp: known.rrp ? Math.round(known.rrp * level) : null,
      before: null,
      lowestPrior: null,
      scale: [],
    }
  }
  return shelf
}

function firstSentences({ de, fr, nl }: ProductRecord['description']) {
  const [german, french, dutch] = [de, fr, nl].map((text) => `${text.split('. ')[0]?.replace(/\.$/, '')}.`)
  return t(german ?? de, french ?? fr, dutch ?? nl)
}

function facetsOf(attributes: ProductRecord['attributes']): ProductRecord['attributes'] {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([key, { facet }]) => facet || key === 'bulkyOrLoad' || key === 'personalisierterArtikel',
    ),
  )
}
