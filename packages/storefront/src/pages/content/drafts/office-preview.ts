import * as v from 'valibot'

/** What the shop's office adds to the address of a draft that it frames. */
const OFFICE = '_storyblok_office'
const CHOSEN = 'data-editor-chosen'

const Message = v.variant('type', [
  v.object({ type: v.literal('shop:story'), story: v.unknown() }),
  v.object({ type: v.literal('shop:choose'), uid: v.nullable(v.string()) }),
])
const Mark = v.object({ uid: v.string() })

/** Whether this draft stands in the office beside its form. */
export function isInOffice(): boolean {
  return window.parent !== window && new URLSearchParams(window.location.search).has(OFFICE)
}

/**
 * Talks to the form beside the draft: shows what is typed there, tells which block was clicked, and brings the one into
 * view that was chosen. Nobody but the office and the vendor's editor can frame a draft (its `frame-ancestors`), so
 * whatever comes from the frame's owner comes from them.
 *
 * @see ADR 0013
 */
export function officePreview(show: (story: unknown) => Promise<void>): void {
  window.addEventListener('message', ({ source, data }) => {
    const message = v.safeParse(Message, data)
    if (source !== window.parent || !message.success) return
    if (message.output.type === 'shop:choose') choose(message.output.uid)
    else void show(message.output.story)
  })
  // Before the page's own handlers: a link in a draft is a block to edit, not a way.
  document.addEventListener('click', pointed, { capture: true })
  const style = document.createElement('style')
  style.textContent = `[data-blok-c] { cursor: pointer } [${CHOSEN}] { outline: 3px solid #1b5fcc; outline-offset: 4px }`
  document.head.append(style)
  window.parent.postMessage({ type: 'shop:ready' }, '*')
}

function pointed(event: MouseEvent): void {
  const element = event.target instanceof Element ? event.target.closest('[data-blok-c]') : null
  const uid = element && uidOf(element)
  if (!uid) return
  event.preventDefault()
  event.stopPropagation()
  // Names a block and nothing else, so it may be heard by whoever frames the page.
  window.parent.postMessage({ type: 'shop:block', uid }, '*')
}

function choose(uid: string | null): void {
  for (const one of document.querySelectorAll(`[${CHOSEN}]`)) one.removeAttribute(CHOSEN)
  const element = [...document.querySelectorAll('[data-blok-c]')].find((one) => uidOf(one) === uid)
  if (!element) return
  element.setAttribute(CHOSEN, '')
  element.scrollIntoView({ block: 'nearest' })
}

function uidOf(element: Element): string | null {
  try {
    const mark = v.safeParse(Mark, JSON.parse(element.getAttribute('data-blok-c') ?? ''))
    return mark.success ? mark.output.uid : null
  } catch {
    return null
  }
}
