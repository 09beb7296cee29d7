import type { Checkout } from '@shop/api-client/contract/checkout'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { lazy, Suspense } from 'react'
import { AddressEntryForm } from './address-entry-form.tsx'

const CustomerAddresses = lazy(() => import('./customer-addresses.tsx'))

type AddressSectionProps = { checkout: Checkout; onDone: () => void }

/** E-mail, where the goods go and who gets the bill; customers choose among the addresses of their book. */
export function AddressSection({ checkout, onDone }: AddressSectionProps) {
  const isCustomer = checkout.customer !== null && !checkout.customer.isGuest
  if (!isCustomer) return <AddressEntryForm checkout={checkout} onDone={onDone} />
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <CustomerAddresses checkout={checkout} onDone={onDone} />
    </Suspense>
  )
}
