import type { DurabilityGuarantee } from './durability-guarantee.ts'
import type { ElectricalCategory } from './electrical-category.ts'
import type { FrenchFacts } from './french-facts.ts'
import type { ProductImage } from './product.ts'
import type { ProductDeclaration } from './product-declaration.ts'

/** A short film; `src` is the media key of the file. */
export type ProductVideo = { src: string; poster: ProductImage; title: string }

/** What a file to take along may be: how a product is put up, or how it is used. */
export const DOWNLOAD_KINDS = ['assembly', 'manual'] as const

/** A file to take along, for example the assembly instructions; size in bytes. One that is neither has no kind. */
export type ProductDownload = {
  label: string
  src: string
  type: string
  bytes: number
  kind?: (typeof DOWNLOAD_KINDS)[number]
}

/** What a third party or the shop itself vouches for. */
export type ProductSeal = { key: string; name: string; text: string; image: ProductImage | null }

export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClass = (typeof ENERGY_CLASSES)[number]

/** The arrow beside a price and what it opens. @see eu-duties C-19 */
export type EnergyLabel = {
  class: EnergyClass
  /** Best and worst class of the product's kind. */
  scale: { from: EnergyClass; to: EnergyClass }
  /** Number in the Union's product register. */
  eprelId: string
  /** Media key of the product information sheet. */
  sheet: string
  /** The label as its maker printed it. */
  label: ProductImage | null
}

/** What the law on electrical goods wants said. @see spec §9 "Electrical-equipment regulation" */
export type ElectricalFacts = {
  category: ElectricalCategory
  /** The number that this market shows; null where it shows none. */
  registration: string | null
  hasBattery: boolean
}

/** A medical product, as Germany wants it explained. @see spec §2 "EKTG" */
export type MedicalFacts = { riskClass: 'I' | 'IIa' | 'IIb' | 'III'; purpose: string }

export type PersonalisationRow = {
  label: string
  maxLength: number
  /** By reference key of the variant, where larger ones take more letters. */
  maxLengthOf: Record<string, number>
  required: boolean
}

/** What letters come on: a wagon each, hollows of a board, cloth that is stitched, a cup. */
export const DRAWING_KINDS = ['wagons', 'board', 'cloth', 'cup'] as const

/** How the product is drawn with its text while a shopper types. Colours are `#rrggbb`, lengths millimetres. */
export type PersonalisationDrawing = {
  kind: (typeof DRAWING_KINDS)[number]
  /** The brand's font that comes nearest to the letters on the product. */
  font: 'display' | 'text'
  /** Of the wood, cloth or glaze. */
  ground: string
  ink: string
  /** Of the wagons or letters that are pieces of their own, taken in turn; empty where all are like the ground. */
  pieces: string[]
  /** `base` is there without a letter; of what is written on a thing alone the writing is measured, and it is 0. */
  length: { base: number; perLetter: number }
}

/** What shoppers may have put on the product. @see spec §4 "Personalisation text" */
export type Personalisation = {
  kind: 'text' | 'engraving'
  /** Left out where the text is shown as letters alone. */
  drawing?: PersonalisationDrawing
  /** They become text1..n of the line, in this order. */
  rows: PersonalisationRow[]
  /** Whether it is sold plain too; the line then says „ohne“. */
  mayBeWithout: boolean
}

/** Advice on one attribute, paragraph by paragraph. */
export type AttributeAdvice = { title: string; text: string[] }

/** Fibres of one part of a textile; `part` is null where it has one part only. @see eu-duties C-18 */
export type FibreComposition = { part: string | null; shares: { fibre: string; percent: number }[] }

/** Everything that some products have and most have not, in one locale. */
export type ProductFacts = {
  videos: ProductVideo[]
  downloads: ProductDownload[]
  seals: ProductSeal[]
  energyLabel: EnergyLabel | null
  /** Each without the word that warnings begin with. @see eu-duties C-16 */
  warnings: string[]
  /** The first of them tells of a recall. @see eu-duties C-15 */
  isRecalled?: true
  electrical: ElectricalFacts | null
  medicalProduct: MedicalFacts | null
  personalisation: Personalisation | null
  /** By attribute key. */
  advice: Record<string, AttributeAdvice>
  fibres: FibreComposition[]
  /** Leather and other parts of animal origin that are no fibres; said beside the fibres. @see eu-duties C-18 */
  hasAnimalParts?: true
  /** What single laws want said of it, each under a heading of its own. */
  declarations?: ProductDeclaration[]
  /** Months from which a child may use it; null where age does not matter. */
  ageFrom: number | null
  /** Minor units inside the price, shown beside it and never reduced; null elsewhere than in France. @see eu-duties C-19b */
  ecoParticipation: number | null
  french?: FrenchFacts
  /** What has to stand beside the price, in words. @see eu-duties C-19b-FR-fee, C-19b-FR-repair */
  priceNotes?: string[]
  durabilityGuarantee: DurabilityGuarantee | null
  /** Pictures of single variants, by reference key. */
  variantImages: Record<string, ProductImage[]>
}

/** The part of a bundle as the catalogue names it: a product or one of its variants, by reference key. */
export type BundleItem = { referenceKey: string; quantity: number }
/** A bundle is packed as one article; a virtual one is put together from its parts when it is ordered. */
export type BundleKind = 'bundle' | 'virtual'
