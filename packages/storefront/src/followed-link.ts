/** The link that a click would follow in this tab: not with another button, nor for a new tab or window, nor handled already. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  return linkOf(event)
}

/** The link that something happened in. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}
