import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Finding } from './findings.ts'
import { BASELINES } from './places.ts'
import { smallPng } from './small-png.ts'

/** Takes what was found as the new truth, and forgets the finding. */
export async function acceptFindings(found: Finding[]): Promise<void> {
  for (const { name, now, difference } of found) {
    const file = `${BASELINES}/${name}.png`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await smallPng(readFileSync(now)))
    rmSync(now)
    if (difference) rmSync(difference)
  }
}
