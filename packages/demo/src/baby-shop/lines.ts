import type { ProductLine } from '../catalogue/product-line.ts'
import { mealsAndClothes } from './meals-and-clothes.ts'
import { nursery } from './nursery.ts'
import { onTheGo } from './on-the-go.ts'
import { oneOfAKind } from './one-of-a-kind.ts'
import { play } from './play.ts'
import { sleepAndCare } from './sleep-and-care.ts'

/** Every design line of the baby shop. */
export const babyLines: readonly ProductLine[] = [
  ...onTheGo,
  ...nursery,
  ...sleepAndCare,
  ...mealsAndClothes,
  ...play,
  ...oneOfAKind,
]
