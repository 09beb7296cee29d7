import { CampaignBar } from '@shop/ui/campaign/campaign-bar'
import { MAIN_ID } from '@shop/ui/layout/layout'
import { useMatches } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { PageCampaign, WithCampaign } from '../../page-campaign.ts'
import { usePageHref } from '../../use-shop.ts'
import { openDialogAtom } from '../dialogs/dialogs.atoms.ts'
import { SeenPromotion } from '../tracking/seen-promotion.tsx'
import { closeCampaignAtom, closedCampaignsAtom, pagesSeenAtom } from './campaigns.atoms.ts'
import { HIDE_CLOSED_SCRIPT } from './closed-campaigns.ts'
import { useOwnOpening } from './use-own-opening.ts'

/** The campaign of the page that is shown, above it; nothing where none fits. @see spec §3 "Campaign visibility rule" */
export function CampaignPlace({ mayOpenItself = true }: { mayOpenItself?: boolean }) {
  const campaign = useMatches({ select: (matches) => campaignOf(matches.at(-1)?.loaderData) })
  const here = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const countPage = useSetAtom(pagesSeenAtom)
  const readClosed = useSetAtom(closedCampaignsAtom)

  // once, before a later page brings its bar: that one is not to be painted first and taken away then
  useEffect(readClosed, [readClosed])

  // the same page with another filter is no other page
  useEffect(() => {
    if (here !== undefined) countPage((seen) => seen + 1)
  }, [here, countPage])

  return campaign ? <Campaign key={campaign.id} campaign={campaign} mayOpenItself={mayOpenItself} /> : null
}

function Campaign({ campaign, mayOpenItself }: { campaign: PageCampaign; mayOpenItself: boolean }) {
  const pageHref = usePageHref()
  const closed = useAtomValue(closedCampaignsAtom)
  const close = useSetAtom(closeCampaignAtom)
  const openDialog = useSetAtom(openDialogAtom)
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const { id, line, tone, until, promotion } = campaign

  const isHidden = (closed?.includes(id) ?? false) || (!isFromServer && isOver(until))
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
      {isFromServer ? <script dangerouslySetInnerHTML={{ __html: HIDE_CLOSED_SCRIPT }} /> : null}
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

function campaignOf(page: unknown): PageCampaign | null {
  return hasCampaign(page) ? page.campaign : null
}

function hasCampaign(page: unknown): page is WithCampaign {
  return page !== null && typeof page === 'object' && 'campaign' in page
}

function never(): () => void {
  return () => {}
}
