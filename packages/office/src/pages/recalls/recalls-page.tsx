import { Trans, useLingui } from '@lingui/react'
import type { ShownRecall } from '@shop/api-client/office/recall-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { recallsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { day } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './recalls.module.css'

/** Every recall there ever was: what runs comes first, because nothing of it is sold. */
export function RecallsPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { data, error, isPending } = useQuery(recallsQuery(shop.id))
  const recalls = (data?.recalls ?? []).toSorted(
    (one, other) => Number(one.liftedAt !== null) - Number(other.liftedAt !== null),
  )

  return (
    <div className={listing.page}>
      <header className={listing.head}>
        <PageTitle>
          <Trans id="recalls.title" message="Recalls" />
        </PageTitle>
        {shop.may('recalls.change') && (
          <Button
            look="primary"
            onPress={() =>
              void navigate({ to: '/$shop/recalls/$recall', params: { shop: shop.id, recall: 'new' } })
            }
          >
            <Plus aria-hidden="true" />
            <Trans id="recalls.new" message="New recall" />
          </Button>
        )}
      </header>
      <p className={listing.quiet}>
        <Trans
          id="recalls.about"
          message="Dangerous goods are taken off sale at once, every shop lists the recall and warns of it, and everybody who bought them gets a mail."
        />
      </p>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && (
        <Loading label={i18n.t({ id: 'recalls.loading', message: 'The recalls are loading' })} rows={4} />
      )}
      {data && recalls.length === 0 && (
        <Empty title={i18n.t({ id: 'recalls.none', message: 'There are no recalls' })}>
          <Trans
            id="recalls.noneHint"
            message="Where a product turns out to be dangerous, it is recalled here: before anything happens, the office says how many people it reaches."
          />
        </Empty>
      )}
      {recalls.length > 0 && (
        <ul className={styles.recalls} aria-label={i18n.t({ id: 'recalls.title', message: 'Recalls' })}>
          {recalls.map((recall) => (
            <RecallRow key={recall.id} recall={recall} shop={shop.id} />
          ))}
        </ul>
      )}
    </div>
  )
}

function RecallRow({ recall, shop }: { recall: ShownRecall; shop: string }) {
  const { i18n } = useLingui()
  const { id, headline, products, publishedAt, liftedAt, mails } = recall
  return (
    <li className={styles.recall}>
      <div className={styles.said}>
        <Link to="/$shop/recalls/$recall" params={{ shop, recall: id }} className={styles.name}>
          {headline.de}
        </Link>
        <span>{products.map(({ brand, name }) => `${brand} ${name.de}`).join(' · ')}</span>
        <span className={listing.quiet}>
          {[
            id,
            i18n.t({
              id: 'recalls.since',
              message: 'since {day}',
              values: { day: day(publishedAt, i18n.locale) },
            }),
            liftedAt !== null &&
              i18n.t({
                id: 'recalls.liftedOn',
                message: 'lifted on {day}',
                values: { day: day(liftedAt, i18n.locale) },
              }),
            i18n.t({
              id: 'recalls.mails',
              message: '{mails, plural, =0 {no mails} one {one mail} other {# mails}}',
              values: { mails },
            }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <RecallBadge isRunning={liftedAt === null} />
    </li>
  )
}

/** Whether goods are off sale because of it. */
export function RecallBadge({ isRunning }: { isRunning: boolean }) {
  return (
    <Badge tone={isRunning ? 'bad' : 'quiet'}>
      {isRunning ? (
        <Trans id="recalls.running" message="Running" />
      ) : (
        <Trans id="recalls.lifted" message="Lifted" />
      )}
    </Badge>
  )
}
