import type { DevtoolsTab } from './devtools.ts'
import { openPhone } from './taps/phone.ts'

/** Files of one kind, in bytes as they were sent. */
export type LoadedKind = { files: number; bytes: number }

/** Everything that a browser asks for when a page is opened for the first time and nobody touches it. */
export type LoadedByItself = Record<'html' | 'style' | 'script' | 'all', LoadedKind>

const NO_PLACE = 'body[data-none]'

/** Opens a page as a phone and looks on until it asks for nothing more. */
export async function loadedByItself(tab: DevtoolsTab, url: string): Promise<LoadedByItself> {
  const phone = await openPhone(tab, {
    watched: { title: NO_PLACE, count: NO_PLACE },
    isSlow: false,
    asksForPrivacy: false,
  })
  await phone.open(url)
  await phone.settled()
  const all = [...phone.asked.values()]
  const kind = (type: string | null): LoadedKind => {
    const own = all.filter((asked) => type === null || asked.type === type)
    return { files: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) }
  }
  return { html: kind('Document'), style: kind('Stylesheet'), script: kind('Script'), all: kind(null) }
}
