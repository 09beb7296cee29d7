import { existsSync, globSync } from 'node:fs'
import { BASELINES, FINDINGS } from './places.ts'

/** A story that did not look as accepted. Pictures are paths; null where there is none. */
export type Finding = {
  /** `<brand>/<story>` */
  name: string
  /** No picture of it was accepted so far. */
  isNew: boolean
  old: string | null
  now: string
  /** Missing where the sizes differ, too. */
  difference: string | null
}

/** What the last comparison found, by name. */
export function findings(): Finding[] {
  return globSync('**/*-{actual,reference}.png', { cwd: FINDINGS })
    .sort()
    .map((file) => {
      const name = file.replace(/-(?:actual|reference)\.png$/, '')
      const old = `${BASELINES}/${name}.png`
      const difference = `${FINDINGS}/${name}-diff.png`
      return {
        name,
        isNew: !existsSync(old),
        old: existsSync(old) ? old : null,
        now: `${FINDINGS}/${file}`,
        difference: existsSync(difference) ? difference : null,
      }
    })
}
