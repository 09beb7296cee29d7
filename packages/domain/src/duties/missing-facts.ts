import { COUNTRIES, type Country, LOCALES, markets } from '../market/markets.ts'
import { isoDay } from '../person/birth-date.ts'
import { electricalCategoryOf } from '../product/electrical-category.ts'
import { INFANT_FORMULA } from '../recommendation/is-promotable.ts'
import { DUTIES, type DutyId } from './duties.ts'
import { type DutyPlace, isOwed } from './duty.ts'
import { isInInternalMarket } from './internal-market.ts'

/** What a product is before the law, where nothing else of it says so. */
export const PRODUCT_KINDS = [
  'textile',
  'toy',
  'furniture',
  'energyLabelled',
  /** Of a group of goods that France has an index of reparability or durability for. */
  'indexed',
  /** Of a producer so large that it owes the French sheet of environmental qualities. */
  'environmentalSheet',
  /** Makes data that somebody gets. */
  'connected',
  /** A mixture that is classified as hazardous. */
  'hazardous',
  /** Of wood, leather, rubber, coffee or cocoa, as the annex on deforestation lists it; wooden furniture is so anyway. */
  'deforestation',
  /** Of a group of goods that has a digital passport. */
  'passported',
  /** Of a group of goods whose maker owes repairs. */
  'repairable',
  'food',
] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** What the law asks of a product is looked up in. */
export type SoldProduct = {
  safety: {
    manufacturer: string
    address: string
    email: string
    /** Where the maker sits; absent of records that name whoever answers in the Union as the maker. */
    country?: string
    responsiblePerson?: unknown
    warnings: readonly unknown[]
  } | null
  attributes?: Readonly<Record<string, { values: readonly { value: string }[] }>>
  advancedAttributes: Readonly<Record<string, { value: unknown }>>
  facts: {
    kinds?: readonly ProductKind[]
    fibres?: readonly unknown[]
    ageFrom?: number
    warnings?: readonly unknown[]
    energyLabel?: unknown
    electrical?: { registrations: { weee: string | null }; hasBattery?: boolean }
    hasAnimalParts?: boolean
    dataNotice?: readonly unknown[]
    hazards?: unknown
    deforestation?: readonly unknown[]
    battery?: unknown
    productPassport?: unknown
    supportUntil?: unknown
    makerRepair?: unknown
    food?: unknown
    repairIndex?: unknown
    durabilityIndex?: unknown
    spareParts?: unknown
    triman?: readonly unknown[]
    environmentalSheet?: unknown
    ecoParticipation?: Partial<Record<Country, number>>
  }
  variants: readonly { deliveryDaysTo: number; content: { unit: string } | null }[]
}

/** A fact that a duty asks for and a product has not. */
export type MissingFact = {
  duty: DutyId
  /** Where it would stand in a catalogue file. */
  field: string
  /** The first day on which it is owed, which may be to come. */
  from: string
  /** Whether the product may not be offered without it as soon as it is owed. */
  isBlocking: boolean
}

type FactRule = {
  duty: DutyId
  field: string
  isBlocking: boolean
  isMissing: (product: SoldProduct, country: Country) => boolean
}

/** From this age on, a toy for older children says why it is not for the small ones. @see eu-duties C-16 */
const SMALL_CHILD_MONTHS = 36
/** Units that the law knows for unit prices, as catalogues spell them. @see eu-duties C-11 */
const LEGAL_UNITS = /^(?:KG|LI|L|M|QM|M2|M3)$/i

/** Materials, as the attribute `material` has them, that are of animal origin and no fibre. @see eu-duties C-18 */
const OF_ANIMALS = new Set(['leder', 'wildleder', 'fell', 'horn', 'perlmutt', 'daunen', 'federn'])
/** Materials whose furniture stands in the annex on deforestation. @see eu-duties C-42 */
const OF_TREES = new Set([
  'eiche',
  'buche',
  'birke',
  'nussbaum',
  'kiefer',
  'akazie',
  'esche',
  'ahorn',
  'teak',
  'holz',
  'massivholz',
  'mdf',
])
/** Kinds of goods that France collects apart, beside what is electrical. @see eu-duties C-19b-FR-sorting */
const SORTED: readonly ProductKind[] = ['textile', 'toy', 'furniture']

