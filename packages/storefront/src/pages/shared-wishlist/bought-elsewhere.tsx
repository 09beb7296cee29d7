import { Trans, useLingui } from '@lingui/react'
import type { SharedGiftList } from '@shop/api-client/contract/gift-lists'
import { Button } from '@shop/ui/button/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import { markBought } from '../../features/gift-lists/gift-list-calls.ts'
import type { GiftWishItem } from '../../features/gift-lists/give-gift.atoms.ts'
import { answered } from '../../features/problem-words/answered.ts'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import css from './giver-card.module.css'

type BoughtElsewhereProps = {
  token: string
  item: GiftWishItem
  from: string
  onChanged: (list: SharedGiftList) => void
  onOutdated: () => void
}

/** Takes a wish off that was bought in another shop; asked once more, because only the owner can take it back. */
export function BoughtElsewhere({ token, item, from, onChanged, onOutdated }: BoughtElsewhereProps) {
  const { i18n } = useLingui()
  const { api } = useAtomValue(servicesAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const stillWanted = item.left - 1
  const words = i18n.t({ id: 'sharedGiftList.elsewhere', message: 'Woanders gekauft' })

  const mark = async () => {
    setIsBusy(true)
    const answer = await answered(markBought(token, item.key, from)(api)).catch(() => null)
    setIsBusy(false)
    setIsOpen(false)
    if (answer?.type === 'success') return onChanged(answer.value)
    const isTaken = answer?.problem.code === 'gift_taken'
    if (isTaken) onOutdated()
    void showToast({
      type: 'error',
      message: isTaken
        ? i18n.t({
            id: 'sharedGiftList.taken',
            message: 'Das schenkt gerade schon jemand anderes. Auf der Liste steht, was noch fehlt.',
          })
        : i18n.t({
            id: 'problem.failed',
            message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
          }),
    })
  }

  return (
    <>
      <Button
        kind="secondary"
        size="s"
        wide
        aria-haspopup="dialog"
        aria-label={`${words}: ${item.product.name}`}
        onClick={() => setIsOpen(true)}
      >
        {words}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={words} size="s">
        <div className={css.dialog}>
          <p>
            {stillWanted > 0 ? (
              <Trans
                id="sharedGiftList.elsewhereOfMany"
                message="Dann {stillWanted, plural, one {fehlt hier noch # Stück} other {fehlen hier noch # Stück}} von {name}. Zurücknehmen kann das nur, wem die Liste gehört."
                values={{ stillWanted, name: item.product.name }}
              />
            ) : (
              <Trans
                id="sharedGiftList.elsewhereText"
                message="Dann wird {name} hier nicht noch einmal geschenkt. Zurücknehmen kann das nur, wem die Liste gehört."
                values={{ name: item.product.name }}
              />
            )}
          </p>
          <div className={css.actions}>
            <Button isBusy={isBusy} onClick={() => void mark()}>
              <Trans id="sharedGiftList.elsewhereYes" message="Ja, schon gekauft" />
            </Button>
            <Button kind="secondary" onClick={() => setIsOpen(false)}>
              <Trans id="giftList.cancel" message="Abbrechen" />
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
