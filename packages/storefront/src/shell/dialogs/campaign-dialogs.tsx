import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { DialogPropsByName } from '../../features/dialogs/dialog-props.ts'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import type { StackedDialogProps } from './dialog-host.tsx'
import css from './text.module.css'

type CampaignBanner = DialogPropsByName['campaignBanner'] & StackedDialogProps

/** What a campaign offers, with its code ready to be taken along. */
export function CampaignBannerDialog(props: CampaignBanner) {
  const { title, text, voucherCode, link, conditions, ...stacked } = props
  const openDialog = useSetAtom(openDialogAtom)

  return (
    <ShopDialog
      name="campaignBanner"
      title={title}
      {...stacked}
      footer={
        link ? (
          <ButtonLink href={link.href} onClick={stacked.onClose}>
            {link.label}
          </ButtonLink>
        ) : null
      }
    >
      <div className={css.text}>
        <Paragraphs of={text} />
        {voucherCode === null ? null : <VoucherCode code={voucherCode} />}
        {conditions.length === 0 ? null : (
          <div>
            <Button
              kind="quiet"
              aria-haspopup="dialog"
              onClick={() => openDialog('campaignConditions', { title, conditions })}
            >
              <Trans id="campaign.conditions" message="Bedingungen der Aktion" />
            </Button>
          </div>
        )}
      </div>
    </ShopDialog>
  )
}

/** The small print of a campaign, readable. */
export function CampaignConditionsDialog(
  props: DialogPropsByName['campaignConditions'] & StackedDialogProps,
) {
  const { title, conditions, ...stacked } = props
  const { i18n } = useLingui()

  return (
    <ShopDialog
      name="campaignConditions"
      title={i18n.t({ id: 'campaign.conditionsOf', message: 'Bedingungen: {title}', values: { title } })}
      acceptLabel={i18n.t({ id: 'dialog.understood', message: 'Verstanden' })}
      {...stacked}
    >
      <div className={css.text}>
        <Paragraphs of={conditions} />
      </div>
    </ShopDialog>
  )
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
            message="Der Vorteil wird im Warenkorb abgezogen. Gehen Artikel der Aktion zurück, wird er anteilig verrechnet."
          />
        </p>
      </div>
    </ShopDialog>
  )
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

function VoucherCode({ code }: { code: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      () => undefined, // the code stands there to be read
    )

  return (
    <div className={css.code}>
      <code>{code}</code>
      <Button kind="secondary" size="s" onClick={copy}>
        {isCopied ? (
          <Trans id="campaign.copied" message="Kopiert" />
        ) : (
          <Trans id="campaign.copy" message="Code kopieren" />
        )}
      </Button>
    </div>
  )
}
