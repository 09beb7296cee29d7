import { Trans, useLingui } from '@lingui/react'
import { OFFER_STATES, type Offer } from '@shop/api-client/office/promotion-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { offersQuery } from '../../client/merchandising-queries.ts'
import { timezoneOf } from '../../client/timezone-of.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { count } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { OfferTabs } from './offer-tabs.tsx'
import { offerText } from './offer-text.ts'
import { offerStateName, scheduleText } from './offer-words.ts'
import styles from './promotions-page.module.css'

/** Every promotion and voucher: what it does in words, whether it runs, and how many orders use it. */
export function PromotionsPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { state } = useSearch({ from: '/desk/$shop/promotions' })
  const { data, error, isPending } = useQuery(offersQuery(shop.id))
  const offers = (data?.offers ?? []).filter((offer) => state === undefined || offer.state === state)
  const params = { shop: shop.id }
  const timezone = timezoneOf(shop.locales)

  return (
    <div className={styles.page}>
      <OfferTabs />
      <header className={styles.head}>
        <PageTitle>
          <Trans id="offer.title" message="Promotions" />
        </PageTitle>
        <div className={styles.actions}>
          <Choice
            label={i18n.t({ id: 'offer.show', message: 'Show' })}
            isBare
            options={[
              { key: 'all', name: i18n.t({ id: 'offer.all', message: 'All of them' }) },
              ...OFFER_STATES.map((key) => ({ key, name: offerStateName(key, i18n).name })),
            ]}
            value={state ?? 'all'}
            onChange={(key) => {
              const wanted = OFFER_STATES.find((one) => one === key)
              void navigate({
                to: '/$shop/promotions',
                params,
                search: wanted ? { state: wanted } : {},
                replace: true,
              })
            }}
          />
          {shop.may('promotions.change') && (
            <Button
              look="primary"
              onPress={() =>
                void navigate({ to: '/$shop/promotions/$offer', params: { ...params, offer: 'new' } })
              }
            >
              <Plus aria-hidden="true" />
              <Trans id="offer.new" message="New promotion" />
            </Button>
          )}
        </div>
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && (
        <Loading label={i18n.t({ id: 'offers.loading', message: 'Promotions are loading' })} rows={8} />
      )}
      {data && offers.length === 0 && (
        <Empty title={i18n.t({ id: 'offer.none', message: 'No promotions' })}>
          <Trans id="offer.noneHint" message="Make one, try it against a sample basket, and switch it on." />
        </Empty>
      )}
      {offers.length > 0 && (
        <ul className={styles.offers} aria-label={i18n.t({ id: 'offer.title', message: 'Promotions' })}>
          {offers.map((offer) => (
            <OfferRow key={offer.record.id} offer={offer} shop={shop.id} timezone={timezone} />
          ))}
        </ul>
      )}
    </div>
  )
}

function OfferRow({ offer, shop, timezone }: { offer: Offer; shop: string; timezone: string }) {
  const { i18n } = useLingui()
  const { record, uses, codes } = offer
  const state = offerStateName(offer.state, i18n)

  return (
    <li className={styles.offer}>
      <div>
        <Link to="/$shop/promotions/$offer" params={{ shop, offer: record.id }} className={styles.name}>
          {record.name.de}
        </Link>
        <span className={styles.terms}>{offerText(record, i18n).join(' · ')}</span>
        <span className={styles.quiet}>
          {[
            record.code !== null &&
              i18n.t({ id: 'offer.withCode', message: 'Code {code}', values: { code: record.code } }),
            codes &&
              i18n.t({
                id: 'offer.withCodes',
                message: '{used} of {all} codes used',
                values: { used: count(codes.used, i18n.locale), all: count(codes.all, i18n.locale) },
              }),
            scheduleText(record.schedule, timezone, i18n),
            i18n.t({
              id: 'offer.orders',
              message: '{uses, plural, one {one order} other {# orders}}',
              values: { uses },
            }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Badge tone={state.tone}>{state.name}</Badge>
    </li>
  )
}
