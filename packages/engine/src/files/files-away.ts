/**
 * A place of files does not answer, or answers as no such place does. Told apart from a file that is not there: who asked
 * may ask again in a moment, and nothing may be concluded from it.
 */
export class FilesAway extends Error {
  override readonly name = 'FilesAway'
  /** False where one file alone was refused, as by a right that is missing. */
  readonly isWholePlace: boolean

  constructor(place: string, cause: unknown, { isWholePlace = true }: { isWholePlace?: boolean } = {}) {
    super(`${place} cannot be asked: ${wordsOf(cause)}`, { cause })
    this.isWholePlace = isWholePlace
  }
}

/** Node has no words of its own for a connection that no address took. */
function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
