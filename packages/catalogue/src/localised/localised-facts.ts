import type { Market } from '@shop/domain/market/markets'
import { electricalCategory } from '@shop/domain/product/electrical-category'
import type { AdvancedAttributes } from '@shop/domain/product/product'
import type { ElectricalFacts, EnergyLabel, ProductFacts } from '@shop/domain/product/product-facts'
import { explainsMedicalProducts } from '@shop/domain/product-detail/medical-information'
import { registrationDisplay } from '@shop/domain/product-detail/registration-display'
import type { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import { localised } from './localised.ts'
import { localisedDeclarations } from './localised-declarations.ts'
import { localisedImage } from './localised-product.ts'

type FactsRecord = ProductFactsRecord

/** The facts of a product in one locale; what its country does not require is left out. */
export function localisedFacts(
  facts: FactsRecord,
  {
    safetyWarnings,
    advancedAttributes,
    isInfantFormula = false,
  }: { safetyWarnings: string[]; advancedAttributes: AdvancedAttributes; isInfantFormula?: boolean },
  market: Market,
): ProductFacts {
  const warnings = [...safetyWarnings, ...(facts.warnings ?? []).map((one) => localised(one, market))]
  const declarations = localisedDeclarations(facts, { isInfantFormula }, market)
  return {
    videos: (facts.videos ?? []).map(({ src, poster, title }) => ({
      src,
      poster: localisedImage(poster, market),
      title: localised(title, market),
    })),
    downloads: (facts.downloads ?? []).map((one) => ({ ...one, label: localised(one.label, market) })),
    seals: (facts.seals ?? []).map(({ key, name, text, image }) => ({
      key,
      name: localised(name, market),
      text: localised(text, market),
      image: image && localisedImage(image, market),
    })),
    energyLabel: localisedEnergyLabel(facts, market),
    warnings: [...new Set(warnings.map(withoutOpening))],
    electrical: localisedElectrical(facts, advancedAttributes, market),
    medicalProduct: localisedMedical(facts, market),
    personalisation: localisedPersonalisation(facts, market),
    advice: Object.fromEntries(
      Object.entries(facts.advice ?? {}).map(([key, { title, text }]) => [
        key,
        { title: localised(title, market), text: text.map((paragraph) => localised(paragraph, market)) },
      ]),
    ),
    fibres: (facts.fibres ?? []).map(({ part, shares }) => ({
      part: part && localised(part, market),
      shares: shares.map(({ fibre, percent }) => ({ fibre: localised(fibre, market), percent })),
    })),
    ...(facts.hasAnimalParts ? { hasAnimalParts: true } : {}),
    ...(declarations.length > 0 ? { declarations } : {}),
    ageFrom: facts.ageFrom ?? null,
    ecoParticipation: facts.ecoParticipation?.[market.country] ?? null,
    ...frenchFacts(facts),
    durabilityGuarantee: facts.durabilityGuarantee ?? null,
    variantImages: Object.fromEntries(
      Object.entries(facts.variantImages ?? {}).map(([key, images]) => [
        key,
        images.map((image) => localisedImage(image, market)),
      ]),
    ),
  }
}

/** As they stand in the record: `owedFacts` decides who sees them. */
function frenchFacts(facts: FactsRecord): Pick<ProductFacts, 'french'> {
  const { repairIndex, durabilityIndex, spareParts, triman, environmentalSheet } = facts
  const french = {
    ...(repairIndex ? { repairIndex } : {}),
    ...(durabilityIndex ? { durabilityIndex } : {}),
    ...(spareParts ? { spareParts } : {}),
    ...(triman ? { triman } : {}),
    ...(environmentalSheet ? { environmentalSheet } : {}),
  }
  return Object.keys(french).length > 0 ? { french } : {}
}

/** @see eu-duties C-19 */
function localisedEnergyLabel({ energyLabel }: FactsRecord, market: Market): EnergyLabel | null {
  if (!energyLabel) return null
  return { ...energyLabel, label: energyLabel.label && localisedImage(energyLabel.label, market) }
}

const OPENING = /^(?:Achtung|Attention|Avertissement|Waarschuwing)\s*[:!.]\s*/i

/** The page puts the word that warnings begin with before each of them itself. @see eu-duties C-16 */
function withoutOpening(warning: string): string {
  return warning.replace(OPENING, '')
}

function localisedElectrical(
  { electrical }: FactsRecord,
  advancedAttributes: AdvancedAttributes,
  market: Market,
): ElectricalFacts | null {
  const category = electrical?.category ?? electricalCategory({ advancedAttributes })
  if (!category) return null
  const register = registrationDisplay(market.languageTag)
  return {
    category,
    registration: (register && electrical?.registrations[register]) ?? null,
    hasBattery: electrical?.hasBattery ?? false,
  }
}

function localisedMedical({ medicalProduct }: FactsRecord, market: Market): ProductFacts['medicalProduct'] {
  if (!medicalProduct || !explainsMedicalProducts(market.country)) return null
  return { ...medicalProduct, purpose: localised(medicalProduct.purpose, market) }
}

function localisedPersonalisation(
  { personalisation }: FactsRecord,
  market: Market,
): ProductFacts['personalisation'] {
  if (!personalisation) return null
  return {
    ...personalisation,
    rows: personalisation.rows.map(({ label, maxLength, maxLengthOf = {}, required }) => ({
      label: localised(label, market),
      maxLength,
      maxLengthOf,
      required,
    })),
  }
}
