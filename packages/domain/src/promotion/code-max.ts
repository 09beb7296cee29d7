/** Letters of a voucher's or gift card's code as it is typed, with spaces and dashes. */
export const CODE_MAX = 64
