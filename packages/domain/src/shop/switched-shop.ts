import type { FeatureName } from './brand.ts'
import type { Shop } from './shop.ts'

/** What operators have switched of a shop's features; what they have not, is as the brand says. */
export type SwitchedFeatures = Partial<Record<FeatureName, boolean>>

/** A shop as operators have switched it while it runs. The same one where nothing differs from the brand. */
export function switchedShop(shop: Shop, switched: SwitchedFeatures): Shop {
  const features = { ...shop.features, ...switched }
  const differs = Object.entries(switched).some(([name, isOn]) => shop.features[name as FeatureName] !== isOn)
  return differs ? { ...shop, features } : shop
}
