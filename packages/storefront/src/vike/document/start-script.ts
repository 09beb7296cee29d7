import { sourceOf } from './script-source.ts'

/**
 * The inline script that starts a page: its own scripts are fetched after the first paint, so that they never compete
 * with what the shopper is waiting to see, or at once when the page is touched. A tap that React cannot answer yet, on
 * a button, on a choice or on a link that opens a dialog, is kept and repeated as soon as it can; a link that waits in vain
 * is followed. So is what was chosen from a list, and a form that was sent: by itself it would lead to an address that takes
 * none. A link to another page takes the line for itself, and so does the way back to one. The first sign of a reader is noted for whatever waits for one (`reader-sign.ts`).
 *
 * @param files addresses of the page's scripts, the entry first
 * @param options.isAtOnce for a page that has nothing to show before its scripts: they wait for no paint
 * @param options.showsCards for a page of cards: the one that is tapped shows its product while the document is on its way
 * @returns what stands in the script element; nothing without files
 */
export function startScript(
  files: readonly string[],
  { isAtOnce = false, showsCards = false }: { isAtOnce?: boolean; showsCards?: boolean } = {},
): string {
  if (files.length === 0) return ''
  const rest = showsCards ? `,${isAtOnce ? 1 : 0},${sourceOf(showTapped)}` : isAtOnce ? ',1' : ''
  return `(${sourceOf(startPage)})(${JSON.stringify(files)}${rest})`
}

/**
 * The inline script that asks for what a page of the shopper's own asks for first, before its scripts are there. It
 * stands in front of the style sheet, for which inline scripts wait.
 *
 * @param calls addresses, see `early-calls.ts`
 * @returns what stands in the script element; nothing without calls
 */
export function earlyScript(calls: readonly string[]): string {
  return calls.length === 0 ? '' : `(${sourceOf(askEarly)})(${JSON.stringify(calls)})`
}

/** Runs in the browser, as text: what the API client would ask itself, a moment later. @see early-answers.ts */
function askEarly(calls: readonly string[]): void {
  const headers = { accept: 'application/json' }
  window.earlyAnswers = Object.fromEntries(
    calls.map((path) => [path, fetch(path, { headers }).catch(() => null)]),
  )
}

/**
 * Runs in the browser of a phone, as text: what a card knows of its product, about where the product's page will show it.
 * A document that comes at once is not waited for by anything; one that has not come after ten seconds does not come.
 *
 * It lies above the page and moves nothing of it, so that whoever comes back is where they were.
 */
