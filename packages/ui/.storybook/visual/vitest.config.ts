import { defineConfig } from 'vitest/config'
import { BRANDS } from '../brands.ts'
import { storyProject } from '../story-project.ts'
import { COMPARED_SNAPSHOTS } from './compared-snapshots.ts'

/** A picture of every story tagged `snapshot`, in each brand, against the one that was accepted; and nothing else. */
export default defineConfig({
  test: {
    projects: Object.keys(BRANDS).map((brand) =>
      storyProject(brand, { tag: 'snapshot', ...COMPARED_SNAPSHOTS }),
    ),
  },
})
