import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
// @boundaries-ignore a tool of the whole workspace
import { BASELINES, FINDINGS } from '../../../../scripts/visual/places.ts'
import { BRANDS } from '../brands.ts'
import { storyProject } from '../story-project.ts'

const setupFiles = [fileURLToPath(new URL('take-snapshot.ts', import.meta.url))]

/** A picture of every story tagged `snapshot`, in each brand, against the one that was accepted. */
export default defineConfig({
  test: {
    projects: Object.keys(BRANDS).map((brand) =>
      storyProject(brand, {
        tag: 'snapshot',
        setupFiles,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // The same browser draws the same pixels; what is left is a hair at the edge of a letter.
            comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 12, includeAA: false },
            timeout: 15_000,
            resolveScreenshotPath: ({ arg, ext }) => `${BASELINES}/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext }) => `${FINDINGS}/${arg}${ext}`,
          },
        },
      }),
    ),
  },
})
