import { Trans, useLingui } from '@lingui/react'
import X from 'lucide-react/icons/x'
import { type MouseEvent, useId } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './campaign-bar.module.css'

export type CampaignTone = 'accent' | 'tint' | 'sale'

type CampaignBarProps = {
  /** The campaign in one line. */
  line: string
  tone?: CampaignTone
  /** Where all of it can be read, for browsers that open no dialog. */
  href: string
  /** `_uid` of the campaign: a browser that has closed it hides the bar by this name before it is painted. */
  id: string
  onMore: () => void
  onClose: () => void
}

/** One campaign in one line above a page. It lies in the page, covers nothing, and its height is there from the start. */
export function CampaignBar({ line, tone = 'tint', href, id, onMore, onClose }: CampaignBarProps) {
  const { i18n } = useLingui()
  const lineId = useId()
  const moreId = useId()
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onMore()
  }

  return (
    <section
      className={css.bar}
      data-screen-only=""
      data-tone={tone}
      data-campaign={id}
      aria-label={i18n.t({ id: 'campaign.bar', message: 'Aktion' })}
      // a browser that has closed it hides it before React is there
      suppressHydrationWarning
    >
      <p className={css.words}>
        <span id={lineId}>{line}</span>{' '}
        <a
          id={moreId}
          className={css.more}
          href={href}
          aria-haspopup="dialog"
          aria-labelledby={`${moreId} ${lineId}`}
          onClick={open}
        >
          <Trans id="campaign.more" message="Mehr dazu" />
        </a>
      </p>
      <div className={css.close}>
        <IconButton
          icon={X}
          label={i18n.t({ id: 'campaign.close', message: 'Aktion ausblenden' })}
          onClick={onClose}
        />
      </div>
    </section>
  )
}
