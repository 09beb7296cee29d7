import { useLingui } from '@lingui/react'
import { useSetAtom } from 'jotai'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import { putWishBackAtom, type Wish } from '../../features/wishlist/wish-actions.atoms.ts'

/** Says that a wish is taken off, with the way back: its heart has gone with it. */
export function useWishRemoval(wish: Wish): () => void {
  const { i18n } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const putBack = useSetAtom(putWishBackAtom)

  const undo = () =>
    putBack(wish).catch(() =>
      showToast({
        type: 'error',
        message: i18n.t({
          id: 'problem.failed',
          message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
        }),
      }),
    )

  return () =>
    void showToast({
      type: 'info',
      message: i18n.t({
        id: 'basket.removed',
        message: '{name} ist entfernt.',
        values: { name: wish.product.name },
      }),
      action: {
        label: i18n.t({ id: 'basket.undo', message: 'Rückgängig' }),
        onAction: () => void undo(),
      },
    })
}
