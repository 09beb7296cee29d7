import { useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import { GiftDeliveryChoice } from '@shop/ui/checkout/gift-delivery-choice'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import {
  checkoutProblemAtom,
  chooseGiftDeliveryAtom,
  loadCheckoutAtom,
} from '../../features/checkout/checkout.atoms.ts'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import { usePageHref } from '../../use-shop.ts'
import { problemWords } from './notices/problem-words.ts'

type GiftDeliveryProps = { shown: NonNullable<Checkout['giftDelivery']> }

/** Where the gifts of the basket go; a choice is saved at once, as prices and dates follow it. */
export default function GiftDelivery({ shown }: GiftDeliveryProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const store = useStore()
  const choose = useSetAtom(chooseGiftDeliveryAtom)
  const load = useSetAtom(loadCheckoutAtom)
  const showToast = useSetAtom(showToastAtom)
  // Shown as chosen while it is being saved.
  const [wanted, setWanted] = useState<boolean | null>(null)

  const onChoose = async (isChosen: boolean) => {
    setWanted(isChosen)
    const isTaken = await choose({ isChosen })
    const problem = store.get(checkoutProblemAtom)
    if (!isTaken && problem) {
      void showToast({ type: 'error', message: problemWords(i18n, problem) })
      await load()
    }
    setWanted(null)
  }

  return (
    <GiftDeliveryChoice
      list={shown.name}
      state={shown.state}
      isChosen={wanted ?? shown.isChosen}
      onChoose={(isChosen) => void onChoose(isChosen)}
      basketHref={pageHref('basket')}
    />
  )
}
