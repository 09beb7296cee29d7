import { hash } from 'node:crypto'
import type { WrittenFields } from '../../run/moved-in-store.ts'

/** A field that another value stands in here than the old shop says, because it was changed here since. */
type KeptField = { field: string; said: string }

/** 60 bits: enough to tell a value from the one before it. */
const DIGEST_LETTERS = 10
const LONGEST_SAID = 60

type Labelled = { label?: string; isNews?: boolean }

/**
 * Decides field by field between what stands here and what the old shop says: a field that still holds what was moved in
 * follows the old shop, one that was changed here since stays.
 */
export class FieldMemory {
  readonly #before: WrittenFields
  readonly #next: Record<string, string>
  /** Fields that are written anew. */
  readonly taken: string[] = []
  readonly kept: KeptField[] = []

  constructor(before: WrittenFields) {
    this.#before = before
    this.#next = { ...before }
  }

  /** What a later move is to remember once this one is written. */
  get next(): WrittenFields {
    return this.#next
  }

  has(path: string): boolean {
    return Object.hasOwn(this.#before, path)
  }

  /**
   * The value that counts. What the old shop says nothing of stays as it is here.
   *
   * @param isNews false where the old shop only repeats something, so that nobody has to hear that it was not taken
   */
  chosen<T>(
    path: string,
    here: T | undefined,
    said: T | undefined,
    { label = path, isNews = true }: Labelled = {},
  ): T | undefined {
    if (said === undefined) return here
    const [known, is, says] = [this.#before[path], digestOf(here), digestOf(said)]
    if (is === says) {
      this.#next[path] = says
      return here
    }
    if (is === (known ?? NOTHING)) {
      this.#next[path] = says
      this.taken.push(path)
      return said
    }
    if (known !== says && isNews) this.kept.push({ field: label, said: shortened(said) })
    return here
  }

  /** The same for a field that the old shop speaks of in any case, and that has a value in any product. */
  of<T>(path: string, here: T | undefined, said: T, labelled: Labelled = {}): T {
    return this.chosen(path, here, said, labelled) ?? said
  }

  /** Whether a field is to go, which the old shop has no more: only where nobody has changed it here. */
  isGone(path: string, here: unknown): boolean {
    if (!this.has(path)) return false
    const isUntouched = digestOf(here) === this.#before[path]
    if (isUntouched && here !== undefined) this.taken.push(path)
    if (isUntouched || here === undefined) delete this.#next[path]
    return isUntouched
  }

  /** Takes it that a value was written, whatever stood there. */
  write(path: string, value: unknown): void {
    this.#next[path] = digestOf(value)
    this.taken.push(path)
  }

  forget(path: string): void {
    delete this.#next[path]
  }
}

const NOTHING = ''

/** The digest of a value, whatever the order of its fields; `''` for nothing at all. */
export function digestOf(value: unknown): string {
  if (value === undefined) return NOTHING
  return hash('sha256', JSON.stringify(inOrder(value)), 'base64url').slice(0, DIGEST_LETTERS)
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  )
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID - 1)}…` : text
}
