import { Skeleton } from '@shop/ui/skeleton/skeleton'
import css from './address-book.module.css'

/** The room of two addresses. */
export function AddressesWaiting() {
  return (
    <div className={css.list}>
      <Skeleton height="14rem" shape="lines" />
      <Skeleton height="14rem" shape="lines" />
    </div>
  )
}
