import { Trans, useLingui } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { useShopFormat } from '@shop/ui/shop-format'
import { complaintKindName, complaintStateName } from '../complaint-words.ts'
import { type OrderPapers, photoHref } from '../order-papers.ts'
import css from '../orders.module.css'

type OrderComplaintsProps = {
  complaints: LoadedOrder['complaints']
  papers: OrderPapers
  nameOf: (key: string) => string
}

/** Complaints about items of the order, with what the shop has answered. */
export function OrderComplaints({ complaints, papers, nameOf }: OrderComplaintsProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()

  return (
    <section className={css.part} aria-labelledby="order-complaints">
      <h2 className={css.subtitle} id="order-complaints">
        <Trans id="orderPage.complaints" message="Reklamationen" />
      </h2>
      <ul className={css.list}>
        {complaints.map((complaint) => (
          <li key={complaint.number} className={css.box}>
            <p>
              <strong className={css.whole}>{complaint.number}</strong>{' '}
              {complaintStateName(i18n, complaint.state)}
            </p>
            <p className={css.quiet}>
              {nameOf(complaint.item)}, {complaintKindName(i18n, complaint.kind)},{' '}
              {date(complaint.receivedAt)}
            </p>
            <p className={css.words}>{complaint.message}</p>
            {complaint.photos.length > 0 ? <Photos photos={complaint.photos} papers={papers} /> : null}
            {complaint.answer ? <Reply words={complaint.answer} at={complaint.answeredAt} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Photos({ photos, papers }: { photos: readonly string[]; papers: OrderPapers }) {
  const { i18n } = useLingui()

  return (
    <ul className={css.photos}>
      {photos.map((photo, index) => (
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
  )
}

function Reply({ words, at }: { words: string; at: string | null }) {
  const { date } = useShopFormat()

  return (
    <blockquote className={css.answer}>
      <p className={css.words}>{words}</p>
      {at ? (
        <footer className={css.quiet}>
          <Trans id="orderPage.answeredAt" message="Antwort vom {day}" values={{ day: date(at) }} />
        </footer>
      ) : null}
    </blockquote>
  )
}
