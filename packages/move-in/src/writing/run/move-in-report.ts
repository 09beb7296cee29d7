import type { refusedCountries } from '@shop/domain/duties/missing-facts'
import type { Finding, Place, Refusal } from '../../records/finding.ts'

/** What became of one kind of thing. */
export type Counts = { created: number; changed: number; unchanged: number; refused: number }

export const COUNTED = [
  'categories',
  'products',
  'pages',
  'redirects',
  'pictures',
  'customers',
  'addresses',
  'newsletter',
  'orders',
  'reviews',
  'giftCards',
] as const
export type Counted = (typeof COUNTED)[number]

/** A field that stays as it is here, and what the old shop says of it. */
type Kept = Place & { what: string; field: string; said: string }

/** A product, or a variant of one, that the files have no more. */
type Gone = { referenceKey: string; name: string; isWithdrawn: boolean }

/** Complaints beyond this are counted, not kept: a file of a million wrong lines must not fill the memory. */
const MOST_KEPT = 100_000

/** What a move does, or would do: counts, every line that is not taken, and what is taken otherwise than it was. */
export class MoveInReport {
  readonly counts = new Map<Counted, Counts>()
  readonly refusals: Refusal[] = []
  /** What stays as it is here, though the old shop says something else: it was changed here since. */
  readonly kept: Kept[] = []
  /** What is on sale here, and in the files no more. */
  readonly gone: Gone[] = []
  readonly notes = new Map<string, { count: number; first: Place }>()
  /** Products that come along and are not offered somewhere, by what they lack. */
  readonly notOffered = new Map<string, number>()
  /** Old categories and brands, for a mapping to be filled in. */
  readonly categories = new Map<string, string>()
  readonly brands = new Set<string>()
  refused = 0
  keptCount = 0
  goneCount = 0

  count(what: Counted, how: keyof Counts, number = 1): void {
    if (number === 0) return
    const counts = this.counts.get(what) ?? { created: 0, changed: 0, unchanged: 0, refused: 0 }
    counts[how] += number
    this.counts.set(what, counts)
  }

  refuse(what: Counted | null, refusal: Refusal): void {
    this.refused += 1
    if (what !== null) this.count(what, 'refused')
    if (this.refusals.length < MOST_KEPT) this.refusals.push(refusal)
  }

  keep(kept: Kept): void {
    this.keptCount += 1
    if (this.kept.length < MOST_KEPT) this.kept.push(kept)
  }

  noteGone(gone: Gone): void {
    this.goneCount += 1
    if (this.gone.length < MOST_KEPT) this.gone.push(gone)
  }

  note(note: string, place: Place, count = 1): void {
    const known = this.notes.get(note)
    if (known) known.count += count
    else this.notes.set(note, { count, first: place })
  }

  /** Keeps what is no record; returns the record of a finding that is one. */
  taken(what: Counted, finding: Finding): Extract<Finding, { kind: 'record' }> | null {
    if (finding.kind === 'record') return finding
    if (finding.kind === 'refused') this.refuse(what, finding.refusal)
    else if (finding.kind === 'note') this.note(finding.note.note, finding.note.place)
    return null
  }

  noteNotOffered({ country, missing }: ReturnType<typeof refusedCountries>[number]): void {
    const what = `${country}: ${missing.map(({ field, duty }) => `${field} (${duty})`).join(', ')}`
    this.notOffered.set(what, (this.notOffered.get(what) ?? 0) + 1)
  }

  /** Whether running the move would write anything. */
  get changes(): boolean {
    return [...this.counts.values()].some(({ created, changed }) => created + changed > 0)
  }
}
