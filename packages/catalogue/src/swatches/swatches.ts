import { NO_SWATCHES, type OwnSwatches } from '@shop/domain/variant/own-swatch'

/** The swatches that one shop has given its colours, as they are now. */
export class Swatches {
  #own: OwnSwatches = NO_SWATCHES

  get own(): OwnSwatches {
    return this.#own
  }

  take(own: OwnSwatches): void {
    this.#own = own
  }
}
