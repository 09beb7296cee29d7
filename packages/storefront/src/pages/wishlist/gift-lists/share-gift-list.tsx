import { useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { SHARED_LINK_ID, ShareList } from '@shop/ui/wishlist/share-list'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { GIFT_LINK } from '../../../features/gift-lists/gift-link.ts'
import { shareList } from '../../../features/gift-lists/gift-list-calls.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import { usePageHref } from '../../../use-shop.ts'

type ShareGiftListProps = { list: GiftList; onChanged: (list: GiftList) => void }

/** The link for givers. Its token stands behind the hash, so that no log ever holds it. */
export function ShareGiftList({ list, onChanged }: ShareGiftListProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const link = `${location.origin}${pageHref('sharedWishlist')}#${GIFT_LINK}${list.token}`

  const share = async (isShared: boolean) => {
    setIsBusy(true)
    const answer = await call(shareList(list.id, isShared)).catch(() => null)
    setIsBusy(false)
    if (answer?.type === 'success') return onChanged(answer.value)
    void showToast({
      type: 'error',
      message: i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      }),
    })
  }
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () =>
        showToast({ type: 'success', message: i18n.t({ id: 'wishlist.copied', message: 'Link kopiert' }) }),
      // A browser that refuses leaves the link to be marked by hand.
      () => document.getElementById(SHARED_LINK_ID)?.focus(),
    )

  return (
    <ShareList
      link={list.token === null ? null : link}
      isBusy={isBusy}
      text={i18n.t({
        id: 'giftList.shareText',
        message:
          'Wer den Link hat, sieht die Wünsche und was noch fehlt. Ihr Name und Ihre Adresse stehen nicht darauf. Zurückgenommen führt der Link ins Leere, und ein neuer ist ein anderer.',
      })}
      onShare={() => void share(true)}
      onCopy={() => void copy()}
      onTakeBack={() => void share(false)}
    />
  )
}
