import type { Address } from '@shop/domain/address/address'
import { addressLines } from './address-lines.ts'
import css from './address-summary.module.css'

/** An address as it stands on a parcel. */
export function AddressSummary({ address, countryName }: { address: Address; countryName: string }) {
  return (
    <address className={css.address}>
      {addressLines(address, countryName).map((line) => (
        <span key={line} className={css.line}>
          {line}
        </span>
      ))}
    </address>
  )
}
