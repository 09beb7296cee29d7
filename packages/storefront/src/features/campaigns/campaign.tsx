import { CampaignBar } from '@shop/ui/campaign/campaign-bar'
import { MAIN_ID } from '@shop/ui/layout/layout'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useIsOfServer } from '../../hydration/is-of-server.ts'
import type { PageCampaign } from '../../page-campaign.ts'
import { usePageHref } from '../../use-shop.ts'
import { openDialogAtom } from '../dialogs/dialogs.atoms.ts'
import { SeenPromotion } from '../tracking/seen-promotion.tsx'
import { closeCampaignAtom, closedCampaignsAtom } from './campaigns.atoms.ts'
import { HIDE_CLOSED_SCRIPT } from './closed-campaigns.ts'
import { useOwnOpening } from './use-own-opening.ts'

/** In the browser React leaves the text of the script as the server has written it. */
const HIDE_SCRIPT = import.meta.env.SSR ? HIDE_CLOSED_SCRIPT : ''

/** The bar of a campaign that holds on this page, until it is over or closed. */
export function Campaign({ campaign, mayOpenItself }: { campaign: PageCampaign; mayOpenItself: boolean }) {
  const pageHref = usePageHref()
  const closed = useAtomValue(closedCampaignsAtom)
  const close = useSetAtom(closeCampaignAtom)
  const openDialog = useSetAtom(openDialogAtom)
  const isFromServer = useIsOfServer()
  const { id, line, tone, until, promotion } = campaign

  // While the server's HTML is taken over it is what the server has drawn; a closed one is hidden in it by the script.
  const isHidden = !isFromServer && ((closed?.includes(id) ?? false) || isOver(until))
  useOwnOpening(campaign, mayOpenItself && !isHidden)
  if (isHidden) return null

  const bar = (
    <>
      <CampaignBar
        id={id}
        line={line}
        tone={tone}
        href={pageHref('campaigns')}
        onMore={() => openDialog('campaignBanner', { campaign, openedItself: false })}
        onClose={() => {
          close(id)
          // The pressed button disappears with its bar; keyboard users continue where the page begins.
          document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
        }}
      />
      {isFromServer ? <script dangerouslySetInnerHTML={{ __html: HIDE_SCRIPT }} /> : null}
    </>
  )
  return promotionNote(promotion, bar)
}

function promotionNote(promotion: string | null, bar: ReactNode): ReactNode {
  return promotion === null ? bar : <SeenPromotion promotion={promotion}>{bar}</SeenPromotion>
}

/** A page may be kept for a while by the browser; what it promised may be over. */
function isOver(until: string | null): boolean {
  return until !== null && Date.parse(until) < Date.now()
}
