import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { isPaidByHand } from '@shop/domain/payment/payment-method'
import { paymentName } from '@shop/ui/checkout/payment/payment-name.ts'
import { useShopFormat } from '@shop/ui/shop-format'
import { complaintKindName, complaintStateName } from './complaint-words.ts'
import { labelHref, photoHref } from './order-papers.ts'
import type { OrderViewProps } from './order-view.tsx'
import css from './orders.module.css'

/** What comes back, which money has gone back or is on its way, and what has become of complaints. */
export function OrderAftermath({ loaded, access }: OrderViewProps) {
  const { i18n } = useLingui()
  const { date, money } = useShopFormat()
  const { order, returns, refunds, complaints } = loaded
  const papers = { ...access, locale: order.locale }
  const items = order.packages.flatMap((parcel) => parcel.items)
  const nameOf = (key: string) => items.find((item) => item.key === key)?.product.name ?? ''
  const amount = (minor: number) => money(minor, { currency: order.currencyCode })

  return (
    <>
      {returns.length > 0 ? (
        <section className={css.part} aria-labelledby="order-returns">
          <h2 className={css.subtitle} id="order-returns">
            <Trans id="orderPage.returns" message="Rücksendungen" />
          </h2>
          <ul className={css.list}>
            {returns.map(({ number, state, announcedAt, receivedAt, items: back }) => (
              <li key={number} className={css.box}>
                <p>
                  <strong>{number}</strong>{' '}
                  {state === 'received' && receivedAt ? (
                    <Trans
                      id="orderPage.returnReceived"
                      message="am {day} angekommen"
                      values={{ day: date(receivedAt) }}
                    />
                  ) : (
                    <Trans
                      id="orderPage.returnExpected"
                      message="angemeldet am {day}, wird erwartet"
                      values={{ day: date(announcedAt) }}
                    />
                  )}
                </p>
                <p className={css.quiet}>
                  {back.map(({ key, quantity }) => `${quantity} × ${nameOf(key)}`).join(', ')}
                </p>
                {state === 'announced' ? (
                  <a className={css.link} href={labelHref(papers, number)} target="_blank" rel="noopener">
                    <Trans id="orderPage.label" message="Etikett für die Rücksendung (PDF)" />
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {refunds.length > 0 ? (
        <section className={css.part} aria-labelledby="order-refunds">
          <h2 className={css.subtitle} id="order-refunds">
            <Trans id="orderPage.refunds" message="Erstattungen" />
          </h2>
          <ul className={css.list}>
            {refunds.map((refund) => (
              <li key={`${refund.at} ${refund.key} ${refund.way}`} className={css.box}>
                <p>
                  <strong>{amount(refund.amount)}</strong> {refundWords(i18n, refund)}
                </p>
                <p className={css.quiet}>{date(refund.at)}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {complaints.length > 0 ? (
        <section className={css.part} aria-labelledby="order-complaints">
          <h2 className={css.subtitle} id="order-complaints">
            <Trans id="orderPage.complaints" message="Reklamationen" />
          </h2>
          <ul className={css.list}>
            {complaints.map((complaint) => (
              <li key={complaint.number} className={css.box}>
                <p>
                  <strong>{complaint.number}</strong> {complaintStateName(i18n, complaint.state)}
                </p>
                <p className={css.quiet}>
                  {nameOf(complaint.item)}, {complaintKindName(i18n, complaint.kind)},{' '}
                  {date(complaint.receivedAt)}
                </p>
                <p className={css.words}>{complaint.message}</p>
                {complaint.photos.length > 0 ? (
                  <ul className={css.photos}>
                    {complaint.photos.map((photo, index) => (
                      <li key={photo}>
                        <a href={photoHref(papers, photo)} target="_blank" rel="noopener">
                          <img
                            src={photoHref(papers, photo)}
                            alt={i18n.t({
                              id: 'orderPage.photo',
                              message: 'Foto {number}',
                              values: { number: index + 1 },
                            })}
                            width={96}
                            height={96}
                            loading="lazy"
                          />
                        </a>
                      </li>
                    ))}
                  </ul>
                ) : null}
                {complaint.answer ? (
                  <blockquote className={css.answer}>
                    <p className={css.words}>{complaint.answer}</p>
                    {complaint.answeredAt ? (
                      <footer className={css.quiet}>
                        <Trans
                          id="orderPage.answeredAt"
                          message="Antwort vom {day}"
                          values={{ day: date(complaint.answeredAt) }}
                        />
                      </footer>
                    ) : null}
                  </blockquote>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** Where money goes, and how far it is. */
export function refundWords(
  i18n: I18n,
  refund: Pick<LoadedOrder['refunds'][number], 'key' | 'way' | 'state'>,
) {
  const { key, way, state } = refund
  if (way === 'release' && isPaidByHand(key))
    return i18n.t({ id: 'refund.nothingDue', message: 'sind nicht mehr zu bezahlen.' })
  if (way === 'release')
    return i18n.t({
      id: 'refund.release',
      message: 'werden nicht abgebucht: Die Zahlung war nur vorgemerkt.',
    })
  if (way === 'giftcard')
    return i18n.t({ id: 'refund.giftcard', message: 'sind wieder auf der Geschenkkarte.' })
  if (way === 'balance') return i18n.t({ id: 'refund.balance', message: 'sind wieder im Kontoguthaben.' })
  if (way === 'byHand' && state === 'done')
    return i18n.t({ id: 'refund.transferred', message: 'sind per Überweisung zurückgegangen.' })
  if (way === 'byHand' && key === 'balance')
    return i18n.t({
      id: 'refund.withoutAccount',
      message:
        'werden überwiesen, denn das Kundenkonto mit dem Guthaben gibt es nicht mehr. Der Kundenservice braucht dafür eine Bankverbindung.',
    })
  if (way === 'byHand')
    return i18n.t({
      id: 'refund.byHand',
      message: 'gehen per Überweisung auf das Konto zurück, von dem sie kamen.',
    })
  const values = { method: paymentName(i18n, key) }
  if (state === 'refused')
    return i18n.t({
      id: 'refund.refused',
      message: 'konnten nicht über {method} zurückgehen. Der Kundenservice kümmert sich darum.',
      values,
    })
  return state === 'waiting'
    ? i18n.t({ id: 'refund.waiting', message: 'sind auf dem Weg zurück über {method}.', values })
    : i18n.t({ id: 'refund.done', message: 'sind über {method} zurückgegangen.', values })
}
