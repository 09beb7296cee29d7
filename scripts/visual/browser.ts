import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type ChromiumKind, chromiumPath, kindOfChromium } from '../chromium.ts'
import { BASELINES } from './places.ts'

/** What decides how a page is drawn to the pixel: kind and major version of the browser, and the system it runs on. */
export type DrawingBrowser = { kind: ChromiumKind; major: number; platform: string }

const NOTE = `${BASELINES}/browser.json`

/** The browser that the tests would use here. Throws when there is none to be had. */
export function browserHere(): DrawingBrowser & { path: string } {
  const path = chromiumPath((line) => console.log(line))
  const said = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  const major = Number(/\b(\d+)\.\d+\.\d+/.exec(said)?.[1] ?? 0)
  return { path, kind: kindOfChromium(path), major, platform: process.platform }
}

/** The browser that drew the accepted snapshots; null where there are none. */
export function browserOfSnapshots(): DrawingBrowser | null {
  if (!existsSync(NOTE)) return null
  const note: unknown = JSON.parse(readFileSync(NOTE, 'utf8'))
  if (typeof note !== 'object' || note === null || !('major' in note) || !('platform' in note)) return null
  const kind = 'kind' in note && note.kind === 'shell' ? 'shell' : 'full'
  return { kind, major: Number(note.major), platform: String(note.platform) }
}

export function noteBrowserOfSnapshots({ kind, major, platform }: DrawingBrowser): void {
  writeFileSync(NOTE, `${JSON.stringify({ kind, major, platform }, null, 2)}\n`)
}

/** Whether one draws as the other does. */
export function drawsLike(one: DrawingBrowser, other: DrawingBrowser): boolean {
  return one.kind === other.kind && one.major === other.major && one.platform === other.platform
}

export function nameOf({ kind, major, platform }: DrawingBrowser): string {
  return `${kind === 'shell' ? "Chromium's headless shell" : 'Chromium'} ${major} on ${platform}`
}