function showTapped(link: Element): void {
  const card = link.closest('article')
  const title = card?.querySelector('h3')
  const header = document.querySelector('header')
  if (!card || !title || !header || innerWidth > 767) return
  // Others of a card lead to another colour, or to what sending costs.
  if (!title.contains(link) && !link.contains(card.querySelector('img'))) return
  setTimeout(() => {
    const frame = document.createElement('main')
    const name = document.createElement('h1')
    const copy = (part: string) => card.querySelector(part)?.cloneNode(true) ?? ''
    name.textContent = title.textContent
    frame.ariaBusy = 'true'
    frame.style.cssText = `position:fixed;inset:${header.getBoundingClientRect().bottom}px 0 0;z-index:20;padding:92px 16px;background:${getComputedStyle(document.documentElement).backgroundColor}`
    frame.append(copy('img'), copy('[data-card=brand]'), name, copy('[data-card=price]'))
    document.body.prepend(frame)
    setTimeout(() => frame.remove(), 10_000)
  }, 100)
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function startPage(files: readonly string[], isAtOnce?: number, showTapped?: (link: Element) => void): void {
  const TAP_IS_KEPT_MS = 10_000
  const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel']
  const PRESSED = 'button[type="button"], a[aria-haspopup="dialog"], input[type="radio"]'
  const waiting = new Map<HTMLElement, { since: number; value?: string }>()
  const givenUp = new WeakSet<Element>()
  const { pathname: loadedPath, search: loadedSearch } = location
  let begun = false
  let hasLeft = false

  function begin() {
    if (begun) return
    begun = true
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    // React takes over what is there, so all of it has to be there.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
    else run()
  }

  function run() {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = files[0] ?? ''
    document.head.append(script)
  }

  // React knows an element while it still prepares its part, and loses what is pressed then.
  function isAwake(element: Element) {
    return (
      !element.closest('[data-asleep]') && Object.keys(element).some((key) => key.startsWith('__reactProps'))
    )
  }

  function repeatKept() {
    for (const [control, { since, value = '' }] of waiting) {
      const isOver = !control.isConnected || performance.now() - since > TAP_IS_KEPT_MS
      if (!isOver && !isAwake(control)) {
        // A part that sleeps hears of it once it listens. @see late-part.tsx
        control.dispatchEvent(new Event('wake', { bubbles: true }))
        continue
      }
      waiting.delete(control)
      if (isOver) givenUp.add(control)
      if (control instanceof HTMLSelectElement) {
        control.value = value
        control.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (control instanceof HTMLFormElement) {
        if (!isOver) control.requestSubmit()
      } else if (!isOver || !(control instanceof HTMLButtonElement)) control.click()
    }
    if (waiting.size > 0) requestAnimationFrame(repeatKept)
  }

  function keep(control: HTMLElement, value?: string) {
    // React may wake a part for the very tap, and has answered it then.
    setTimeout(() => {
      if (isAwake(control)) return
      waiting.set(control, { since: performance.now(), ...(value === undefined ? {} : { value }) })
      requestAnimationFrame(repeatKept)
    })
  }

  // For another tab, window or a file.
  function isHeld({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
    return ctrlKey || metaKey || shiftKey || altKey
  }

  function keepTap(event: MouseEvent) {
    const { target } = event
    const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
    if (control === null || isAwake(control) || givenUp.has(control)) return
    if (!(control instanceof HTMLButtonElement)) {
      if (isHeld(event)) return
      event.preventDefault()
    }
    keep(control)
  }

  function keepChoice({ target }: Event) {
    if (target instanceof HTMLSelectElement && !isAwake(target)) keep(target, target.value)
  }

  function keepForm(event: SubmitEvent) {
    const { target } = event
    if (!(target instanceof HTMLFormElement) || target.method !== 'post' || isAwake(target)) return
    event.preventDefault()
    keep(target)
  }

  // Scripts that are still on their way would hold up the page that is asked for; nothing else on this page is waited for.
  function leave(event: MouseEvent) {
    const { target, defaultPrevented, button } = event
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || defaultPrevented || button || isHeld(event)) return
    const { origin, pathname } = link
    const isPage = origin === location.origin && pathname.endsWith('/') && pathname !== location.pathname
    if (!isPage || link.target || isAwake(link)) return
    hasLeft = true
    stop()
    showTapped?.(link)
  }

  addEventListener('change', keepChoice, true)
  addEventListener('click', keepTap, true)
  addEventListener('submit', keepForm, true)
  addEventListener('click', leave)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLeft) location.reload()
  })
  // A page that was loaded in the middle of others is left for one of them without a document. Until React has taken over
  // there is only the HTML of this one, and it would be taken over with the data of the other.
  addEventListener('popstate', (event) => {
    const { pathname, search } = location
    if (!document.body.closest('[data-asleep]') || pathname + search === loadedPath + loadedSearch) return
    event.stopImmediatePropagation()
    location.reload()
  })
  // A browser moves a pointer that rests where the page appears, by nothing; a row of cards snaps into place by itself.
  const isStill = (event: Event) =>
    (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) ||
    (event.type === 'scroll' && event.target !== document)
  const noteSign = (event: Event) => {
    if (isStill(event)) return
    performance.mark('reader-sign')
    for (const type of SIGNS) removeEventListener(type, noteSign, true)
  }
  for (const type of SIGNS) addEventListener(type, noteSign, true)
  const beginAtOnce = (event: Event) => {
    if (!isStill(event)) begin()
  }
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin'])
    addEventListener(type, beginAtOnce, true)
  if (isAtOnce) begin()
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)))
  // React would take it for the first script that a page has in its head, as of search engines.
  document.currentScript?.remove()
}
