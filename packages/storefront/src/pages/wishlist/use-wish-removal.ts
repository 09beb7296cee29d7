import { useLingui } from '@lingui/react'
import { useSetAtom } from 'jotai'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import {
  putWishBackAtom,
  removeWishAtom,
  type Wish,
  type WishPlace,
} from '../../features/wishlist/wish-actions.atoms.ts'

/** Takes a wish off and says so, with the way back: its heart has gone with it. */
export function useWishRemoval(wish: Wish): () => Promise<void> {
  const { i18n } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const remove = useSetAtom(removeWishAtom)
  const putBack = useSetAtom(putWishBackAtom)

  const undo = (place: WishPlace) =>
    putBack({ wish, place }).catch(() =>
      showToast({
        type: 'error',
        message: i18n.t({
          id: 'problem.failed',
          message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
        }),
      }),
    )

  return async () => {
    const place = await remove(wish)
    void showToast({
      type: 'info',
      message: i18n.t({
        id: 'basket.removed',
        message: '{name} ist entfernt.',
        values: { name: wish.product.name },
      }),
      action: {
        label: i18n.t({ id: 'basket.undo', message: 'Rückgängig' }),
        onAction: () => void undo(place),
      },
    })
  }
}
