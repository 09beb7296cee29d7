import { defineConfig } from 'vitest/config'
// @boundaries-ignore stories are shown in every brand of the repository
import { shopNames } from '../../../scripts/shops.ts'
import { storyProject } from './story-project.ts'
import { COMPARED_SNAPSHOTS, PHOTOGRAPHED } from './visual/compared-snapshots.ts'

/** Set by scripts/visual.ts where the browser is the one that drew the snapshots. */
const snapshots = process.env.SHOP_SNAPSHOTS === 'compared' ? COMPARED_SNAPSHOTS : {}

/** What a play function and most of axe find does not depend on the theme; see CONTRIBUTING, "Stories". */
const isEveryBrandWhole = process.env.SHOP_TEST_EVERYTHING === '1'
const [whole] = shopNames()

/**
 * Every story in a browser, with its play function and axe. By day in one brand's theme, and in the others those that a
 * picture is kept of; every night in each.
 */
export default defineConfig({
  test: {
    name: 'stories',
    projects: shopNames().map((brand) =>
      storyProject(brand, {
        ...snapshots,
        ...(isEveryBrandWhole || brand === whole ? {} : { tag: PHOTOGRAPHED }),
      }),
    ),
  },
})
