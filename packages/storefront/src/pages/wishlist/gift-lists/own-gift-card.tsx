import { useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { Button } from '@shop/ui/button/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { GiftGivers } from '@shop/ui/gift-list/gift-givers'
import { GiftWish } from '@shop/ui/gift-list/gift-wish'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { thankFor } from '../../../features/gift-lists/gift-list-calls.ts'
import { GiftCard } from '../../../features/product/gift-card.tsx'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
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
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const { key, product, wanted, note, isUrgent, given, gifts } = item
  const words = i18n.t({ id: 'giftList.edit', message: 'Wunsch ändern' })

  const thank = async (giftKey: string, isThanked: boolean) => {
    const answer = await call(thankFor(listId, { itemKey: key, giftKey, isThanked })).catch(() => null)
    if (answer?.type === 'success') return onChanged(answer.value)
    void showToast({
      type: 'error',
      message: i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      }),
    })
  }

  return (
    <>
      <GiftCard item={item}>
        <GiftWish wanted={wanted} note={note} isUrgent={isUrgent} forOwner={{ given }}>
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
            />
          ) : null}
        </div>
      </Dialog>
    </>
  )
}
