import { useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { showToastAtom } from '../toasts/toasts.atoms.ts'
import {
  changeQuantityAtom,
  cleanUpAtom,
  moveToBasketAtom,
  putBackAtom,
  removeFromBasketAtom,
  saveForLaterAtom,
} from './basket-lines.atoms.ts'

/** What can be done with the lines of the basket, and the one sentence that says how it went. */
export function useLineChanges() {
  const { i18n } = useLingui()
  const changeQuantity = useSetAtom(changeQuantityAtom)
  const removeLine = useSetAtom(removeFromBasketAtom)
  const putBack = useSetAtom(putBackAtom)
  const saveLine = useSetAtom(saveForLaterAtom)
  const moveLine = useSetAtom(moveToBasketAtom)
  const cleanUpLines = useSetAtom(cleanUpAtom)
  const showToast = useSetAtom(showToastAtom)
  const [notice, setNotice] = useState('')
  // Anew with each line or notice that is gone from where it was, and took the focus with it.
  const [gone, setGone] = useState<object | null>(null)

  const failed = i18n.t({
    id: 'basket.changeFailed',
    message: 'Die Änderung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  })
  const reduced = i18n.t({
    id: 'basket.reduced',
    message: 'So viele haben wir nicht mehr: Die Menge ist angepasst.',
  })
  /** spec §8: a failed call changes nothing and throws nothing; the shopper sees it. */
  const attempt = async (change: () => Promise<string>) => {
    setNotice('')
    try {
      setNotice(await change())
    } catch {
      setNotice(failed)
    }
  }

  const change = (itemKey: string, quantity: number, isCut: boolean) =>
    attempt(async () => {
      const { type, kind } = await changeQuantity(itemKey, quantity)
      if (isCut || kind === 'ItemAddedWithReducedQuantity') return reduced
      return type === 'success' ? '' : failed
    })

  const undo = (name: string, lines: readonly BasketItem[]) =>
    attempt(async () => {
      // What is not back can be asked for again.
      const left = new Set(lines)
      const isComplete = await putBack(lines, (line) => left.delete(line)).catch(async (failure: unknown) => {
        await sayRemoved(name, [...left])
        throw failure
      })
      setGone({})
      return isComplete
        ? ''
        : i18n.t({
            id: 'basket.undoneInPart',
            message: 'Teilweise ausverkauft: Wir haben zurückgelegt, was noch da ist.',
          })
    })

  const sayRemoved = (name: string, removed: readonly BasketItem[] | null) =>
    showToast({
      type: 'info',
      message: i18n.t({ id: 'basket.removed', message: '{name} ist entfernt.', values: { name } }),
      action: removed && {
        label: i18n.t({ id: 'basket.undo', message: 'Rückgängig' }),
        onAction: () => void undo(name, removed),
      },
    })

  const remove = (item: BasketItem, { isUndoable = true } = {}) =>
    attempt(async () => {
      const removed = await removeLine(item.key)
      setGone({})
      await sayRemoved(item.product.name, isUndoable ? removed : null)
      return ''
    })

  const saveForLater = (item: BasketItem) =>
    attempt(async () => {
      const { type } = await saveLine(item.key)
      if (type === 'failure') return failed
      setGone({})
      return i18n.t({
        id: 'basket.savedNotice',
        message: '{name} steht jetzt unter „Für später gemerkt“.',
        values: { name: item.product.name },
      })
    })

  const moveToBasket = (item: BasketItem) =>
    attempt(async () => {
      const { type, kind } = await moveLine(item.key)
      setGone({})
      if (kind === 'ItemAddedWithReducedQuantity') return reduced
      return type === 'success' ? '' : failed
    })

  const cleanUp = () =>
    attempt(async () => {
      const isClean = await cleanUpLines()
      return isClean ? '' : failed
    })

  return { notice, setNotice, gone, change, remove, saveForLater, moveToBasket, cleanUp }
}
