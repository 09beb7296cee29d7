import { useLingui } from '@lingui/react'
import type { Product, Variant } from '@shop/domain/product/product'
import { canBeReminded } from '@shop/domain/reminder/can-be-reminded'
import { Button } from '@shop/ui/button/button'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useSetAtom } from 'jotai'
import { Suspense, useState } from 'react'
import { loadWishedProductAtom, type Wish } from '../../features/wishlist/wish-actions.atoms.ts'

const ReminderDialog = lazyPart(() => import('../../features/reminder/reminder-dialog.tsx'))

type RemindedItem = { product: Pick<Product, 'name'>; variant: Variant }

/** Offers a mail for the day a wish is back in stock. @see spec §2 "remind when available" */
export function RemindOfWish({ wish }: { wish: Wish }) {
  const { i18n } = useLingui()
  const loadProduct = useSetAtom(loadWishedProductAtom)
  const [asked, setAsked] = useState<RemindedItem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const words = i18n.t({ id: 'reminder.open', message: 'Erinnern, wenn wieder da' })

  const onClick = async () => {
    setIsBusy(true)
    // If it fails, the shopper can press again.
    const product = await loadProduct(wish).catch(() => null)
    const variants = product?.variants.filter(canBeReminded) ?? []
    const variant = variants.find(({ id }) => id === wish.variant?.id) ?? variants[0]
    setIsBusy(false)
    if (product && variant) setAsked({ product, variant })
  }

  return (
    <>
      <Button
        // The dialog hands the focus back to the button of this name; there is one open dialog at most.
        {...(asked ? { id: 'remind-me' } : {})}
        kind="secondary"
        size="s"
        wide
        isBusy={isBusy}
        aria-haspopup="dialog"
        aria-label={`${words}: ${wish.product.name}`}
        onClick={() => void onClick()}
      >
        {words}
      </Button>
      <Suspense fallback={null}>
        {asked ? <ReminderDialog {...asked} onClose={() => setAsked(null)} /> : null}
      </Suspense>
    </>
  )
}
