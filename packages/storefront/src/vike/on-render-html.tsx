import { dangerouslySkipEscape } from 'vike/server'
import { EMPTY_DOCUMENT } from './document/frame-tags.ts'

/** The router renders the document; of vike only the tags of the entry and the style sheet are wanted. */
export function onRenderHtml() {
  return dangerouslySkipEscape(EMPTY_DOCUMENT)
}
