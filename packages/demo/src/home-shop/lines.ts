import type { ProductLine } from '../catalogue/product-line.ts'
import { sofas } from './sofas.ts'

/** Every design line of the home shop. */
export const homeLines: readonly ProductLine[] = [...sofas]
