import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromiumPath } from '../chromium.ts'
import { BASELINES } from './places.ts'

/** What decides how a page is drawn to the pixel: the browser's major version and the system it runs on. */
export type DrawingBrowser = { major: number; platform: string }

const NOTE = `${BASELINES}/browser.json`

/** The browser that the tests would use here. Throws when there is none to be had. */
export function browserHere(): DrawingBrowser & { path: string } {
  const path = chromiumPath((line) => console.log(line), { kind: 'full' })
  const said = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  const major = Number(/\b(\d+)\.\d+\.\d+/.exec(said)?.[1] ?? 0)
  return { path, major, platform: process.platform }
}

/** The browser that drew the accepted snapshots; null where there are none. */
export function browserOfSnapshots(): DrawingBrowser | null {
  if (!existsSync(NOTE)) return null
  const note: unknown = JSON.parse(readFileSync(NOTE, 'utf8'))
  if (typeof note !== 'object' || note === null || !('major' in note) || !('platform' in note)) return null
  return { major: Number(note.major), platform: String(note.platform) }
}

export function noteBrowserOfSnapshots({ major, platform }: DrawingBrowser): void {
  writeFileSync(NOTE, `${JSON.stringify({ major, platform }, null, 2)}\n`)
}

export function nameOf({ major, platform }: DrawingBrowser): string {
  return `Chromium ${major} on ${platform}`
}
