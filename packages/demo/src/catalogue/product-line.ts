import type { Localised, ProductRecord, VariantRecord } from '@shop/engine/records/catalogue-record'
import type { CareKey } from '../words/care.ts'
import type { ColourKey } from '../words/colours.ts'
import type { AgeKey, FibreKey, RoomKey, StyleKey } from '../words/facets.ts'
import type { FeatureKey } from '../words/features.ts'
import type { MaterialKey } from '../words/materials.ts'

export type ShopFolder = 'lindhaus' | 'puenktchen'

type Contact = { name: string; address: string; email: string }
/** Who made it; where that is outside the Union, with who answers for it there. @see eu-duties C-15 */
export type Maker = Contact & { outside?: { country: string; responsiblePerson: Contact } }

/** One row of the size dropdown. `price` is the German shelf price in cents. */
export type LineVariant = {
  key: string
  label: Localised | string
  price: number
  content?: NonNullable<VariantRecord['content']>
}

/** When it arrives, in days. Brands word the same days differently. @see spec §9 "Delivery message" */
export const DELIVERY = {
  instant: [1, 3],
  soon: [5, 9],
  late: [14, 28],
  veryLate: [42, 56],
  preorder: [30, 999],
  download: [0, 0],
} as const
export type DeliveryClass = keyof typeof DELIVERY

/** A design line: one model of the picture list under one series name, sold in several colours and sizes. */
export type ProductLine = {
  /** Four digits, the beginning of every article number of the line. */
  number: number
  model: string
  series: string
  /** Number of the line whose siblings these are too; default: its own. */
  master?: number
  /** The size that distinguishes such siblings, the advanced attribute vppdimension. @see spec §5 */
  dimension?: string
  maker: Maker
  /** Without colour and size. */
  name: Localised
  text: Localised
  /** Slug paths of categories, the main one first. */
  categories: readonly string[]
  /** Default: every colour the model was rendered in. */
  colours?: readonly ColourKey[]
  materials: readonly MaterialKey[]
  /** Percent per fibre. */
  fibres?: Partial<Record<FibreKey, number>>
  /** Leather or other parts of animal origin beside the fibres. @see eu-duties C-18 */
  hasAnimalParts?: boolean
  features: readonly FeatureKey[]
  care: readonly CareKey[]
  style: StyleKey
  rooms?: readonly RoomKey[]
  age?: AgeKey
  /** Width, depth and height in centimetres; two numbers for flat things, one for a diameter. */
  size?: readonly [number] | readonly [number, number] | readonly [number, number, number]
  /** Kilograms of one piece. */
  weight?: number
  variants: readonly LineVariant[]
  delivery: DeliveryClass
  /** Share of the recommended retail price: 0.8 sells at 80 percent. */
  rrp?: number
  warnings?: readonly Localised[]
  /** Sent by forwarding agent. @see spec §3 bulkyOrLoad */
  freight?: boolean
  /** Higher comes first. */
  popularity: number
  isNew?: boolean
  /** What makes one line unlike all others. */
  change?: (product: ProductRecord) => ProductRecord
}
