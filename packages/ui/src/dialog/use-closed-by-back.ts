import { useEffect, useEffectEvent } from 'react'
import { backStep, type HistoryEntry } from './back-step.ts'

const MARK = 'dialog'
/** The router counts its pages here; a dialog's entry copies the number of the page below it. */
const INDEX = '__TSR_index'

type OpenDialog = { close: () => void; address: string }

/** Dialogs that "back" closes, the topmost last; one page per tab. */
const open: OpenDialog[] = []
let here: HistoryEntry = { isDialog: false, index: 0, href: '' }
let isListening = false

/** While a dialog is open, "back" closes it, topmost first, and the page stays. @see spec §4 "Dialog" */
export function useClosedByBack(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack)

  useEffect(() => {
    if (!isOpen) return
    const entry: OpenDialog = { close: () => close(), address: address() }
    listen()
    open.push(entry)
    pushEntry()
    return () => {
      const place = open.indexOf(entry)
      if (place !== -1) open.splice(place, 1)
    }
  }, [isOpen])
}

/** The router must not hear of it: the page stays the same. An entry that a closed dialog left is taken again. */
function pushEntry(): void {
  const { isDialog } = entryOf(history.state)
  if (!isDialog || open.length > 1)
    History.prototype.pushState.call(history, { ...history.state, [MARK]: open.length }, '')
  here = entryOf(history.state)
}

function listen(): void {
  if (isListening) return
  isListening = true
  // before the router's own listener, which would load the page anew
  window.addEventListener('popstate', onPop, { capture: true })
}

function onPop(event: PopStateEvent): void {
  const top = open.at(-1)
  const from = here
  here = entryOf(event.state)
  const isSameAddress = top === undefined || top.address === address()
  const step = backStep({ hasOpenDialog: top !== undefined, isSameAddress, from, to: here })
  if (step === 'pass') return

  event.stopImmediatePropagation()
  if (step === 'skip') {
    history.back()
    return
  }
  open.pop()
  top?.close()
}

function entryOf(state: unknown): HistoryEntry {
  const known: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {}
  const index = known[INDEX]
  return {
    isDialog: typeof known[MARK] === 'number',
    index: typeof index === 'number' ? index : 0,
    href: location.href,
  }
}

function address(): string {
  return location.pathname + location.search
}
