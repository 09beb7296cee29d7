import type { ProductFacts } from '@shop/domain/product/product-facts'

/** The facts of a product without any. */
export const NO_FACTS: ProductFacts = {
  videos: [],
  downloads: [],
  seals: [],
  energyLabel: null,
  warnings: [],
  electrical: null,
  medicalProduct: null,
  personalisation: null,
  advice: {},
  fibres: [],
  ageFrom: null,
  ecoParticipation: null,
  durabilityGuarantee: null,
  variantImages: {},
}
