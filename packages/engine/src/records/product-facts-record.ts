import { PRODUCT_KINDS } from '@shop/domain/duties/missing-facts'
import { COUNTRIES } from '@shop/domain/market/markets'
import {
  isLabelledGuarantee,
  LONGEST_LABEL_FIELD,
  speaksOfGuarantee,
} from '@shop/domain/product/durability-guarantee'
import { ELECTRICAL_CATEGORIES } from '@shop/domain/product/electrical-category'
import { DOWNLOAD_KINDS, DRAWING_KINDS, ENERGY_CLASSES } from '@shop/domain/product/product-facts'
import * as v from 'valibot'
import { cents, image, key, type Localised, localised, text } from './record-parts.ts'

const positive = v.pipe(cents, v.minValue(1))
/** Media key of a file: a path below the media folder that cannot climb out of it. */
const file = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/_-]*\.[a-z0-9]{2,5}$/))
const energyClass = v.picklist(ENERGY_CLASSES)

/** As many rows and letters as a basket line takes. */
const MOST_ROWS = 6
const LONGEST_ROW = 60
const rowLength = v.pipe(positive, v.maxValue(LONGEST_ROW))

/** What a name is made of is no longer than a metre, a letter no wider than a hand. */
const LONGEST_DRAWN = 1000
const WIDEST_LETTER = 200
const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/, 'A colour is written as # and six of 0 to 9 and a to f, for example #d9b98a.'),
)

/** Strict, so that a misspelt field is not quietly left out of the picture. */
const DrawingRecord = v.strictObject({
  kind: v.picklist(DRAWING_KINDS),
  font: v.picklist(['display', 'text']),
  ground: colour,
  ink: colour,
  pieces: v.pipe(v.array(colour), v.maxLength(12)),
  length: v.strictObject({
    base: v.pipe(cents, v.maxValue(LONGEST_DRAWN)),
    perLetter: v.pipe(positive, v.maxValue(WIDEST_LETTER)),
  }),
})

const EnergyLabelRecord = v.pipe(
  v.object({
    class: energyClass,
    scale: v.object({ from: energyClass, to: energyClass }),
    eprelId: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
    sheet: file,
    label: v.nullable(image),
  }),
  v.check(
    ({ class: own, scale }) => scale.from <= own && own <= scale.to,
    'The class lies outside of its scale.',
  ),
)

const FibresRecord = v.pipe(
  v.object({
    part: v.nullable(localised),
    shares: v.pipe(
      v.array(v.object({ fibre: localised, percent: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)) })),
      v.minLength(1),
    ),
  }),
  v.check(
    ({ shares }) => Math.abs(shares.reduce((sum, { percent }) => sum + percent, 0) - 100) < 0.01,
    'The shares of a part do not add up to 100 percent.',
  ),
)

const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'))
/** A media key, or where it stands with its maker. */
const source = v.union([file, webAddress])
const IndexRecord = v.object({
  value: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(10),
    v.check(hasOneDecimal, 'An index has one decimal.'),
  ),
  sheet: source,
})
const SheetRecord = v.pipe(
  v.object({ text: v.nullable(text), link: v.nullable(source) }),
  v.check(
    ({ text, link }) => text !== null || link !== null,
    'A sheet of environmental qualities has a text, a link or both.',
  ),
)

const NO_MONTH = 'supportUntil is a month: 2031-12.'
/** Two figures of the year, the country, ten letters or figures, as the Union's system gives them out. */
const statementNumber = v.pipe(
  v.string(),
  v.regex(
    /^\d{2}[A-Z]{2}[A-Z0-9]{10}$/,
    'A reference number of a due diligence statement has 14 characters: 26DEAB12CD34EF.',
  ),
)

const HazardsRecord = v.pipe(
  v.object({
    /** As the label has them, each with its name as alternative text. */
    pictograms: v.array(image),
    signalWord: v.nullable(v.picklist(['danger', 'warning'])),
    /** H and EUH sentences. */
    statements: v.pipe(v.array(localised), v.minLength(1)),
    /** P sentences. */
    precautions: v.array(localised),
  }),
  v.check(
    ({ pictograms, signalWord }) => signalWord === null || pictograms.length > 0,
    'A mixture with a signal word has a pictogram.',
  ),
)