const RULES: readonly FactRule[] = [
  {
    duty: 'C-15',
    field: 'maker',
    isBlocking: true,
    isMissing: ({ safety }) => !safety || [safety.manufacturer, safety.address, safety.email].includes(''),
  },
  {
    duty: 'C-15',
    field: 'responsiblePerson',
    isBlocking: true,
    isMissing: ({ safety }) =>
      safety?.country !== undefined && !isInInternalMarket(safety.country) && !safety.responsiblePerson,
  },
  {
    duty: 'C-16',
    field: 'facts.ageFrom',
    isBlocking: true,
    isMissing: ({ facts }) => isKind(facts, 'toy') && facts.ageFrom === undefined,
  },
  {
    duty: 'C-16',
    field: 'facts.warnings',
    isBlocking: true,
    isMissing: ({ facts, safety }) =>
      isKind(facts, 'toy') &&
      (facts.ageFrom ?? 0) >= SMALL_CHILD_MONTHS &&
      isEmpty(facts.warnings) &&
      isEmpty(safety?.warnings),
  },
  {
    duty: 'C-05',
    field: 'facts.makerRepair',
    isBlocking: false,
    isMissing: ({ facts }) => isKind(facts, 'repairable') && facts.makerRepair === undefined,
  },
  {
    duty: 'C-17',
    field: 'facts.food',
    isBlocking: true,
    isMissing: ({ facts, attributes }) =>
      (isKind(facts, 'food') || isInfantFormula(attributes)) && facts.food === undefined,
  },
  {
    duty: 'C-18',
    field: 'facts.fibres',
    isBlocking: true,
    isMissing: ({ facts }) => isKind(facts, 'textile') && isEmpty(facts.fibres),
  },
  {
    duty: 'C-18',
    field: 'facts.hasAnimalParts',
    isBlocking: false,
    isMissing: ({ facts, attributes }) =>
      isKind(facts, 'textile') && facts.hasAnimalParts === undefined && isOf(attributes, OF_ANIMALS),
  },
  {
    duty: 'C-19',
    field: 'facts.energyLabel',
    isBlocking: true,
    isMissing: ({ facts }) => isKind(facts, 'energyLabelled') && facts.energyLabel === undefined,
  },
  {
    duty: 'C-19b',
    field: 'facts.electrical.registrations.weee',
    isBlocking: false,
    isMissing: (product) => isElectrical(product) && !product.facts.electrical?.registrations.weee,
  },
  {
    duty: 'C-19b-FR-fee',
    field: 'facts.ecoParticipation.FR',
    isBlocking: false,
    isMissing: (product, country) =>
      isElectrical(product) && product.facts.ecoParticipation?.[country] === undefined,
  },
  {
    duty: 'C-19b-FR-invoice',
    field: 'facts.ecoParticipation.FR',
    isBlocking: false,
    isMissing: ({ facts }, country) =>
      isKind(facts, 'furniture') && facts.ecoParticipation?.[country] === undefined,
  },
  {
    duty: 'C-19b-FR-sorting',
    field: 'facts.triman',
    isBlocking: false,
    isMissing: (product) => isSorted(product) && isEmpty(product.facts.triman),
  },
  {
    duty: 'C-19b-FR-repair',
    field: 'facts.repairIndex',
    isBlocking: false,
    isMissing: ({ facts }) =>
      isKind(facts, 'indexed') && facts.repairIndex === undefined && facts.durabilityIndex === undefined,
  },
  {
    duty: 'C-19b-FR-parts',
    field: 'facts.spareParts',
    isBlocking: false,
    isMissing: (product) =>
      (isElectrical(product) || isKind(product.facts, 'furniture')) && product.facts.spareParts === undefined,
  },
  {
    duty: 'C-19b-FR-sheet',
    field: 'facts.environmentalSheet',
    isBlocking: false,
    isMissing: ({ facts }) => isKind(facts, 'environmentalSheet') && facts.environmentalSheet === undefined,
  },
  {
    duty: 'C-41',
    field: 'facts.dataNotice',
    isBlocking: false,
    isMissing: ({ facts }) => isKind(facts, 'connected') && isEmpty(facts.dataNotice),
  },
  {
    duty: 'C-36',
    field: 'facts.hazards',
    isBlocking: true,
    isMissing: ({ facts }) => isKind(facts, 'hazardous') && facts.hazards === undefined,
  },
  {
    duty: 'C-42',
    field: 'facts.deforestation',
    isBlocking: false,
    isMissing: (product) => isOfTrees(product) && isEmpty(product.facts.deforestation),
  },
  {
    duty: 'C-43',
    field: 'facts.battery',
    isBlocking: false,
    isMissing: ({ facts }) => facts.electrical?.hasBattery === true && facts.battery === undefined,
  },
  {
    duty: 'C-44',
    field: 'facts.productPassport',
    isBlocking: false,
    isMissing: ({ facts }) => isKind(facts, 'passported') && facts.productPassport === undefined,
  },
  {
    duty: 'C-45',
    field: 'facts.supportUntil',
    isBlocking: false,
    isMissing: ({ facts }) => isKind(facts, 'connected') && facts.supportUntil === undefined,
  },
  {
    duty: 'C-11',
    field: 'variants.content.unit',
    isBlocking: false,
    isMissing: ({ variants }) =>
      variants.some(({ content }) => content !== null && !LEGAL_UNITS.test(content.unit)),
  },
]

