import { Trans, useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { Button } from '@shop/ui/button/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { removeItem } from '../../../features/gift-lists/gift-list-calls.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import css from './gift-lists.module.css'

type RemoveGiftProps = {
  listId: string
  itemKey: string
  /** Where several stand beside each other, tells their buttons apart. */
  label?: string
  onChanged: (list: GiftList) => void
}

/**
 * Takes a wish off after asking once more: names of givers and notes of thanks go with it for good. The question is the
 * same whether anything was given or not, so that it gives no surprise away.
 */
export function RemoveGift({ listId, itemKey, label, onChanged }: RemoveGiftProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const close = () => setIsOpen(false)

  const remove = async () => {
    setIsBusy(true)
    const answer = await call(removeItem(listId, itemKey)).catch(() => null)
    setIsBusy(false)
    if (answer?.type === 'success') {
      close()
      return onChanged(answer.value)
    }
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
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        {...(label === undefined ? {} : { 'aria-label': label })}
        onClick={() => setIsOpen(true)}
      >
        <Trans id="giftList.remove" message="Von der Liste nehmen" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="s"
        title={i18n.t({ id: 'giftList.removeTitle', message: 'Wunsch von der Liste nehmen?' })}
      >
        <div className={css.dialog}>
          <p>
            <Trans
              id="giftList.removeText"
              message="Hat ihn schon jemand erfüllt, gehen mit ihm auch der Name und der Vermerk über den Dank verloren. Was bestellt wurde, bleibt bestellt."
            />
          </p>
          <div className={css.actions}>
            <Button isBusy={isBusy} onClick={() => void remove()}>
              <Trans id="giftList.removeForGood" message="Endgültig entfernen" />
            </Button>
            <Button kind="secondary" onClick={close}>
              <Trans id="giftList.cancel" message="Abbrechen" />
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
