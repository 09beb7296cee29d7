import { fileURLToPath } from 'node:url'

/** The workspace. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Accepted snapshots: `<brand>/<story>.png`, and the browser that drew them. */
export const BASELINES = `${ROOT}packages/ui/.storybook/visual/snapshots`

/** What the last run found: `<brand>/<story>-actual.png`, `-diff.png`, and `-reference.png` for a new one. */
export const FINDINGS = `${ROOT}.cache/visual`
