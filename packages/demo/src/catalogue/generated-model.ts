import type { Localised, ProductRecord } from '@shop/engine/records/catalogue-record'
import { same, t } from '../words/localised.ts'
import { plain } from './attributes.ts'
import type { FamilyTraits } from './generated-catalogue.ts'
import { GeneratedPrices } from './generated-prices.ts'
import { filledLine, type LineTemplate, lineTemplate, valueAt, wordAt } from './line-template.ts'

const MOST_VARIANTS = 3
const DAY = 86_400_000
/** The day before which everything went live; fixed, so that a file is the same on every day. */
const NEWEST = Date.UTC(2026, 10, 16)
const OLDEST = Date.UTC(2022, 0, 1)
const NEW_FOR_DAYS = 30
const DAYS = Array.from({ length: (NEWEST - OLDEST) / DAY }, (_, day) =>
  new Date(OLDEST + day * DAY).toISOString(),
)

/** One colour of a demo product, from which any number of generated products is made. */
export class GeneratedModel {
  readonly #template: LineTemplate
  readonly #prices: readonly GeneratedPrices[]
  readonly #values = new Map<string, string | number>()

  constructor(record: ProductRecord) {
    const variants = record.variants.slice(0, MOST_VARIANTS)
    this.#prices = variants.map((variant) => new GeneratedPrices(variant))
    this.#template = lineTemplate({
      ...record,
      id: valueAt('id'),
      referenceKey: wordAt('id'),
      masterKey: wordAt('master'),
      brand: wordAt('maker'),
      subbrand: wordAt('series'),
      name: inSeries(record.name, record.subbrand),
      description: renamed(firstSentences(record.description), record.subbrand),
      collections: [...record.collections.slice(0, 1), wordAt('seriesKey')],
      images: record.images
        .slice(0, 1)
        .map((image) => ({ ...image, alt: renamed(image.alt, record.subbrand) })),
      attributes: {
        ...facetsOf(record.attributes),
        serie: {
          ...plain(t('Serie', 'Collection', 'Serie'), [
            { value: wordAt('seriesKey'), label: same(wordAt('series')) },
          ]),
          facet: true,
        },
      },
      advancedAttributes: {},
      promo: null,
      care: [],
      safety: {
        manufacturer: 'Werkstatt Beispiel GmbH',
        address: 'Musterweg 1, 20457 Hamburg, Deutschland',
        email: 'sicherheit@werkstatt.example',
        warnings: [],
      },
      facts: undefined,
      isNew: valueAt('isNew'),
      popularity: valueAt('popularity'),
      rating: valueAt('rating'),
      createdAt: wordAt('live'),
      firstLiveAt: wordAt('live'),
      variants: variants.map((variant, place) => ({
        ...variant,
        gtin: undefined,
        id: valueAt(`variant${place}`),
        referenceKey: variant.referenceKey.replace(record.referenceKey, wordAt('id')),
        bvc: valueAt(`bvc${place}`),
        deliveryDaysFrom: valueAt('daysFrom'),
        deliveryDaysTo: valueAt('daysTo'),
        stock: valueAt(`stock${place}`),
        prices: valueAt(`prices${place}`),
      })),
    })
  }

  /** The line of one product; `number` is its id and article number. */
  line(number: number, family: FamilyTraits, chance: () => number): string {
    const values = this.#values
    const day = Math.floor(family.firstLiveDay * DAYS.length)
    values.set('id', number)
    values.set('master', family.master)
    values.set('maker', family.maker)
    values.set('series', family.series)
    values.set('seriesKey', family.series.toLowerCase())
    values.set('edition', family.edition)
    values.set('isNew', day >= DAYS.length - NEW_FOR_DAYS ? 'true' : 'false')
    values.set('popularity', Math.floor(chance() ** 4 * 10_000))
    values.set('rating', ratingJson(chance))
    values.set('live', DAYS[day] ?? '')
    values.set('daysFrom', Math.max(1, family.daysTo - 2))
    values.set('daysTo', family.daysTo)
    this.#fillVariants(number, family, chance)
    return filledLine(this.#template, values)
  }

  #fillVariants(number: number, { level, sale, daysTo }: FamilyTraits, chance: () => number) {
    const isSoldOut = chance() < 0.04
    // A colour that sells badly may be cheaper than its siblings.
    const ownSale = sale === 0 && chance() < 0.03 ? 2 : sale
    for (const [place, prices] of this.#prices.entries()) {
      const isGone = isSoldOut || chance() < 0.05
      this.#values.set(`variant${place}`, number * 100 + place)
      this.#values.set(`bvc${place}`, isGone ? 4 : daysTo <= 4 ? 1 : 2)
      this.#values.set(`stock${place}`, isGone ? 0 : 1 + Math.floor(chance() ** 2 * 90))
      this.#values.set(`prices${place}`, prices.json(level, ownSale))
    }
  }
}

/** The name with a place for the series where the model's own stands, behind it otherwise. */
function inSeries({ de, fr, nl }: Localised, own: string | null): Localised {
  const series = `${wordAt('series')}${wordAt('edition')}`
  const named = (name: string) =>
    own !== null && name.includes(own) ? name.replace(own, series) : `${name} ${series}`
  return t(named(de), named(fr), named(nl))
}

/** A text that names the new series wherever it named the model's own. */
function renamed({ de, fr, nl }: Localised, own: string | null): Localised {
  const named = (text: string) => (own === null ? text : text.replaceAll(own, wordAt('series')))
  return t(named(de), named(fr), named(nl))
}

function ratingJson(chance: () => number): string {
  if (chance() < 0.2) return 'null'
  const tenths = 50 - Math.floor(chance() ** 2 * 26)
  return `{"average":${tenths / 10},"count":${1 + Math.floor(chance() ** 2 * 400)}}`
}

function firstSentences({ de, fr, nl }: Localised): Localised {
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
