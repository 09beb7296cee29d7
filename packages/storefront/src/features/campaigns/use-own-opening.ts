import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { PageCampaign } from '../../page-campaign.ts'
import { openDialogAtom } from '../dialogs/dialogs.atoms.ts'
import { hasOpenedItselfAtom, mayOpenItselfAtom } from './campaigns.atoms.ts'

/** ms that a page is looked at before anything opens by itself. */
const OPENS_AFTER = 8000

/** Fields that are being filled in: typing is not interrupted. */
const TYPED = 'input, textarea, select, [contenteditable]'

/**
 * Opens a campaign's dialog by itself, where its editor wants that: once, after a while on a second page, and over
 * nothing else. Closing it is remembered like closing the bar.
 *
 * @see docs/adr/0022
 */
export function useOwnOpening(campaign: PageCampaign, isWelcome: boolean): void {
  const { id, opensItself } = campaign
  const mayOpen = useAtomValue(mayOpenItselfAtom)(id) && isWelcome && opensItself
  const openDialog = useSetAtom(openDialogAtom)
  const setOpened = useSetAtom(hasOpenedItselfAtom)

  useEffect(() => {
    if (!mayOpen) return
    const timer = setInterval(() => {
      if (isBusy(document)) return
      clearInterval(timer)
      setOpened(true)
      openDialog('campaignBanner', { campaign, openedItself: true })
    }, OPENS_AFTER)
    return () => clearInterval(timer)
  }, [mayOpen, campaign, openDialog, setOpened])
}

/**
 * Whether the tab is hidden, something is being typed, or a dialog is open: filters and layers open theirs without a
 * name.
 */
export function isBusy(page: Pick<Document, 'hidden' | 'activeElement' | 'querySelector'>): boolean {
  return (
    page.hidden ||
    (page.activeElement?.matches(TYPED) ?? false) ||
    page.querySelector('dialog[open]') !== null
  )
}
