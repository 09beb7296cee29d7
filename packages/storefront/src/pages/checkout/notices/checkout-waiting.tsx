import { PageWidth } from '@shop/ui/layout/page-width'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import css from '../checkout-page.module.css'

/** Holds the room of a whole screen until the sections are known, so that nothing below it has to move. */
export function CheckoutWaiting() {
  return (
    <PageWidth>
      <div className={css.waiting} aria-busy="true">
        <Skeleton height="max(32rem, 75vh)" shape="lines" />
      </div>
    </PageWidth>
  )
}
