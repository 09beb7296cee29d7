/** The shop's payment codes. @see spec §3 "Payment method codes" */
export const PAYMENT_METHOD_CODES = [
  'KK',
  'KD',
  'KC',
  'KN',
  'PP',
  'G',
  'NN',
  'RE',
  'V',
  'TW',
  'IL',
  'AP',
] as const
export type PaymentMethodCode = (typeof PAYMENT_METHOD_CODES)[number]
