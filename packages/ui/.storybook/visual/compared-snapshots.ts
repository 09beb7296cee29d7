import { fileURLToPath } from 'node:url'
// @boundaries-ignore a tool of the whole workspace
import { BASELINES, FINDINGS } from '../../../../scripts/visual/places.ts'

/** The tag of stories that a picture is kept of. */
export const PHOTOGRAPHED = 'snapshot'

/** What makes the stories tagged `snapshot` be compared with the pictures that were accepted, beside all they do. */
export const COMPARED_SNAPSHOTS = {
  setupFiles: [fileURLToPath(new URL('take-snapshot.ts', import.meta.url))],
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      // The same browser draws the same pixels; what is left is a hair at the edge of a letter.
      comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 12, includeAA: false },
      timeout: 60_000,
      resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => `${BASELINES}/${arg}${ext}`,
      resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => `${FINDINGS}/${arg}${ext}`,
    },
  },
}
