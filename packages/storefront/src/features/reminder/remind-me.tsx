import { Trans } from '@lingui/react'
import type { Product, Variant } from '@shop/domain/product/product'
import { canBeReminded } from '@shop/domain/reminder/can-be-reminded'
import { Button } from '@shop/ui/button/button'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense, useState } from 'react'
import { useShop } from '../../use-shop.ts'

const ReminderDialog = lazyPart(() => import('./reminder-dialog.tsx'))

type RemindMeProps = { product: Pick<Product, 'name'>; variant: Variant | null }

/**
 * Offers a reminder for when a variant is back; shown only while it cannot be ordered.
 *
 * @see spec §2 "remind when available"
 */
export function RemindMe({ product, variant }: RemindMeProps) {
  const { closed } = useShop()
  const [isOpen, setIsOpen] = useState(false)
  if (variant === null || !canBeReminded(variant) || closed?.includes('requestReminder')) return null

  return (
    <>
      <Button id="remind-me" kind="secondary" wide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans id="reminder.open" message="Erinnern, wenn wieder da" />
      </Button>
      <Suspense fallback={null}>
        {isOpen ? (
          <ReminderDialog product={product} variant={variant} onClose={() => setIsOpen(false)} />
        ) : null}
      </Suspense>
    </>
  )
}
