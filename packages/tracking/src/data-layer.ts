import { consentMode } from '@shop/consent/consent-mode'
import type { Allowed } from './define-event.ts'

/** What of a page holds the data layer; tests bring an object. */
export type DataLayerPlace = { dataLayer?: object[] }

const opened = new WeakSet<object[]>()

/**
 * The data layer of a page. Its first entry denies all signals of consent mode v2, whatever stood there before: a tag
 * manager reads entries in order, so nothing may precede it.
 *
 * @see spec §7 "pushed to a data layer"; eu-duties C-28
 */
export function openDataLayer(page: DataLayerPlace): object[] {
  page.dataLayer ??= []
  const { dataLayer } = page
  if (!opened.has(dataLayer)) {
    opened.add(dataLayer)
    dataLayer.unshift(consentCommand('default', () => false))
  }
  return dataLayer
}

/**
 * A consent command for the tag manager. It distinguishes commands from events by their being an `arguments` object; an
 * array would be ignored.
 */
export function consentCommand(command: 'default' | 'update', allowed: Allowed): object {
  function asArguments(..._words: unknown[]): object {
    // biome-ignore lint/complexity/noArguments: see above
    return arguments
  }
  return asArguments('consent', command, consentMode(allowed))
}
