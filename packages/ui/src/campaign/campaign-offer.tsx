import { Trans } from '@lingui/react'
import type { AssetField } from '@shop/content/fields'
import { Button } from '../button/button.tsx'
import { ContentPicture } from '../picture/content-picture.tsx'
import { useShopFormat } from '../shop-format.tsx'
import { CampaignCode } from './campaign-code.tsx'
import css from './campaign-offer.module.css'

type CampaignOfferProps = {
  text: string
  image?: AssetField | null
  code?: string | null
  /** ISO moment at which it ends. */
  until?: string | null
  /** Opens what the campaign is bound to; null for one without conditions. */
  onConditions?: (() => void) | null
  conditionsLabel?: string
}

/** What a campaign offers, until when, and the way to its conditions: the inside of its dialog. */
export function CampaignOffer(props: CampaignOfferProps) {
  const { text, image = null, code = null, until = null, onConditions = null, conditionsLabel = '' } = props
  const { date } = useShopFormat()

  return (
    <div className={css.offer}>
      {image ? (
        <div className={css.picture}>
          <ContentPicture asset={image} sizes="(width >= 640px) 560px, 100vw" isDecorative />
        </div>
      ) : null}
      {text ? <p className={css.text}>{text}</p> : null}
      {code ? <CampaignCode code={code} /> : null}
      {until || onConditions ? (
        <div className={css.terms}>
          {until ? (
            <span>
              <Trans id="campaign.until" message="Gilt bis {day}" values={{ day: date(until) }} />
            </span>
          ) : null}
          {onConditions ? (
            <Button kind="quiet" size="s" aria-haspopup="dialog" onClick={onConditions}>
              {conditionsLabel || <Trans id="campaign.conditions" message="Bedingungen der Aktion" />}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
