import { defineConfig } from 'vitest/config'
// @boundaries-ignore stories are shown in every brand of the repository
import { shopNames } from '../../../../scripts/shops.ts'
import { storyProject } from '../story-project.ts'
import { COMPARED_SNAPSHOTS, PHOTOGRAPHED } from './compared-snapshots.ts'

/** A picture of every story tagged `snapshot`, in each brand, against the one that was accepted; and nothing else. */
export default defineConfig({
  test: {
    projects: shopNames().map((brand) =>
      storyProject(brand, { tag: PHOTOGRAPHED, withAxe: false, ...COMPARED_SNAPSHOTS }),
    ),
  },
})
