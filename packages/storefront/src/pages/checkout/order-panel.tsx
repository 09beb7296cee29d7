import { Trans, useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import { OrderSummary } from '@shop/ui/basket/summary/order-summary'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { OrderButton } from '@shop/ui/checkout/order-button'
import { useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import { BasketCodes } from '../../features/basket/basket-codes.tsx'
import { placeOrderAtom } from '../../features/checkout/checkout.atoms.ts'
import { storedNotes, storedWalletAnswer } from '../../features/checkout/checkout-draft.ts'
import { usePageHref } from '../../use-shop.ts'
import { useNewsletterChoice } from './use-newsletter-choice.ts'

type OrderPanelProps = {
  checkout: Checkout
  isNewsletterOffered: boolean
  onRefused: () => void
}

/** The law's texts, the sums, and nothing between them and the button. @see eu-duties C-20, C-21 */
export function OrderPanel({ checkout, isNewsletterOffered, onRefused }: OrderPanelProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const placeOrder = useSetAtom(placeOrderAtom)
  const [accepted, setAccepted] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const newsletter = useNewsletterChoice(checkout, isNewsletterOffered)

  useEffect(() => {
    // Back from a payment page the button has to work again.
    const onShow = () => setIsBusy(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!accepted)
    if (!accepted || isBusy) {
      document.getElementById('acceptedTerms')?.focus()
      return
    }
    setIsBusy(true)
    newsletter.send()
    const { comment, takesOldDevice = false } = storedNotes()
    const walletAnswer = storedWalletAnswer()
    const isPlaced = await placeOrder(
      {
        acceptedTerms: true,
        comment: comment.trim() || null,
        takesOldDevice,
        expectedTotal: checkout.totals.total,
        ...(walletAnswer === null ? {} : { walletAnswer }),
      },
      (token) => pageHref('thankYou', { order: token }),
    ).catch(() => false)
    // What was typed is forgotten with the thanks: a payment that fails leads back here.
    if (isPlaced) return
    setIsBusy(false)
    onRefused()
  }

  return (
    <>
      {/* Codes have forms of their own, which may not stand inside this one: the button names it instead. */}
      <form id={FORM} noValidate onSubmit={(event) => void onSubmit(event)} />
      <OrderSummary
        title={<Trans id="basket.summary" message="Zusammenfassung" />}
        totals={checkout.totals}
        codes={
          <>
            <BasketCodes basket={checkout.basket} />
            {newsletter.isOffered ? (
              <Checkbox
                id="checkout-newsletter"
                name="newsletter"
                checked={newsletter.isWanted}
                onChange={newsletter.setIsWanted}
                label={i18n.t({
                  id: 'register.newsletter',
                  message: 'Newsletter mit Neuheiten und Angeboten per E-Mail abonnieren',
                })}
                hint={i18n.t({
                  id: 'register.newsletterHint',
                  message:
                    'Freiwillig; abmelden können Sie sich jederzeit. Vorher bestätigen Sie per E-Mail.',
                })}
              />
            ) : null}
            <Checkbox
              id="acceptedTerms"
              name="acceptedTerms"
              label={
                <Trans
                  id="checkout.acceptTerms"
                  message="Ich akzeptiere die <0>AGB</0> und habe das <1>Widerrufsrecht</1> zur Kenntnis genommen."
                  components={[
                    // biome-ignore lint/a11y/useAnchorContent: the words come with the message
                    <a key="terms" href={pageHref('terms')} target="_blank" rel="noopener" />,
                    // biome-ignore lint/a11y/useAnchorContent: the words come with the message
                    <a key="withdrawal" href={pageHref('withdrawalTerms')} target="_blank" rel="noopener" />,
                  ]}
                />
              }
              checked={accepted}
              onChange={(isAccepted) => {
                setAccepted(isAccepted)
                if (isAccepted) setIsMissing(false)
              }}
              required
              error={
                isMissing ? i18n.t({ id: 'problem.terms', message: 'Bitte stimmen Sie den AGB zu' }) : null
              }
            />
          </>
        }
        action={<OrderButton isBusy={isBusy} form={FORM} />}
      />
    </>
  )
}

const FORM = 'order-form'