/** Ingredients say allergens in capitals, which sets them apart where there is no type to do it. */
const FoodRecord = v.object({
  /** What it is by law, such as „Folgenahrung“. */
  name: localised,
  ingredients: localised,
  /** Per 100 g or 100 ml, in the order of the law; none where the law asks for none. */
  nutrition: v.array(v.object({ label: localised, amount: text })),
  storage: v.nullable(localised),
  preparation: v.nullable(localised),
  origin: v.nullable(localised),
  /** Under whose name it is sold, with a postal address. */
  operator: v.object({ name: text, address: text }),
  /** The number of the body that controls organic production: `DE-ÖKO-006`. */
  organicControl: v.nullable(text),
})

const labelField = v.pipe(text, v.maxLength(LONGEST_LABEL_FIELD))

const NO_MARK =
  'A seal may not speak of a guarantee: since 27 September 2026 the label of Regulation (EU) 2025/1960 is the only mark for one. Say it as durabilityGuarantee.'
const speaksOfNone = v.check((name: Localised) => !Object.values(name).some(speaksOfGuarantee), NO_MARK)

const SealRecord = v.object({
  key,
  name: v.pipe(localised, speaksOfNone),
  text: localised,
  image: v.nullable(
    v.object({
      ...image.entries,
      src: v.pipe(
        text,
        v.check((src) => !speaksOfGuarantee(src), NO_MARK),
      ),
      alt: v.pipe(localised, speaksOfNone),
    }),
  ),
})

