import { Trans, useLingui } from '@lingui/react'
import { isPurchase } from '@shop/domain/order/is-purchase'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useSetAtom } from 'jotai'
import { Suspense, useEffect, useRef, useState } from 'react'
import { usePageHref } from '../../../use-shop.ts'
import { acceptReorderedAtom } from '../../basket/basket-lines.atoms.ts'
import { useOwnCall } from '../../session/use-own-call.ts'
import { showToastAtom } from '../../toasts/toasts.atoms.ts'
import css from '../orders.module.css'
import { wasSent } from '../was-sent.ts'
import type { OrderViewProps } from './order-view.tsx'
import { Reordered, type ReorderedProps } from './reordered.tsx'

const CancelOrder = lazyPart(() => import('../cancel-order.tsx').then((m) => ({ default: m.CancelOrder })))
const GiveBack = lazyPart(() => import('../give-back.tsx').then((m) => ({ default: m.GiveBack })))

const GIVE_BACK = 'give-back-button'
const AGAIN = 'order-again'

/** What can be done about an order now; what cannot is not offered. */
export function OrderActions(props: OrderViewProps) {
  const { loaded, access, onChanged, onComplain } = props
  const { i18n } = useLingui()
  const call = useOwnCall()
  const acceptReordered = useSetAtom(acceptReorderedAtom)
  const showToast = useSetAtom(showToastAtom)
  const [open, setOpen] = useState<'cancel' | 'giveBack' | null>(null)
  const [again, setAgain] = useState<ReorderedProps['outcome'] | 'busy' | null>(null)
  const { order, choices } = loaded
  const isBought = isPurchase(order.state)
  const mayCancel = choices.some((choice) => choice.mayCancel)
  const mayTakeBack = isBought && choices.some(({ takeBack }) => takeBack.type === 'possible')
  const mayGiveBack =
    isBought && choices.some(({ takeBack }) => takeBack.type === 'possible' && takeBack.how !== 'recall')
  // What has not been sent is called off, by whoever has it in hands; only what was sent is first of all given back.
  const isSent = choices.some(({ key }) => wasSent(loaded, key))
  // Nobody complains of what is still to come: it is called off, or asked about. A download comes in no parcel.
  const isHere = isSent || order.shippingMethod === 'download'
  const mayComplain = isBought && (isHere || !(mayCancel || mayTakeBack))

  // The button goes with what it did, and the dialog has nothing to give the focus back to.
  const mightCancel = useRef(mayCancel)
  useEffect(() => {
    if (mightCancel.current && !mayCancel && document.activeElement === document.body)
      document.getElementById(AGAIN)?.focus()
    mightCancel.current = mayCancel
  }, [mayCancel])

  const closeGiveBack = () => {
    setOpen(null)
    // The panel goes away with the focus in it, and its button as well once there is nothing left to return.
    const button = document.getElementById(GIVE_BACK) ?? document.getElementById(AGAIN)
    button?.focus()
  }

  const orderAgain = async () => {
    if (again === 'busy') return
    setAgain('busy')
    const { reorder } = await import('@shop/api-client/contract/user-orders')
    const answer = await call((api) => api(reorder, access))
    if (answer.type === 'success') {
      acceptReordered(
        answer.value.basket,
        order.packages.flatMap(({ items }) => items),
      )
      setAgain(answer.value)
      return
    }
    setAgain(null)
    void showToast({
      type: 'error',
      message: i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      }),
    })
  }

  return (
    <div className={css.part}>
      <div className={css.orderActions}>
        {mayCancel && !isSent ? <CancelButton kind="primary" onOpen={() => setOpen('cancel')} /> : null}
        {mayTakeBack && !mayCancel && !isSent ? <AskService access={access} /> : null}
        {mayGiveBack ? (
          <Button
            id={GIVE_BACK}
            kind={isSent ? 'primary' : 'secondary'}
            onClick={() => setOpen('giveBack')}
            aria-expanded={open === 'giveBack'}
          >
            <Trans id="orderPage.giveBack" message="Zurückgeben" />
          </Button>
        ) : null}
        <Button id={AGAIN} kind="secondary" isBusy={again === 'busy'} onClick={() => void orderAgain()}>
          <Trans id="orderPage.again" message="Noch einmal bestellen" />
        </Button>
        {mayCancel && isSent ? <CancelButton kind="secondary" onOpen={() => setOpen('cancel')} /> : null}
        {mayComplain ? (
          <Button kind="secondary" onClick={onComplain}>
            <Trans id="orderPage.complain" message="Reklamieren" />
          </Button>
        ) : null}
      </div>
      {again !== null && again !== 'busy' ? <Reordered outcome={again} /> : null}
      <Suspense fallback={null}>
        {open === 'cancel' ? (
          <CancelOrder
            loaded={loaded}
            access={access}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null)
              onChanged()
            }}
          />
        ) : null}
        {open === 'giveBack' ? (
          <GiveBack loaded={loaded} access={access} onClose={closeGiveBack} onDone={onChanged} />
        ) : null}
      </Suspense>
    </div>
  )
}

function CancelButton({ kind, onOpen }: { kind: 'primary' | 'secondary'; onOpen: () => void }) {
  return (
    <Button kind={kind} id="cancel-order" aria-haspopup="dialog" onClick={onOpen}>
      <Trans id="orderPage.cancel" message="Stornieren" />
    </Button>
  )
}

/** The warehouse has it, or the shop lets nobody cancel by themselves: customer service may still stop it. */
function AskService({ access }: Pick<OrderViewProps, 'access'>) {
  const pageHref = usePageHref()
  return (
    <ButtonLink href={pageHref(access.token === null ? 'accountContact' : 'contact')}>
      <Trans id="orderPage.askService" message="Kundenservice kontaktieren" />
    </ButtonLink>
  )
}
