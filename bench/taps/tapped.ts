import type { DevtoolsTab } from '../devtools.ts'
import { evaluated } from '../page-work.ts'
import { openPhone, type Phone } from './phone.ts'
import type { TapTarget } from './tap-target.ts'
import type { Note } from './watch-page.ts'

/** When a navigation is tapped on: all the page wanted has come, or nothing but the page itself. */
export type Moment = 'settled' | 'after load'

/** Browsers name no shorter ones. */
export const SHORTEST_INTERACTION_MS = 16
const LATE_ENTRIES_MS = 500

/** Milliseconds from a touch of a product's link to the frame that shows its title, and the slowest frame after a touch. */
export async function navigation(
  tab: DevtoolsTab,
  target: TapTarget,
  moment: Moment,
): Promise<{ title: number; interaction: number }> {
  const phone = await phoneOf(tab, target)
  await phone.open(target.listing)
  await dismissed(phone, target)
  if (moment === 'settled') {
    await phone.bring(target.link)
    await phone.settled()
  }
  const before = titleOf(phone.notes)
  const touchedAt = await phone.tap(target.link)
  const shown = () => phone.notes.find(shows('title', before, touchedAt))
  await phone.until('the title of a product was to show', () => shown() !== undefined)
  return {
    title: (shown()?.at ?? Number.NaN) - touchedAt,
    interaction: await slowestInteraction(phone, touchedAt),
  }
}

/**
 * Milliseconds from a touch of the button to the frame whose count shows it, and to the first frame that the server's
 * answer is in; and the slowest frame after a touch.
 */
export async function adding(
  tab: DevtoolsTab,
  target: TapTarget & { add: string },
): Promise<{ shown: number; right: number; interaction: number }> {
  const phone = await phoneOf(tab, target)
  await phone.open(target.product ?? (await productOf(phone, target)))
  await dismissed(phone, target)
  await phone.bring(target.add)
  await phone.settled()
  const before = phone.notes.findLast(({ kind }) => kind === 'count')?.value ?? ''
  const touchedAt = await phone.tap(target.add)
  const shown = () => phone.notes.find(shows('count', before, touchedAt))
  const answer = () =>
    [...phone.asked.values()].find(
      ({ method, type, sentAt }) => method === 'POST' && type !== 'Ping' && sentAt >= touchedAt,
    )
  await phone.until('the shop was to answer a press', () => typeof answer()?.endedAt === 'number')
  const answered = Number(await evaluated(tab, `(${paintedAt.toString()})()`))
  await phone.until('the count was to show the press', () => shown() !== undefined)
  const shownAt = shown()?.at ?? Number.NaN
  return {
    shown: shownAt - touchedAt,
    right: Math.max(shownAt, answered) - touchedAt,
    interaction: await slowestInteraction(phone, touchedAt),
  }
}

function phoneOf(tab: DevtoolsTab, { title, count }: TapTarget): Promise<Phone> {
  return openPhone(tab, { watched: { title, count }, isSlow: true, asksForPrivacy: true })
}

async function productOf(phone: Phone, { listing, link }: TapTarget): Promise<string> {
  await phone.open(listing)
  const href = await evaluated(phone.tab, `document.querySelector(${JSON.stringify(link)})?.href`)
  if (typeof href !== 'string') throw new Error(`"${link}" of ${listing} leads nowhere: name a product.`)
  return href
}

async function dismissed(phone: Phone, { dismiss }: TapTarget): Promise<void> {
  if (dismiss === null) return
  await phone.settled()
  await phone.tap(dismiss)
  await phone.settled()
}

function titleOf(notes: readonly Note[]): string {
  return notes.findLast(({ kind }) => kind === 'title')?.value ?? ''
}

/** Something else than before, in words. */
export function shows(kind: Note['kind'], before: string, since: number): (note: Note) => boolean {
  return (note) => note.kind === kind && note.at >= since && note.value !== '' && note.value !== before
}

async function slowestInteraction({ tab, notes }: Phone, since: number): Promise<number> {
  // Entries come with a frame after their own.
  await evaluated(tab, `new Promise((resolve) => setTimeout(() => resolve(0), ${LATE_ENTRIES_MS}))`)
  return slowest(notes, since)
}

/** The longest interaction since; a browser that named none had only shorter ones. */
export function slowest(notes: readonly Note[], since: number): number {
  // The clock of a touch is rounded.
  const durations = notes
    .filter(({ kind, at }) => kind === 'interaction' && at >= since - 1)
    .map(({ value }) => Number(value))
  return Math.max(SHORTEST_INTERACTION_MS, ...durations)
}

/** In the page: when the frame after this one has been painted, in ms since 1970. */
function paintedAt(): Promise<number> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now()))),
  )
}
