/**
 * Why a thing does not allow a command, in a sentence for whoever asked: what, why, what to do. It is thrown, so that the
 * transaction rolls back.
 */
export class CommandRefusal extends Error {
  override readonly name: string = 'CommandRefusal'
}
