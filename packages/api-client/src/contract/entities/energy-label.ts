import { ENERGY_CLASSES, type EnergyLabel } from '@shop/domain/product/product-facts'
import * as v from 'valibot'
import { ProductImageSchema } from './product-image.ts'

const energyClass = v.picklist(ENERGY_CLASSES)

export const EnergyLabelSchema: v.GenericSchema<EnergyLabel> = v.object({
  class: energyClass,
  scale: v.object({ from: energyClass, to: energyClass }),
  eprelId: v.string(),
  sheet: v.string(),
  label: v.nullable(ProductImageSchema),
})
