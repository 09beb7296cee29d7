import { useMatches } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Campaign, campaignOf } from './campaign-part.ts'
import { closedCampaignsAtom, pagesSeenAtom } from './campaigns.atoms.ts'

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
