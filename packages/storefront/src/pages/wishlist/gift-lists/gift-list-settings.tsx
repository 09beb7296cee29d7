import { Trans, useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { Button } from '@shop/ui/button/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadLists, removeList } from '../../../features/gift-lists/gift-list-calls.ts'
import { GiftListForm } from '../../../features/gift-lists/gift-list-form.tsx'
import { useOwn } from '../../../features/session/use-own.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import { loadWishlistAtom } from '../../../features/wishlist/wishlist.atoms.ts'
import { usePageHref } from '../../../use-shop.ts'
import css from './gift-lists.module.css'

type GiftListSettingsProps = { list: GiftList; onChanged: (list: GiftList) => void }

/** Changes name, occasion and day of a list, or deletes it after asking once more. */
export function GiftListSettings({ list, onChanged }: GiftListSettingsProps) {
  const { i18n } = useLingui()
  const loadWishlist = useSetAtom(loadWishlistAtom)
  const [open, setOpen] = useState<'change' | 'delete' | null>(null)
  const close = () => setOpen(null)

  return (
    <div className={css.actions}>
      <Button kind="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen('change')}>
        <Trans id="giftList.change" message="Liste ändern" />
      </Button>
      <Button kind="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
        <Trans id="giftList.delete" message="Liste löschen" />
      </Button>
      <Dialog
        isOpen={open === 'change'}
        onClose={close}
        title={i18n.t({ id: 'giftList.change', message: 'Liste ändern' })}
      >
        {open === 'change' ? (
          <Change
            list={list}
            onCancel={close}
            onSaved={(changed) => {
              // It knows the lists by their names; without an answer it keeps those of before.
              loadWishlist().catch(() => undefined)
              onChanged(changed)
              close()
            }}
          />
        ) : null}
      </Dialog>
      <Dialog
        isOpen={open === 'delete'}
        onClose={close}
        size="s"
        title={i18n.t({ id: 'giftList.deleteTitle', message: 'Liste löschen?' })}
      >
        <Delete list={list} onCancel={close} />
      </Dialog>
    </div>
  )
}

type ChangeProps = { list: GiftList; onSaved: (list: GiftList) => void; onCancel: () => void }

function Change({ list, ...props }: ChangeProps) {
  const lists = useOwn(loadLists)
  return lists.value ? <GiftListForm list={list} occasions={lists.value.occasions} {...props} /> : null
}

function Delete({ list, onCancel }: { list: GiftList; onCancel: () => void }) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const navigate = useNavigate()
  const pageHref = usePageHref()
  const showToast = useSetAtom(showToastAtom)
  const loadWishlist = useSetAtom(loadWishlistAtom)
  const [isBusy, setIsBusy] = useState(false)

  const remove = async () => {
    setIsBusy(true)
    const answer = await call(removeList(list.id)).catch(() => null)
    if (answer?.type === 'success') {
      loadWishlist().catch(() => undefined)
      await navigate({ href: pageHref('wishlist') })
      void showToast({
        type: 'success',
        message: i18n.t({ id: 'giftList.deleted', message: 'Die Liste ist gelöscht.' }),
      })
      return
    }
    setIsBusy(false)
    void showToast({
      type: 'error',
      message: i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      }),
    })
  }

  return (
    <div className={css.dialog}>
      <p>
        <Trans
          id="giftList.deleteText"
          message="Der Link führt dann ins Leere. Was schon bestellt wurde, bleibt bestellt."
        />
      </p>
      <div className={css.actions}>
        <Button isBusy={isBusy} onClick={() => void remove()}>
          <Trans id="giftList.deleteForGood" message="Endgültig löschen" />
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          <Trans id="giftList.cancel" message="Abbrechen" />
        </Button>
      </div>
    </div>
  )
}
