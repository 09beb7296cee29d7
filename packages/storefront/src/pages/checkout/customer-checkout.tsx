import { loadAddressBook } from '../../features/addresses/address-book.ts'
import { useOwn } from '../../features/session/use-own.ts'
import { CustomerAddresses } from './addresses/customer-addresses.tsx'
import { CheckoutSections, type CheckoutSectionsProps } from './checkout-sections.tsx'
import { CheckoutWaiting } from './notices/checkout-waiting.tsx'

/**
 * The checkout of a registered customer, who chooses among the addresses of the book. It waits for the book where an
 * address is the first thing to ask for: the sections after it would jump.
 */
export default function CustomerCheckout(props: Omit<CheckoutSectionsProps, 'addressPart'>) {
  const { checkout } = props
  const book = useOwn(loadAddressBook)
  const isComing = book.value === null && !book.isFailed
  if (isComing && checkout.missing.includes('shippingAddress')) return <CheckoutWaiting />
  return (
    <CheckoutSections
      {...props}
      addressPart={(onDone) => <CustomerAddresses checkout={checkout} book={book} onDone={onDone} />}
    />
  )
}
