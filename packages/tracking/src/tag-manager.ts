import { isTagManagerId, tagManagerIdMessage } from '@shop/domain/analytics/tag-manager-id'
import { consentCommand } from './data-layer.ts'
import type { Allowed } from './define-event.ts'

type TagManager = {
  id: string
  /** Where its script comes from. */
  origin: string
  /** Of `openDataLayer`: everything is denied before. */
  dataLayer: object[]
  document: Pick<Document, 'createElement' | 'head'>
  now?: () => number
}

/**
 * Loads the tag manager with consent mode v2: the data layer begins with four denied signals, and `say` updates them
 * with every answer. What others received while it was refused is removed before it loads. An invalid id loads nothing
 * and is logged.
 *
 * @see spec §7 "A tag-manager script is loaded", §8; eu-duties C-28
 */
export function openTagManager({ id, origin, dataLayer, document, now = Date.now }: TagManager): {
  say: (allowed: Allowed) => void
} {
  if (!isTagManagerId(id)) {
    console.error(tagManagerIdMessage(id))
    return { say: () => {} }
  }
  let isLoaded = false

  return {
    say(allowed) {
      if (!isLoaded) dataLayer.splice(1)
      dataLayer.push(consentCommand('update', allowed))
      if (isLoaded) return
      isLoaded = true
      dataLayer.push({ 'gtm.start': now(), event: 'gtm.js' })
      const script = document.createElement('script')
      script.async = true
      script.src = `${origin}/gtm.js?id=${id}`
      document.head.append(script)
    },
  }
}
