/** Codes that no price comparison looks at: not available and sold out. @see spec §4 */
export const UNAVAILABLE_CODES: readonly number[] = [3, 4]

/** @see spec §4 "Delivery state (BVC)" */
export const SOLD_OUT = 4

/** Days from which on a code 2 is a pre-order. @see spec §4 */
export const PRE_ORDER_DAYS = 999
