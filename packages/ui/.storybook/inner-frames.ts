/**
 * A script for the head of each page that shows stories: only Storybook's own window may speak to it. Stories in frames of
 * a page speak to their parent, too, and the page would take their brand for the toolbar's. It has to listen before
 * Storybook does: a window hears messages in the order of its listeners.
 */
export const REFUSE_INNER_FRAMES = `addEventListener('message', (event) => {
  const isInner = event.source !== null && event.source !== window && event.source !== window.parent
  if (isInner) event.stopImmediatePropagation()
})`