/**
 * What a product lacks of what the duties of a country ask, now or later; a duty that is over asks nothing. What is sent
 * by mail at once is no goods.
 *
 * @see docs/law.md
 */
export function missingFacts(product: SoldProduct, place: DutyPlace, now: Date): MissingFact[] {
  if (product.variants.every(({ deliveryDaysTo }) => deliveryDaysTo === 0)) return []
  const today = isoDay(now, place.timezone)
  return RULES.flatMap(({ duty, field, isBlocking, isMissing }) => {
    const { countries, from, until }: { countries: readonly Country[]; from: string; until: string | null } =
      DUTIES[duty]
    const isAsked = countries.includes(place.country) && (until === null || today <= until)
    return isAsked && isMissing(product, place.country) ? [{ duty, field, from, isBlocking }] : []
  })
}

/** The countries in which a product may not be offered for what it lacks, with that. */
export function refusedCountries(
  product: SoldProduct,
  now: Date,
): { country: Country; missing: MissingFact[] }[] {
  return COUNTRIES.flatMap((country) => {
    const place = placeOf(country)
    const missing = missingFacts(product, place, now).filter(
      ({ duty, isBlocking }) => isBlocking && isOwed(DUTIES[duty], place, now),
    )
    return missing.length === 0 ? [] : [{ country, missing }]
  })
}

/** A country with the clock of its first market. */
export function placeOf(country: Country): DutyPlace {
  const locale = LOCALES.find((one) => markets[one].country === country) ?? LOCALES[0]
  return markets[locale]
}

function isKind({ kinds = [] }: SoldProduct['facts'], kind: ProductKind): boolean {
  return kinds.includes(kind)
}

function isOf(attributes: SoldProduct['attributes'], materials: ReadonlySet<string>): boolean {
  return (attributes?.material?.values ?? []).some(({ value }) => materials.has(value))
}

function isOfTrees({ facts, attributes }: SoldProduct): boolean {
  return isKind(facts, 'deforestation') || (isKind(facts, 'furniture') && isOf(attributes, OF_TREES))
}

function isInfantFormula(attributes: SoldProduct['attributes']): boolean {
  return (attributes?.[INFANT_FORMULA]?.values ?? []).some(({ value }) => value === '1')
}

function isSorted(product: SoldProduct): boolean {
  return isElectrical(product) || SORTED.some((kind) => isKind(product.facts, kind))
}

function isElectrical({ facts, advancedAttributes }: SoldProduct): boolean {
  return (
    facts.electrical !== undefined ||
    electricalCategoryOf(advancedAttributes.elektroKategorie?.value) !== null
  )
}

function isEmpty(list: readonly unknown[] | undefined): boolean {
  return list === undefined || list.length === 0
}
