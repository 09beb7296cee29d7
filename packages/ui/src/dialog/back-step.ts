/** An entry of the tab's history: whether a dialog has added it, the page entry that it lies on, and its whole address. */
export type HistoryEntry = { isDialog: boolean; index: number; href: string }

/** What "back" does: close the topmost dialog, step over an entry whose dialog is closed, or leave the page. */
export type BackStep = 'close' | 'skip' | 'pass'

/**
 * What a step through the history means for the dialogs of a page.
 *
 * A dialog that is closed by other means leaves its entry behind, because going back by script would race with whatever
 * the shopper does next. That entry shows the same page again, so a step from it to the page below is no step at all. A
 * link to an anchor is one, forward: browsers tell it the same way, and nobody has numbered the entry that it makes.
 *
 * @see spec §4 "Dialog"
 */
export function backStep(facts: {
  hasOpenDialog: boolean
  isSameAddress: boolean
  from: HistoryEntry
  to: HistoryEntry
}): BackStep {
  const { hasOpenDialog, isSameAddress, from, to } = facts
  if (hasOpenDialog) return isSameAddress && from.isDialog ? 'close' : 'pass'
  const isPageBelow = from.isDialog && !to.isDialog && from.index === to.index
  return isPageBelow && from.href === to.href ? 'skip' : 'pass'
}
