import { useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { GiftGivers } from '@shop/ui/gift-list/gift-givers'
import { GiftWish } from '@shop/ui/gift-list/gift-wish'
import { GoneProduct } from '@shop/ui/gift-list/gone-product'
import { RemoveGift } from './remove-gift.tsx'
import { useThanking } from './use-thanking.ts'

type GoneGiftProps = {
  listId: string
  item: GiftList['gone'][number]
  onChanged: (list: GiftList) => void
}

/** A wish whose product is no longer sold: who gave it can still be thanked, and its owner can take it off. */
export function GoneGift({ listId, item, onChanged }: GoneGiftProps) {
  const { i18n } = useLingui()
  const { key, name, wanted, given, gifts } = item
  const thank = useThanking({ listId, itemKey: key, onChanged })
  const words = i18n.t({ id: 'giftList.remove', message: 'Von der Liste nehmen' })

  return (
    <GoneProduct name={name}>
      <GiftWish wanted={wanted} note="" isUrgent={false} forOwner={{ given }}>
        <GiftGivers id={`thanks-${key}`} gifts={gifts ?? []} onThank={(...gift) => void thank(...gift)} />
        <RemoveGift
          listId={listId}
          itemKey={key}
          label={name === null ? words : `${words}: ${name}`}
          onChanged={onChanged}
        />
      </GiftWish>
    </GoneProduct>
  )
}
