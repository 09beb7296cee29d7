/** Units that come back for others; minor units with tax, the rate in percent. */
export type ReturnedWorth = {
  units: number
  /** What all of them have cost, after everything that was taken off. */
  paid: number
  /** What one of them costs today; null where it is not sold any more. */
  today: number | null
  rate: number
}

/** What is wanted instead, one for each unit that comes back. */
export type WantedGoods = { today: number; rate: number }

export type ExchangeValue =
  /** `value` is what the wanted units count for, `back` what the shopper gets back besides. */
  | { type: 'possible'; value: number; back: number }
  /** They would cost more: `more` in minor units. */
  | { type: 'dearer'; more: number }
  /** Another rate of tax: the invoice would be wrong. */
  | { type: 'otherTax' }

/**
 * What units are worth that are sent in exchange for returned ones. A shopper who changes the size keeps the price that was
 * paid, whatever a voucher took off or a price has done since; what costs less today is charged at today's price, and the
 * difference goes back. What costs more is no exchange but a purchase: nobody has agreed to pay for it.
 *
 * The invoice of the first order goes on covering the exchanged goods, so their rate of tax has to be the same.
 *
 * @see docs/decisions "After the order"
 */
export function exchangeValue(returned: ReturnedWorth, wanted: WantedGoods): ExchangeValue {
  if (returned.rate !== wanted.rate) return { type: 'otherTax' }

  const cost = wanted.today * returned.units
  if (cost <= returned.paid) return { type: 'possible', value: cost, back: returned.paid - cost }
  const isNoDearer = returned.today !== null && wanted.today <= returned.today
  return isNoDearer
    ? { type: 'possible', value: returned.paid, back: 0 }
    : { type: 'dearer', more: cost - returned.paid }
}
