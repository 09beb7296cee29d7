/** Why a question was not answered: no answer in time, an answer that says so, or one that cannot be true. */
export type UnansweredKind = 'late' | 'failing' | 'lying'

/** SCAYLE had no answer that could be shown. What is not there (404) is an answer, and none of these. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
  readonly kind: UnansweredKind

  constructor(kind: UnansweredKind, message: string) {
    super(message)
    this.kind = kind
  }
}
