import type { Market } from '@shop/domain/market/markets'
import { electricalCategory } from '@shop/domain/product/electrical-category'
import type { AdvancedAttributes } from '@shop/domain/product/product'
import type { ElectricalFacts, EnergyLabel, ProductFacts } from '@shop/domain/product/product-facts'
import { explainsMedicalProducts } from '@shop/domain/product-detail/medical-information'
import { registrationDisplay } from '@shop/domain/product-detail/registration-display'
import type { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import { toldImage } from './told-product.ts'
import { told } from './told-words.ts'

type Facts = ProductFactsRecord

/** The facts of a product as the shop tells them in one locale; what its country does not ask for is left out. */
export function toldFacts(
  facts: Facts,
  {
    safetyWarnings,
    advancedAttributes,
  }: { safetyWarnings: string[]; advancedAttributes: AdvancedAttributes },
  market: Market,
): ProductFacts {
  const warnings = [...safetyWarnings, ...(facts.warnings ?? []).map((one) => told(one, market))]
  return {
    videos: (facts.videos ?? []).map(({ src, poster, title }) => ({
      src,
      poster: toldImage(poster, market),
      title: told(title, market),
    })),
    downloads: (facts.downloads ?? []).map((one) => ({ ...one, label: told(one.label, market) })),
    seals: (facts.seals ?? []).map(({ key, name, text, image }) => ({
      key,
      name: told(name, market),
      text: told(text, market),
      image: image && toldImage(image, market),
    })),
    energyLabel: toldEnergyLabel(facts, market),
    warnings: [...new Set(warnings.map(withoutOpening))],
    electrical: toldElectrical(facts, advancedAttributes, market),
    medicalProduct: toldMedical(facts, market),
    personalisation: toldPersonalisation(facts, market),
    advice: Object.fromEntries(
      Object.entries(facts.advice ?? {}).map(([key, { title, text }]) => [
        key,
        { title: told(title, market), text: text.map((paragraph) => told(paragraph, market)) },
      ]),
    ),
    fibres: (facts.fibres ?? []).map(({ part, shares }) => ({
      part: part && told(part, market),
      shares: shares.map(({ fibre, percent }) => ({ fibre: told(fibre, market), percent })),
    })),
    ageFrom: facts.ageFrom ?? null,
    ecoParticipation: facts.ecoParticipation?.[market.country] ?? null,
    variantImages: Object.fromEntries(
      Object.entries(facts.variantImages ?? {}).map(([key, images]) => [
        key,
        images.map((image) => toldImage(image, market)),
      ]),
    ),
  }
}

/** The energy label of a product, which cards show too. @see eu-duties C-19 */
export function toldEnergyLabel({ energyLabel }: Facts, market: Market): EnergyLabel | null {
  if (!energyLabel) return null
  return { ...energyLabel, label: energyLabel.label && toldImage(energyLabel.label, market) }
}

const OPENING = /^(?:Achtung|Attention|Avertissement|Waarschuwing)\s*[:!.]\s*/i

/** The page puts the word that warnings begin with before each of them itself. @see eu-duties C-16 */
function withoutOpening(warning: string): string {
  return warning.replace(OPENING, '')
}

function toldElectrical(
  { electrical }: Facts,
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

function toldMedical({ medicalProduct }: Facts, market: Market): ProductFacts['medicalProduct'] {
  if (!medicalProduct || !explainsMedicalProducts(market.country)) return null
  return { ...medicalProduct, purpose: told(medicalProduct.purpose, market) }
}

function toldPersonalisation({ personalisation }: Facts, market: Market): ProductFacts['personalisation'] {
  if (!personalisation) return null
  return {
    ...personalisation,
    rows: personalisation.rows.map(({ label, maxLength, maxLengthOf = {}, required }) => ({
      label: told(label, market),
      maxLength,
      maxLengthOf,
      required,
    })),
  }
}
