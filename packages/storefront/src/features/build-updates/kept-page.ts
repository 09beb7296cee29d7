import { isKnownToReact } from '../../hydration/is-known-to-react.ts'

/** Something that was typed or chosen; `place` finds it again on the reloaded page. */
export type KeptField = { place: string; value: string; isChecked: boolean | null }

/** What of a page survives a reload by script. `at`: ms since 1970; `focus`: id of what gets the focus. */
export type KeptPage = {
  href: string
  at: number
  scrollY: number
  fields: KeptField[]
  focus?: string | null
}

const KEY = 'shop-kept-page'
const KEPT_MS = 60_000
/** Fields may come late, with what the server knows of a shopper. */
const WAITED_MS = 10_000
/** Neither a password nor a card has any business in the browser's storage. */
const SECRET = /^(?:password|hidden|file|submit|button|image|reset)$/
/** A password that is shown while typing is a plain text field; its autocomplete attribute identifies it. */
const SECRET_FILLING = /^cc-|password|one-time-code/

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether what was typed into a field may be kept. */
export function isKept(field: { type: string; autocomplete: string; name: string; id: string }): boolean {
  return (
    !SECRET.test(field.type) &&
    !SECRET_FILLING.test(field.autocomplete) &&
    (field.name !== '' || field.id !== '')
  )
}

/** A page that was kept for this address and is not too old; null for everything else that storage may hold. */
export function keptPageOf(text: string | null, href: string, now: number): KeptPage | null {
  const kept = parsed(text)
  return kept && kept.href === href && now - kept.at < KEPT_MS ? kept : null
}

/** Stores scroll position, open forms and the id of what gets the focus until the page was reloaded. */
export function keepPage(focus: string | null = null): void {
  const fields = [...fieldsByPlace()].map(([place, field]) => ({
    place,
    value: field.value,
    isChecked: field instanceof HTMLInputElement ? isTicked(field) : null,
  }))
  const page: KeptPage = { href: href(), at: Date.now(), scrollY: window.scrollY, fields, focus }
  sessionStorage.setItem(KEY, JSON.stringify(page))
}

/** Brings back what was put aside, each field as soon as the page has woken it; a page is brought back once. */
export function bringBackPage(): void {
  const kept = keptPageOf(sessionStorage.getItem(KEY), href(), Date.now())
  sessionStorage.removeItem(KEY)
  if (!kept) return

  const open = new Map(kept.fields.map((field) => [field.place, field]))
  const until = performance.now() + WAITED_MS
  let focus = kept.focus ?? null
  const fill = () => {
    if (focus !== null && giveFocusBack(focus)) focus = null
    for (const [place, field] of fieldsByPlace()) {
      const wanted = open.get(place)
      // React overwrites what is set before it has taken a field over.
      if (!wanted || !isKnownToReact(field)) continue
      open.delete(place)
      set(field, wanted)
    }
    if ((open.size > 0 || focus !== null) && performance.now() < until) requestAnimationFrame(fill)
  }
  fill()
  requestAnimationFrame(() => window.scrollTo({ top: kept.scrollY, behavior: 'instant' }))
}

/** Gives the focus back unless the shopper has put it somewhere since. Returns whether it is anywhere again. */
function giveFocusBack(id: string): boolean {
  if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true })
  return document.activeElement !== document.body
}

function href(): string {
  return window.location.pathname + window.location.search
}

function fieldsByPlace(): Map<string, Field> {
  const found = new Map<string, Field>()
  const counts = new Map<string, number>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (!isKept({ type: field.type, autocomplete: field.autocomplete, name: field.name, id: field.id }))
      continue
    const name = field.name || field.id
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    found.set(`${name} ${count}`, field)
  }
  return found
}

function isTicked(field: HTMLInputElement): boolean | null {
  return field.type === 'checkbox' || field.type === 'radio' ? field.checked : null
}

/** As if it was typed: React listens to the event, and the browser's own setter is the one that it believes. */
function set(field: Field, { value, isChecked }: KeptField): void {
  if (isChecked !== null) {
    if (field instanceof HTMLInputElement && field.checked !== isChecked) field.click()
    return
  }
  if (field.value === value) return
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function parsed(text: string | null): KeptPage | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isKeptPage(value) ? value : null
  } catch {
    return null
  }
}

function isKeptPage(value: unknown): value is KeptPage {
  if (typeof value !== 'object' || value === null) return false
  const { href: address, at, scrollY, fields, focus = null }: Record<string, unknown> = { ...value }
  return (
    typeof address === 'string' &&
    typeof at === 'number' &&
    typeof scrollY === 'number' &&
    Array.isArray(fields) &&
    fields.every(isKeptField) &&
    (focus === null || typeof focus === 'string')
  )
}

function isKeptField(value: unknown): value is KeptField {
  if (typeof value !== 'object' || value === null) return false
  const { place, value: words, isChecked }: Record<string, unknown> = { ...value }
  return (
    typeof place === 'string' &&
    typeof words === 'string' &&
    (isChecked === null || typeof isChecked === 'boolean')
  )
}
