import type { Invoice } from '../invoice/invoice.ts'
import { addressWithoutPerson } from './order-without-person.ts'

/**
 * A paper once the tax office may no longer ask for it: numbers, days, amounts and tax stay, whom it was for and what was
 * written onto the goods is gone.
 *
 * @see eu-duties C-30
 */
export function invoiceWithoutPerson(invoice: Invoice): Invoice {
  return {
    ...invoice,
    recipient: addressWithoutPerson(invoice.recipient),
    deliveryAddress: invoice.deliveryAddress && addressWithoutPerson(invoice.deliveryAddress),
    lines: invoice.lines.map((line) => ({ ...line, details: [] })),
  }
}