/** What some products have and most have not: every field may be left out. */
const FactsRecord = v.object({
  /** What the product is before the law, which then asks for its facts. @see docs/law.md */
  kinds: v.exactOptional(v.array(v.picklist(PRODUCT_KINDS))),
  videos: v.exactOptional(v.array(v.object({ src: file, poster: image, title: localised }))),
  downloads: v.exactOptional(
    v.array(
      v.object({
        label: localised,
        src: file,
        type: text,
        bytes: positive,
        /** Instructions to put it up are told below the button of what a haulier brings. */
        kind: v.exactOptional(v.picklist(DOWNLOAD_KINDS)),
      }),
    ),
  ),
  /** @see eu-duties C-02 */
  seals: v.exactOptional(v.array(SealRecord)),
  /** Of the producer, at no further cost, for the whole of the product. @see eu-duties C-02 */
  durabilityGuarantee: v.exactOptional(
    v.object({
      years: v.pipe(
        v.number(),
        v.check(
          isLabelledGuarantee,
          'A durability guarantee lasts more than two years, in whole or half ones.',
        ),
      ),
      producer: labelField,
      model: labelField,
    }),
  ),
  /** The recognised scheme and its number, without which texts make no environmental claims. @see eu-duties C-03 */
  environmentalProof: v.exactOptional(v.object({ scheme: text, number: text })),
  /** @see eu-duties C-19 */
  energyLabel: v.exactOptional(EnergyLabelRecord),
  /** Beside those of the safety block. */
  warnings: v.exactOptional(v.array(localised)),
  /** One number for each register that a market may show. @see spec §9 */
  electrical: v.exactOptional(
    v.object({
      category: v.picklist(ELECTRICAL_CATEGORIES),
      registrations: v.object({ weee: v.nullable(text), swiss: v.nullable(text) }),
      hasBattery: v.boolean(),
      /** The lamp that gives the light is in the box, or cannot be taken out. */
      hasLightSource: v.exactOptional(v.boolean()),
    }),
  ),
  /** Of a mixture that is classified as hazardous, as its label says it. @see eu-duties C-36 */
  hazards: v.exactOptional(HazardsRecord),
  /** Numbers of the statements of due diligence on deforestation. @see eu-duties C-42 */
  deforestation: v.exactOptional(v.pipe(v.array(statementNumber), v.minLength(1))),
  /** @see eu-duties C-43 */
  battery: v.exactOptional(
    v.object({
      /** Who can take the battery out and put a new one in. */
      replacedBy: v.picklist(['user', 'professional']),
      /** Of batteries that have a passport: of bicycles and scooters, and the large ones. */
      passport: v.exactOptional(webAddress),
    }),
  ),
  /** Where the digital passport of the product stands. @see eu-duties C-44 */
  productPassport: v.exactOptional(webAddress),
  /** The month, `2031-12`, until which the maker mends what endangers its security. @see eu-duties C-45 */
  supportUntil: v.exactOptional(v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, NO_MONTH))),
  /** What the maker owes in repairs, and where that stands. @see eu-duties C-05 */
  makerRepair: v.exactOptional(v.object({ text: localised, link: v.nullable(webAddress) })),
  /** @see eu-duties C-17 */
  food: v.exactOptional(FoodRecord),
  /** What a connected product records, and who may use it, paragraph by paragraph. @see Regulation (EU) 2023/2854 art. 3 */
  dataNotice: v.exactOptional(v.pipe(v.array(localised), v.minLength(1))),
  medicalProduct: v.exactOptional(
    v.object({ riskClass: v.picklist(['I', 'IIa', 'IIb', 'III']), purpose: localised }),
  ),
  personalisation: v.exactOptional(
    v.object({
      kind: v.picklist(['text', 'engraving']),
      /** How the product is drawn with the text as it is typed. */
      drawing: v.exactOptional(DrawingRecord),
      rows: v.pipe(
        v.array(
          v.object({
            label: localised,
            maxLength: rowLength,
            /** By reference key, where larger variants take more letters. */
            maxLengthOf: v.exactOptional(v.record(key, rowLength)),
            required: v.boolean(),
          }),
        ),
        v.minLength(1),
        v.maxLength(MOST_ROWS),
      ),
      mayBeWithout: v.boolean(),
    }),
  ),
  /** Parts by reference key, of the product or of one of its variants. */
  bundle: v.exactOptional(
    v.object({
      kind: v.picklist(['bundle', 'virtual']),
      items: v.pipe(v.array(v.object({ referenceKey: key, quantity: positive })), v.minLength(1)),
    }),
  ),
  /** By attribute key. */
  advice: v.exactOptional(v.record(key, v.object({ title: localised, text: v.array(localised) }))),
  /** @see eu-duties C-18 */
  fibres: v.exactOptional(v.array(FibresRecord)),
  /** Leather, fur, horn or down: parts of a textile that are of animal origin and no fibre. */
  hasAnimalParts: v.exactOptional(v.boolean()),
  /** Months. @see eu-duties C-16 */
  ageFrom: v.exactOptional(cents),
  /** Inside the price, by country. @see eu-duties C-19b */
  ecoParticipation: v.exactOptional(v.record(v.picklist(COUNTRIES), v.exactOptional(positive))),
  /** Out of ten, one decimal. @see eu-duties C-19b-FR-repair */
  repairIndex: v.exactOptional(IndexRecord),
  /** Takes the place of the index above for televisions and washing machines. */
  durabilityIndex: v.exactOptional(IndexRecord),
  /** @see eu-duties C-19b-FR-parts */
  spareParts: v.exactOptional(
    v.variant('available', [
      v.strictObject({ available: v.literal(true), years: positive }),
      v.strictObject({ available: v.literal(false) }),
    ]),
  ),
  /** Part by part, packaging too, in French: no other country shows it. @see eu-duties C-19b-FR-sorting */
  triman: v.exactOptional(v.pipe(v.array(v.object({ part: text, bin: text })), v.minLength(1))),
  /** In French. @see eu-duties C-19b-FR-sheet */
  environmentalSheet: v.exactOptional(SheetRecord),
  /** Pictures of single variants, by reference key. */
  variantImages: v.exactOptional(v.record(key, v.pipe(v.array(image), v.minLength(1)))),
})

export const ProductFactsRecord = v.pipe(
  FactsRecord,
  v.check(
    ({ electrical, energyLabel }) => !owesEnergyLabel(electrical) || energyLabel !== undefined,
    'A screen and a lamp with its light source are not sold without energyLabel (Regulation (EU) 2017/1369).',
  ),
)
export type ProductFactsRecord = v.InferOutput<typeof ProductFactsRecord>

/** As the index is published; in floating point 7.9 is no multiple of 0.1. */
function hasOneDecimal(value: number): boolean {
  return Number(value.toFixed(1)) === value
}

/** Kinds of electrical goods that are offered with the Union's label or not at all. @see eu-duties C-19 */
function owesEnergyLabel(electrical: v.InferOutput<typeof FactsRecord>['electrical']): boolean {
  return electrical?.category === 'bildschirme_und_monitore' || electrical?.hasLightSource === true
}
