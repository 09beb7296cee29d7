import { useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { Button } from '@shop/ui/button/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { GiftGivers } from '@shop/ui/gift-list/gift-givers'
import { GiftWish } from '@shop/ui/gift-list/gift-wish'
import { useState } from 'react'
import { GiftCard } from '../../../features/product/gift-card.tsx'
import { EditGift } from './edit-gift.tsx'
import css from './gift-lists.module.css'
import { useThanking } from './use-thanking.ts'

type OwnGiftCardProps = {
  listId: string
  item: GiftList['items'][number]
  onChanged: (list: GiftList) => void
}

/** A wish as its owner sees it, with the way to change it. */
export function OwnGiftCard({ listId, item, onChanged }: OwnGiftCardProps) {
  const { i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { key, product, variant, wanted, note, isUrgent, given, gifts } = item
  const words = i18n.t({ id: 'giftList.edit', message: 'Wunsch ändern' })

  const thank = useThanking({ listId, itemKey: key, onChanged })

  return (
    <>
      <GiftCard item={item}>
        <GiftWish
          variant={variant?.label ?? ''}
          wanted={wanted}
          note={note}
          isUrgent={isUrgent}
          forOwner={{ given }}
        >
          <GiftGivers id={`thanks-${key}`} gifts={gifts ?? []} onThank={(...gift) => void thank(...gift)} />
          <Button
            kind="secondary"
            size="s"
            wide
            aria-haspopup="dialog"
            aria-label={`${words}: ${product.name}`}
            onClick={() => setIsOpen(true)}
          >
            {words}
          </Button>
        </GiftWish>
      </GiftCard>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={product.name} size="s">
        <div className={css.dialog}>
          {isOpen ? (
            <EditGift
              listId={listId}
              item={item}
              onChanged={(list) => {
                setIsOpen(false)
                onChanged(list)
              }}
              onOutdated={onChanged}
            />
          ) : null}
        </div>
      </Dialog>
    </>
  )
}
