/**
 * The inline script that starts a page: its own scripts are fetched after the first paint, so that they never compete
 * with what the shopper is waiting to see, or at once when the page is touched. A tap on a button that React does not
 * know yet is kept and repeated as soon as it does.
 *
 * @param files addresses of the page's scripts, the entry first
 * @returns what stands in the script element; nothing without files
 */
export function startScript(files: readonly string[]): string {
  return files.length === 0 ? '' : `(${startPage.toString()})(${JSON.stringify(files)})`
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function startPage(files: readonly string[]): void {
  const TAP_IS_KEPT_MS = 10_000
  const waiting = new Map<Element, number>()
  let begun = false

  function begin() {
    if (begun) return
    begun = true
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.src = files[0] ?? ''
    document.head.append(script)
  }

  function isAwake(element: Element) {
    return Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }

  function repeatTaps() {
    for (const [button, since] of waiting) {
      const isOver = !button.isConnected || performance.now() - since > TAP_IS_KEPT_MS
      if (!isOver && !isAwake(button)) continue
      waiting.delete(button)
      if (!isOver && button instanceof HTMLElement) button.click()
    }
    if (waiting.size > 0) requestAnimationFrame(repeatTaps)
  }

  function keepTap({ target }: Event) {
    const button = target instanceof Element ? target.closest('button[type="button"]') : null
    if (button === null || isAwake(button)) return
    // React may wake a part for the very tap, and has answered it then.
    setTimeout(() => {
      if (isAwake(button)) return
      waiting.set(button, performance.now())
      requestAnimationFrame(repeatTaps)
    })
  }

  addEventListener('click', keepTap, true)
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin'])
    addEventListener(type, begin, { once: true, passive: true, capture: true })
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin))
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
}
