import { useLingui } from '@lingui/react'
import { SHARED_LINK_ID, ShareList } from '@shop/ui/wishlist/share-list'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import { shareWishlistAtom } from '../../features/wishlist/wish-actions.atoms.ts'
import { usePageHref } from '../../use-shop.ts'

/** Shares the list by a link that can be taken back. The token stands behind the hash, so that no log ever holds it. */
export function ShareWishlist({ token }: { token: string | null }) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const share = useSetAtom(shareWishlistAtom)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  const link = `${origin}${pageHref('sharedWishlist')}#${token}`

  const change = async (isShared: boolean) => {
    setIsBusy(true)
    await share(isShared).catch(() =>
      showToast({
        type: 'error',
        message: i18n.t({
          id: 'problem.failed',
          message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
        }),
      }),
    )
    setIsBusy(false)
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
      link={token === null ? null : link}
      isBusy={isBusy}
      onShare={() => void change(true)}
      onCopy={() => void copy()}
      onTakeBack={() => void change(false)}
    />
  )
}
