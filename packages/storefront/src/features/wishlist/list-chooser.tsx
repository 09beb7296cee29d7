import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { addToList } from '../gift-lists/gift-list-calls.ts'
import { refusalWords } from '../problem-words/form-problem-words.ts'
import { useOwnCall } from '../session/use-own-call.ts'
import { showToastAtom } from '../toasts/toasts.atoms.ts'
import css from './list-chooser.module.css'
import { wishlistAtom } from './wishlist.atoms.ts'

type ListChooserProps = {
  productId: number
  /** The variant that is wished for; any of the product without it. */
  variantId?: number | undefined
  onClose: () => void
}

/** Offers the gift lists for what is on the wishlist; closing it leaves it there alone. */
export default function ListChooser({ productId, variantId, onClose }: ListChooserProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const lists = useAtomValue(wishlistAtom)?.giftLists ?? []
  const [busyWith, setBusyWith] = useState<string | null>(null)

  const add = async (id: string, name: string) => {
    setBusyWith(id)
    const answer = await call(addToList(id, variantId === undefined ? { productId } : { variantId })).catch(
      () => null,
    )
    setBusyWith(null)
    if (answer?.type === 'success') {
      onClose()
      return void showToast({
        type: 'success',
        message: i18n.t({
          id: 'listChooser.added',
          message: 'Steht jetzt auf der Liste „{name}“',
          values: { name },
        }),
      })
    }
    void showToast({
      type: 'error',
      message: answer
        ? refusalWords(i18n, answer.problem)
        : i18n.t({
            id: 'problem.failed',
            message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
          }),
    })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={i18n.t({ id: 'listChooser.title', message: 'Auch auf eine Liste zum Beschenken?' })}
    >
      <div className={css.lists}>
        {lists.map(({ id, name }) => (
          <Button key={id} kind="secondary" wide isBusy={busyWith === id} onClick={() => void add(id, name)}>
            {name}
          </Button>
        ))}
        <Button wide onClick={onClose}>
          <Trans id="listChooser.no" message="Nur auf die Wunschliste" />
        </Button>
      </div>
    </Dialog>
  )
}
