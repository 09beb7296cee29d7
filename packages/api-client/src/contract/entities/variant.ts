import { priceSteps } from '@shop/domain/price/price-steps'
import type { Variant } from '@shop/domain/product/product'
import * as v from 'valibot'
import { VariantPriceSchema } from './variant-price.ts'

const amount = v.nullable(v.number())
const unit = v.nullable(v.string())

/** The shop's own block of a variant: what it is sold by, under the names of the wire. @see spec §3 "KQPRI" */
const KqpriSchema = v.object({
  BVC: v.number(),
  deliveryDaysFrom: v.number(),
  deliveryDaysTo: v.number(),
  priceReference: amount,
  scaleAmount1: amount,
  scaleAmount2: amount,
  scaleAmount3: amount,
  scalePrice1: amount,
  scalePrice2: amount,
  scalePrice3: amount,
  scaleUnit1: unit,
  scaleUnit2: unit,
  scaleUnit3: unit,
  paybackFactor: amount,
})

const WireVariantSchema = v.object({
  id: v.number(),
  referenceKey: v.string(),
  label: v.string(),
  gtin: v.exactOptional(v.string()),
  price: VariantPriceSchema,
  stock: v.object({ quantity: v.number() }),
  isRecalled: v.exactOptional(v.literal(true)),
  customData: v.object({ KQPRI: KqpriSchema }),
})

/** A variant as the API tells it, and as orders keep it. */
export type WireVariant = v.InferOutput<typeof WireVariantSchema>

/** Reads a variant from the wire into the words of the trade; nobody behind this door knows the names of the block. */
export const VariantSchema: v.GenericSchema<unknown, Variant> = v.pipe(
  WireVariantSchema,
  v.transform(variantFromWire),
)

export function variantFromWire({ customData: { KQPRI: block }, ...variant }: WireVariant): Variant {
  return {
    ...variant,
    buyability: block.BVC,
    deliveryDays: { from: block.deliveryDaysFrom, to: block.deliveryDaysTo },
    priceSteps: priceSteps([
      { amount: block.scaleAmount1, price: block.scalePrice1 },
      { amount: block.scaleAmount2, price: block.scalePrice2 },
      { amount: block.scaleAmount3, price: block.scalePrice3 },
    ]),
    priceBefore: block.priceReference,
    paybackFactor: block.paybackFactor,
  }
}

/** Steps count pieces. */
const PIECE = 'ST'

export function variantToWire(sent: Variant): WireVariant {
  const { buyability, deliveryDays, priceSteps: steps, priceBefore, paybackFactor, ...variant } = sent
  const [first, second, third] = steps
  return {
    ...variant,
    customData: {
      KQPRI: {
        BVC: buyability,
        deliveryDaysFrom: deliveryDays.from,
        deliveryDaysTo: deliveryDays.to,
        priceReference: priceBefore,
        scaleAmount1: first?.amount ?? null,
        scaleAmount2: second?.amount ?? null,
        scaleAmount3: third?.amount ?? null,
        scalePrice1: first?.price ?? null,
        scalePrice2: second?.price ?? null,
        scalePrice3: third?.price ?? null,
        scaleUnit1: first ? PIECE : null,
        scaleUnit2: second ? PIECE : null,
        scaleUnit3: third ? PIECE : null,
        paybackFactor,
      },
    },
  }
}
