/** What stays in sight of one shop's pictures where they are cropped, as it is now. */
export class PictureFocus {
  #positions: ReadonlyMap<string, string> = new Map()

  of(src: string): string | undefined {
    return this.#positions.get(src)
  }

  take(positions: ReadonlyMap<string, string>): void {
    this.#positions = positions
  }
}
