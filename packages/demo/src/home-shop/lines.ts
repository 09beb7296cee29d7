import type { ProductLine } from '../catalogue/product-line.ts'
import { bedroom } from './bedroom.ts'
import { chairs } from './chairs.ts'
import { decoration } from './decoration.ts'
import { kitchenAndGarden } from './kitchen-and-garden.ts'
import { lamps } from './lamps.ts'
import { oneOfAKind } from './one-of-a-kind.ts'
import { sofas } from './sofas.ts'
import { storage } from './storage.ts'
import { tables } from './tables.ts'
import { textiles } from './textiles.ts'

/** Every design line of the home shop. */
export const homeLines: readonly ProductLine[] = [
  ...sofas,
  ...tables,
  ...storage,
  ...chairs,
  ...bedroom,
  ...lamps,
  ...textiles,
  ...decoration,
  ...kitchenAndGarden,
  ...oneOfAKind,
]
