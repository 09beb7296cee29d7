import { defineConfig } from 'vitest/config'
// @boundaries-ignore stories are shown in every brand of the repository
import { shopNames } from '../../../scripts/shops.ts'
import { storyProject } from './story-project.ts'
import { COMPARED_SNAPSHOTS } from './visual/compared-snapshots.ts'

/** Set by scripts/visual.ts where the browser is the one that drew the snapshots. */
const snapshots = process.env.SHOP_SNAPSHOTS === 'compared' ? COMPARED_SNAPSHOTS : {}

/** Every story in a browser, with its play function and axe: once in each brand's theme. */
export default defineConfig({
  test: { name: 'stories', projects: shopNames().map((brand) => storyProject(brand, snapshots)) },
})
