import { StoreFields } from '@shop/api-client/office/store-commands'
import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import * as v from 'valibot'

export { StoreFields, StoreId } from '@shop/api-client/office/store-commands'

export const Pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER))

/** A line of a file of stores. False closes one for good: it is shown no more, and what is put aside there is kept. */
export const StoreLine = v.strictObject({ ...StoreFields, isActive: v.exactOptional(v.boolean()) })
export type StoreLine = v.InferOutput<typeof StoreLine>
