import { consentMode } from '@shop/consent/consent-mode'
import { isTagManagerId, tagManagerIdMessage } from '@shop/domain/analytics/tag-manager-id'
import type { Allowed } from './define-event.ts'

type TagManager = {
  id: string
  /** Where its script comes from. */
  origin: string
  dataLayer: object[]
  document: Pick<Document, 'createElement' | 'head'>
  now?: () => number
}

/**
 * Loads the tag manager with consent mode v2: the four signals are denied before its script is asked for, and `say`
 * updates them with every answer. An id that is none loads nothing and says so.
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
  consent('default', () => false)
  let isLoaded = false

  return {
    say(allowed) {
      consent('update', allowed)
      if (isLoaded) return
      isLoaded = true
      dataLayer.push({ 'gtm.start': now(), event: 'gtm.js' })
      const script = document.createElement('script')
      script.async = true
      script.src = `${origin}/gtm.js?id=${id}`
      document.head.append(script)
    },
  }

  /** Its script tells commands from events by their being an `arguments` object; an array would be overlooked. */
  function consent(command: 'default' | 'update', allowed: Allowed): void {
    function asArguments(..._words: unknown[]): object {
      // biome-ignore lint/complexity/noArguments: see above
      return arguments
    }
    dataLayer.push(asArguments('consent', command, consentMode(allowed)))
  }
}
