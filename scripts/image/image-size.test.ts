import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { heldImageSize } from './image-size.ts'

const MB = 1_000_000

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'image-size-'))
  mkdirSync(join(root, 'app'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test.each([
  [299, null],
  [301, /The image of home-shop has 301 MB, and may have 300/],
])('an image of %i MB', (size, refusal) => {
  holding(size)

  if (refusal === null) expect(heldImageSize('home-shop', root)).toBe('home-shop: 299 MB')
  else expect(() => heldImageSize('home-shop', root)).toThrow(refusal)
})

// What a release builds with docker was started whatever its size: only images made here were weighed.
test('one that was made elsewhere is weighed before it is started', () => {
  holding(301)
  const program = join(import.meta.dirname, '../image.ts')

  const { status, stderr } = spawnSync(process.execPath, [program, 'office', '--smoke', '--of', root], {
    encoding: 'utf8',
  })

  expect(status).toBe(1)
  expect(stderr).toContain('has 301 MB, and may have 300')
})

/** A file with a hole: it has its size, and takes no room. */
function holding(megabytes: number): void {
  const file = join(root, 'app/large')
  writeFileSync(file, '')
  truncateSync(file, megabytes * MB)
}
