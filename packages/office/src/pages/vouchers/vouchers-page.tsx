import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { offersQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { OfferTabs } from '../promotions/offer-tabs.tsx'
import styles from '../promotions/promotions-page.module.css'
import { CodeBatch } from './code-batch.tsx'
import { FindVoucher } from './find-voucher.tsx'

/** Codes: found with their uses, switched off, and made by the batch. */
export function VouchersPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error, isPending } = useQuery(offersQuery(shop.id))
  const withCodes = (data?.offers ?? []).filter(({ record }) => record.needsCode)

  return (
    <div className={styles.page}>
      <OfferTabs />
      <PageTitle>
        <Trans id="vouchers.title" message="Vouchers" />
      </PageTitle>
      <FindVoucher />
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && <Loading label={i18n.t({ id: 'vouchers.loading', message: 'Vouchers are loading' })} />}
      {data && withCodes.length === 0 && (
        <Empty title={i18n.t({ id: 'vouchers.none', message: 'No promotion has codes for each shopper' })}>
          <Trans
            id="vouchers.noneHint"
            message="Make a promotion that applies “With a code for each shopper”; its codes are made here."
          />
        </Empty>
      )}
      {withCodes.map((offer) => (
        <CodeBatch key={offer.record.id} offer={offer} />
      ))}
    </div>
  )
}
