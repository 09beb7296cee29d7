import { lazy } from 'react'
import { withStyle } from './whole-style.ts'

/** A part that nothing shows at first: it is drawn when both its code and its styles are there, fetched side by side. */
export const lazyPart: typeof lazy = (load) => lazy(() => withStyle(untilFetched(load)))

/**
 * The code of a part. One that cannot be fetched is missed by itself: an error would stand in place of the whole document.
 * It is asked for again when the line is back, or when somebody presses something again.
 */
export function untilFetched<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(() => nextChance().then(() => untilFetched(load)))
}

function nextChance(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['online', 'click']) addEventListener(type, resolve, { once: true })
  })
}
