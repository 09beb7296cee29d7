import { Trans, useLingui } from '@lingui/react'
import { voucherHref } from '@shop/blocks/voucher-teaser/voucher-href.ts'
import { ButtonLink } from '@shop/ui/button/button-link'
import { CampaignOffer } from '@shop/ui/campaign/campaign-offer'
import { RichText } from '@shop/ui/rich-text/rich-text'
import { safeHref } from '@shop/ui/rich-text/safe-href.ts'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { closeCampaignAtom, ownOpening } from '../../features/campaigns/campaigns.atoms.ts'
import type { DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { useShopPath } from '../../use-shop.ts'
import type { StackedDialogProps } from './dialog-host.tsx'
import css from './text.module.css'

type CampaignBanner = DialogPropsByName['campaignBanner'] & StackedDialogProps

/** What a campaign offers, with its code ready to be taken along. @see spec §2 "campaign banner" */
export function CampaignBannerDialog({ campaign, openedItself, ...stacked }: CampaignBanner) {
  const path = useShopPath()
  const openDialog = useSetAtom(openDialogAtom)
  const close = useSetAtom(closeCampaignAtom)
  const { id, title, code, link, conditions } = campaign
  const href = link && linkHref(link.href, code, path)
  // It goes with the page, too: then it was not closed, but it was seen.
  useEffect(() => {
    if (openedItself) return () => close(ownOpening(id))
  }, [openedItself, close, id])

  return (
    <ShopDialog
      name="campaignBanner"
      title={title}
      {...stacked}
      footer={
        link && href ? (
          <ButtonLink
            href={href}
            onClick={stacked.onClose}
            {...(link.target === '_blank' ? { target: '_blank' } : {})}
          >
            {link.label}
          </ButtonLink>
        ) : null
      }
    >
      <CampaignOffer
        text={campaign.text}
        image={campaign.image}
        code={code}
        until={campaign.until}
        conditionsLabel={campaign.conditionsLabel}
        onConditions={conditions ? () => openDialog('campaignConditions', { title, conditions }) : null}
      />
    </ShopDialog>
  )
}

/** The small print of a campaign, readable. @see spec §2 "campaign conditions" */
export function CampaignConditionsDialog(
  props: DialogPropsByName['campaignConditions'] & StackedDialogProps,
) {
  const { title, conditions, ...stacked } = props
  const { i18n } = useLingui()
  const path = useShopPath()

  return (
    <ShopDialog
      name="campaignConditions"
      title={i18n.t({ id: 'campaign.conditionsOf', message: 'Bedingungen: {title}', values: { title } })}
      acceptLabel={i18n.t({ id: 'dialog.understood', message: 'Verstanden' })}
      {...stacked}
    >
      <div className={css.text}>
        <RichText document={conditions} topLevel={3} hrefFor={(href) => inShop(href, path)} />
      </div>
    </ShopDialog>
  )
}

/** Where a campaign leads, with its code along; null for an address that is not safe. */
function linkHref(address: string, code: string | null, path: (path: string) => string): string | null {
  const safe = safeHref(address)
  if (safe === null) return null
  const href = inShop(safe, path)
  return code !== null && safe.startsWith('/') ? voucherHref(href, code) : href
}

function inShop(href: string, path: (path: string) => string): string {
  return href.startsWith('/') && !href.startsWith('//') ? path(href) : href
}

/** What a product of a promotion is free or reduced for, and when not. */
export function PromotionDisclaimerDialog(
  props: DialogPropsByName['promotionDisclaimer'] & StackedDialogProps,
) {
  const { title, text, ...stacked } = props
  const { i18n } = useLingui()

  return (
    <ShopDialog
      name="promotionDisclaimer"
      title={title}
      acceptLabel={i18n.t({ id: 'dialog.understood', message: 'Verstanden' })}
      {...stacked}
    >
      <div className={css.text}>
        <Paragraphs of={text} />
        <p className={css.quiet}>
          <Trans
            id="promotion.disclaimer"
            message="Den Vorteil ziehen wir im Warenkorb ab. Geben Sie Artikel der Aktion zurück, verrechnen wir ihn anteilig."
          />
        </p>
      </div>
    </ShopDialog>
  )
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
