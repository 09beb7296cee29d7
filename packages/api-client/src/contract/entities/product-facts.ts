import { ELECTRICAL_CATEGORIES } from '@shop/domain/product/electrical-category'
import type { FrenchFacts } from '@shop/domain/product/french-facts'
import type { ProductDeclaration } from '@shop/domain/product/product-declaration'
import { DOWNLOAD_KINDS, DRAWING_KINDS, type ProductFacts } from '@shop/domain/product/product-facts'
import * as v from 'valibot'
import { EnergyLabelSchema } from './energy-label.ts'
import { ProductImageSchema } from './product-image.ts'

const text = v.string()
const number = v.number()

const index = v.object({ value: number, sheet: text })
const FrenchFactsSchema: v.GenericSchema<FrenchFacts> = v.object({
  repairIndex: v.exactOptional(index),
  durabilityIndex: v.exactOptional(index),
  spareParts: v.exactOptional(
    v.variant('available', [
      v.object({ available: v.literal(true), years: number }),
      v.object({ available: v.literal(false) }),
    ]),
  ),
  triman: v.exactOptional(v.array(v.object({ part: text, bin: text }))),
  environmentalSheet: v.exactOptional(v.object({ text: v.nullable(text), link: v.nullable(text) })),
})

const DeclarationSchema: v.GenericSchema<ProductDeclaration> = v.object({
  duty: text,
  title: text,
  lines: v.array(v.object({ text, href: v.exactOptional(text) })),
  images: v.exactOptional(v.array(ProductImageSchema)),
})

export const ProductFactsSchema: v.GenericSchema<ProductFacts> = v.object({
  videos: v.array(v.object({ src: text, poster: ProductImageSchema, title: text })),
  downloads: v.array(
    v.object({
      label: text,
      src: text,
      type: text,
      bytes: number,
      /** What the file is; absent where it is neither. */
      kind: v.exactOptional(v.picklist(DOWNLOAD_KINDS)),
    }),
  ),
  seals: v.array(v.object({ key: text, name: text, text, image: v.nullable(ProductImageSchema) })),
  energyLabel: v.nullable(EnergyLabelSchema),
  warnings: v.array(text),
  isRecalled: v.exactOptional(v.literal(true)),
  electrical: v.nullable(
    v.object({
      category: v.picklist(ELECTRICAL_CATEGORIES),
      registration: v.nullable(text),
      hasBattery: v.boolean(),
    }),
  ),
  medicalProduct: v.nullable(v.object({ riskClass: v.picklist(['I', 'IIa', 'IIb', 'III']), purpose: text })),
  personalisation: v.nullable(
    v.object({
      kind: v.picklist(['text', 'engraving']),
      drawing: v.exactOptional(
        v.object({
          kind: v.picklist(DRAWING_KINDS),
          font: v.picklist(['display', 'text']),
          ground: text,
          ink: text,
          pieces: v.array(text),
          length: v.object({ base: number, perLetter: number }),
        }),
      ),
      rows: v.array(
        v.object({
          label: text,
          maxLength: number,
          maxLengthOf: v.record(text, number),
          required: v.boolean(),
        }),
      ),
      mayBeWithout: v.boolean(),
    }),
  ),
  advice: v.record(text, v.object({ title: text, text: v.array(text) })),
  fibres: v.array(
    v.object({
      part: v.nullable(text),
      shares: v.array(v.object({ fibre: text, percent: number })),
    }),
  ),
  hasAnimalParts: v.exactOptional(v.literal(true)),
  declarations: v.exactOptional(v.array(DeclarationSchema)),
  ageFrom: v.nullable(number),
  ecoParticipation: v.nullable(number),
  french: v.exactOptional(FrenchFactsSchema),
  priceNotes: v.exactOptional(v.array(text)),
  durabilityGuarantee: v.nullable(v.object({ years: number, producer: text, model: text })),
  variantImages: v.record(text, v.array(ProductImageSchema)),
})
