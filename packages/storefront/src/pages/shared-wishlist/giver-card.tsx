import { Trans, useLingui } from '@lingui/react'
import type { SharedGiftList } from '@shop/api-client/contract/gift-lists'
import { Button } from '@shop/ui/button/button'
import { GiftWish } from '@shop/ui/gift-list/gift-wish'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { addToCartLayerAtom } from '../../features/basket/shown-layer.atoms.ts'
import { type GiftWishItem, giveGiftAtom, ownGiftsAtom } from '../../features/gift-lists/give-gift.atoms.ts'
import { GiftCard } from '../../features/product/gift-card.tsx'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import { BoughtElsewhere } from './bought-elsewhere.tsx'
import { ChooseGift } from './choose-gift.tsx'
import css from './giver-card.module.css'

type GiverCardProps = {
  token: string
  item: GiftWishItem
  /** The name that the giver leaves for the owner; empty for none. */
  from: string
  onChanged: (list: SharedGiftList) => void
  /** The list is not what it was: it has to be asked for again. */
  onOutdated: () => Promise<void>
}

/** A wish as a giver sees it: what is left of it, and the two ways to give it. */
export function GiverCard({ token, item, from, onChanged, onOutdated }: GiverCardProps) {
  const { i18n } = useLingui()
  const give = useSetAtom(giveGiftAtom)
  const showToast = useSetAtom(showToastAtom)
  const own = useAtomValue(ownGiftsAtom).get(item.key) ?? 0
  const [isBusy, setIsBusy] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const wish = useRef<HTMLDivElement>(null)
  // Anew with each answer: with the last piece the buttons are gone, and took the focus with them.
  const [answer, setAnswer] = useState<object | null>(null)
  const answered = useRef(answer)
  const isLayerOpen = useAtomValue(addToCartLayerAtom).type !== 'hidden'
  useEffect(() => {
    if (isLayerOpen || answered.current === answer) return
    answered.current = answer
    if (document.activeElement?.contains(wish.current)) wish.current?.focus({ preventScroll: true })
  }, [answer, isLayerOpen])
  const { product, variant, wanted, note, isUrgent, state, left } = item
  const isBuyable = !product.isSoldOut && !product.recallNote
  const words = i18n.t({ id: 'sharedGiftList.give', message: 'Schenken' })
  const isKnown = !product.isReadFirst && (variant !== null || !product.needsChoice)
  const known = isKnown ? (variant?.id ?? product.variantId) : null

  const giveVariant = async (variantId: number) => {
    setIsBusy(true)
    const given = await give({ token, item, variantId, from }).catch(() => 'failed' as const)
    setIsBusy(false)
    setIsChoosing(false)
    if (given === 'taken') await onOutdated()
    setAnswer({})
    if (given !== 'given') void showToast({ type: 'error', message: refusal(given) })
  }
  const refusal = (why: 'taken' | 'unavailable' | 'failed') => {
    if (why === 'taken')
      return i18n.t({
        id: 'sharedGiftList.taken',
        message: 'Das schenkt gerade schon jemand anderes. Auf der Liste steht, was noch fehlt.',
      })
    if (why === 'unavailable')
      return i18n.t({ id: 'sharedGiftList.unavailable', message: 'Das ist gerade nicht zu haben.' })
    return i18n.t({
      id: 'problem.failed',
      message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    })
  }

  return (
    <GiftCard item={item}>
      <GiftWish
        ref={wish}
        variant={variant?.label ?? ''}
        wanted={wanted}
        note={note}
        isUrgent={isUrgent}
        forGiver={{ state, left }}
      >
        {own > 0 ? (
          <p className={css.own}>
            <Trans
              id="sharedGiftList.inBasket"
              message="{own, plural, one {# liegt} other {# liegen}} in Ihrem Warenkorb"
              values={{ own }}
            />
          </p>
        ) : null}
        {state === 'open' && left > own ? (
          <div className={css.buttons}>
            {isBuyable ? (
              <Button
                size="s"
                wide
                isBusy={isBusy}
                aria-label={`${words}: ${product.name}`}
                onClick={() => (known === null ? setIsChoosing(true) : void giveVariant(known))}
              >
                {words}
              </Button>
            ) : null}
            <BoughtElsewhere
              token={token}
              item={item}
              from={from}
              onChanged={(list) => {
                onChanged(list)
                setAnswer({})
              }}
              onOutdated={() => void onOutdated().then(() => setAnswer({}))}
            />
          </div>
        ) : null}
      </GiftWish>
      {isChoosing ? (
        <ChooseGift
          item={item}
          isBusy={isBusy}
          onChoose={(id) => void giveVariant(id)}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </GiftCard>
  )
}
