import { useLingui } from '@lingui/react'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import { pickupPointLines } from '../checkout/delivery/pickup-point-lines.ts'
import { useShopFormat } from '../shop-format.tsx'
import css from './next-steps.module.css'

type NextStepsProps = {
  /** Pay in advance: the parcel waits for the money. */
  waitsForTransfer: boolean
  /** Already worded: `Dienstag, 24. bis Donnerstag, 26. November`; null for a download. */
  delivery: string | null
  /** Preferred day, ISO date. */
  preferredDay?: string | null
  /** Where it waits, instead of going to the address. */
  pickupPoint?: PickupPoint | null
  /** What is paid in cash when the parcel comes, with its currency; null where nothing is. */
  cashAtTheDoor?: string | null
}

/** What happens after the order, step by step; where nothing travels, nothing is packed either. */
export function NextSteps({
  waitsForTransfer,
  delivery,
  preferredDay = null,
  pickupPoint = null,
  cashAtTheDoor = null,
}: NextStepsProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  const transfer = {
    title: i18n.t({ id: 'order.stepTransfer', message: 'Überweisen' }),
    text: i18n.t({
      id: 'order.stepTransferText',
      message: 'Sobald Ihr Geld da ist, legen wir los. Das dauert meist einen Werktag.',
    }),
  }
  const packing = {
    title: i18n.t({ id: 'order.stepPacking', message: 'Packen' }),
    text: i18n.t({
      id: 'order.stepPackingText',
      message: 'Wir prüfen Ihre Bestellung und verpacken sie im Lager.',
    }),
  }
  const mailed = {
    title: i18n.t({ id: 'shipping.download', message: 'Per E-Mail' }),
    text: i18n.t({
      id: 'order.stepMailedText',
      message: 'Alles kommt wenige Minuten nach der Zahlung per E-Mail.',
    }),
  }
  const shipping = {
    title: i18n.t({ id: 'order.stepShipping', message: 'Versand' }),
    text: i18n.t({
      id: 'order.stepShippingText',
      message: 'Sie bekommen eine E-Mail mit dem Link zur Sendungsverfolgung.',
    }),
  }
  const arrival = {
    title: i18n.t({ id: 'order.stepDelivery', message: 'Ankunft' }),
    text: preferredDay
      ? i18n.t({
          id: 'order.stepPreferredDay',
          message: 'Am Wunschtag: {day}',
          values: { day: date(preferredDay, 'dayMonth') },
        })
      : delivery,
    further: [
      ...(pickupPoint ? [pickupPointLines(i18n, pickupPoint).join(', ')] : []),
      ...(cashAtTheDoor === null
        ? []
        : [
            i18n.t({
              id: 'order.stepCash',
              message: 'Bei der Übergabe bar zu zahlen: {amount}',
              values: { amount: cashAtTheDoor },
            }),
          ]),
    ],
  }
  const steps =
    delivery === null
      ? [...(waitsForTransfer ? [transfer] : []), mailed]
      : [waitsForTransfer ? transfer : packing, shipping, arrival]

  return (
    <ol className={css.list}>
      {steps.map((step) => (
        <li key={step.title}>
          <span className={css.title}>{step.title}</span>
          <span className={css.text}>{step.text}</span>
          {'further' in step
            ? step.further.map((line) => (
                <span key={line} className={css.text}>
                  {line}
                </span>
              ))
            : null}
        </li>
      ))}
    </ol>
  )
}
