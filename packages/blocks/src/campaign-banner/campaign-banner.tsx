import { Trans, useLingui } from '@lingui/react'
import type { LinkField } from '@shop/content/fields'
import { isCampaignVisible, type PageFacts } from '@shop/domain/content/campaign-visibility'
import { momentOf } from '@shop/domain/content/countdown'
import { CampaignCode } from '@shop/ui/campaign/campaign-code'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { useCallback, useId, useMemo, useState } from 'react'
import { useBlockPage } from '../block-page.ts'
import { Clock } from '../countdown/countdown-clock.tsx'
import { defineBlock } from '../define-block.tsx'
import { fact } from '../needs/shop-facts.ts'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import { ContentText } from '../parts/content-text.tsx'
import { LazyDialog } from '../parts/lazy-dialog.tsx'
import { useNow } from '../parts/use-now.ts'
import { voucherHref } from '../voucher-teaser/voucher-href.ts'
import css from './campaign-banner.module.css'
import { type CampaignFields, campaignBannerFields, campaignProblems } from './campaign-fields.ts'
import { campaignRule } from './campaign-rule.ts'

export { campaignBannerFields } from './campaign-fields.ts'

/** A campaign where and while it holds, and always in a draft. @see spec §3 "Campaign visibility rule" */
function CampaignBanner({ fields, data }: { fields: CampaignFields; data: { page: PageFacts } }) {
  const { isDraft } = useBlockPage()
  const { dateFrom, dateTo, triggerContainer } = fields
  const rule = useMemo(
    () => campaignRule({ dateFrom, dateTo, triggerContainer }),
    [dateFrom, dateTo, triggerContainer],
  )
  const until = useMemo(() => (dateTo ? momentOf(dateTo) : null), [dateTo])
  const now = useNow(
    useCallback(
      (moment: Date) => {
        if (fields.showsCountdown && until && until > moment) return 1000
        return dateFrom || dateTo ? 60_000 : null
      },
      [fields.showsCountdown, until, dateFrom, dateTo],
    ),
  )
  const isVisible = isCampaignVisible(rule, data.page, now)
  if (!isVisible && !isDraft) return null

  return (
    <BlockSection>
      {isVisible ? null : (
        <p className={css.hidden}>
          <Trans
            id="campaign.hidden"
            message="Nur im Entwurf: Diese Kampagne ist hier gerade nicht zu sehen."
          />
        </p>
      )}
      <div
        className={css.banner}
        data-live={dateTo === null ? undefined : ''}
        data-tone={fields.tone}
        data-plain={fields.image === null || undefined}
      >
        <div className={css.words}>
          <BlockTitle className={css.headline}>{fields.headline}</BlockTitle>
          {fields.text ? <p className={css.text}>{fields.text}</p> : null}
          {fields.showsCountdown && until ? <Clock until={until} now={now} /> : null}
          {fields.code ? <CampaignCode code={fields.code} /> : null}
          <div className={css.actions}>
            {fields.link && fields.linkLabel ? (
              <BlockButton link={withCode(fields.link, fields.code)}>{fields.linkLabel}</BlockButton>
            ) : null}
            {fields.conditions ? <Conditions fields={fields} conditions={fields.conditions} /> : null}
          </div>
        </div>
        {fields.image ? (
          <div className={css.picture}>
            <ContentPicture asset={fields.image} sizes="(width >= 768px) 50vw, 100vw" />
          </div>
        ) : null}
      </div>
    </BlockSection>
  )
}

/** A way into the shop takes the code along. @see spec §4 "Voucher link" */
function withCode(link: LinkField, code: string): LinkField {
  return code !== '' && link.href.startsWith('/') ? { ...link, href: voucherHref(link.href, code) } : link
}

type ConditionsProps = { fields: CampaignFields; conditions: NonNullable<CampaignFields['conditions']> }

/** What a campaign is bound to, in a dialog of its own. @see spec §2 "campaign conditions" */
function Conditions({ fields, conditions }: ConditionsProps) {
  const { i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const words =
    fields.conditionsLabel || i18n.t({ id: 'campaign.conditions', message: 'Bedingungen der Aktion' })

  return (
    <>
      <button
        type="button"
        id={id}
        className={css.conditions}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words}
      </button>
      <LazyDialog isOpen={isOpen} title={words} returnFocusTo={id} onClose={() => setIsOpen(false)}>
        <ContentText document={conditions} topLevel={3} />
      </LazyDialog>
    </>
  )
}

export const campaignBanner = defineBlock({
  name: 'campaign_banner',
  fields: campaignBannerFields,
  needs: () => ({ page: fact('page') }),
  check: campaignProblems,
  Component: CampaignBanner,
})
