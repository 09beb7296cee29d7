/** Where the focus was: each ancestor, and which of its children led there. */
type Place = { element: HTMLElement; way: { parent: Element; index: number }[]; path: string }

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), [tabindex="0"]'
const HEADING = 'h1, h2, h3'

/**
 * Gives the focus to a neighbour where the element that had it is gone: a row that was taken out, "Discard", "Put it back".
 * Left to itself it falls to the page, and whoever works by keyboard begins at the top again. Ends with what it returns.
 */
export function keepFocus(content: HTMLElement): () => void {
  let last: Place | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function remember({ target }: FocusEvent): void {
    if (target instanceof HTMLElement && target !== content) last = placeOf(target, content)
  }
  /** A click beside everything takes the focus away, and is meant to. */
  function forget({ target }: PointerEvent): void {
    if (target instanceof Element && target.closest(FOCUSABLE) === null) last = null
  }
  function look(): void {
    if (last === null || document.activeElement !== document.body) return
    // A button is held while its command runs; what is gone for good is looked at once everything has settled.
    if (last.path !== location.pathname) last = null
    else if (!last.element.isConnected) heirOf(last, content)?.focus()
    else if (!last.element.matches('[disabled], [disabled] *')) last.element.focus()
  }
  const watching = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look)
  })

  content.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget)
  watching.observe(content, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    content.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget)
    watching.disconnect()
    clearTimeout(timer)
  }
}

function placeOf(element: HTMLElement, content: HTMLElement): Place {
  const way: Place['way'] = []
  for (let at: Element = element; at !== content && at.parentElement; at = at.parentElement)
    way.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) })
  return { element, way, path: location.pathname }
}

/** The same thing in the row that has taken the place, or in the last one; else the heading of what is left. */
function heirOf({ way }: Place, content: HTMLElement): HTMLElement | null {
  const left = way.findIndex(({ parent }) => content.contains(parent))
  const home = way[left]
  if (home === undefined) return null
  const isRow = home.parent.matches('ul, ol, tbody, [role=list], [role=rowgroup]')
  const rows = [...home.parent.children]
  const row = isRow ? (rows[home.index] ?? rows.at(-1)) : undefined
  const neighbours = [...(row?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  return neighbours.at(-1) ?? headingOf(home.parent, content)
}

function headingOf(from: Element, content: HTMLElement): HTMLElement | null {
  for (let at: Element | null = from; at; at = at === content ? null : at.parentElement) {
    const heading = at.querySelector<HTMLElement>(HEADING)
    if (heading) {
      heading.tabIndex = -1
      return heading
    }
  }
  return content
}
