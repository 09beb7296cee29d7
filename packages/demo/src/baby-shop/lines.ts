import type { ProductLine } from '../catalogue/product-line.ts'
import { bath } from './bath.ts'
import { clothes } from './clothes.ts'
import { cuddlyToys } from './cuddly-toys.ts'
import { meals } from './meals.ts'
import { nursery } from './nursery.ts'
import { nurseryFurniture } from './nursery-furniture.ts'
import { onTheGo } from './on-the-go.ts'
import { oneOfAKind } from './one-of-a-kind.ts'
import { sleep } from './sleep.ts'
import { woodenToys } from './wooden-toys.ts'

/** Every design line of the baby shop. */
export const babyLines: readonly ProductLine[] = [
  ...onTheGo,
  ...nurseryFurniture,
  ...nursery,
  ...sleep,
  ...bath,
  ...meals,
  ...clothes,
  ...woodenToys,
  ...cuddlyToys,
  ...oneOfAKind,
]
