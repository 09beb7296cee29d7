import type { Change } from '@shop/api-client/office/command-outcome'

/** Somebody else was quicker. It is thrown, so that the transaction rolls back; whoever asked is told what was done since. */
export class CommandConflict extends Error {
  override readonly name: string = 'CommandConflict'
  readonly changes: Change[]
  constructor(changes: Change[]) {
    super('Somebody else has changed it meanwhile.')
    this.changes = changes
  }
}
