import { useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { Button } from '@shop/ui/button/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { GiftWish } from '@shop/ui/gift-list/gift-wish'
import { useState } from 'react'
import { GiftCard } from '../../../features/product/gift-card.tsx'
import { EditGift } from './edit-gift.tsx'
import css from './gift-lists.module.css'

type OwnGiftCardProps = {
  listId: string
  item: GiftList['items'][number]
  onChanged: (list: GiftList) => void
}

/** A wish as its owner sees it, with the way to change it. */
export function OwnGiftCard({ listId, item, onChanged }: OwnGiftCardProps) {
  const { i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { product, wanted, note, isUrgent, given } = item
  const words = i18n.t({ id: 'giftList.edit', message: 'Wunsch ändern' })

  return (
    <>
      <GiftCard item={item}>
        <GiftWish wanted={wanted} note={note} isUrgent={isUrgent} forOwner={{ given }}>
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
            />
          ) : null}
        </div>
      </Dialog>
    </>
  )
}
