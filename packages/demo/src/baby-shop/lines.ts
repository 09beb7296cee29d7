import type { ProductLine } from '../catalogue/product-line.ts'
import { onTheGo } from './on-the-go.ts'

/** Every design line of the baby shop. */
export const babyLines: readonly ProductLine[] = [...onTheGo]
