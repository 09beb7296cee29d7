import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { bodyOf, staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file that lies there compressed is sent plain to whoever wants it so, and is in memory once less', () => {
  writeFileSync(join(folder, 'a.js'), 'let words')
  writeFileSync(join(folder, 'a.js.gz'), gzipSync('let words'))
  writeFileSync(join(folder, 'b.js'), 'short')

  const files = staticFiles(folder)
  const plain = (name: string) => {
    const file = files.get(name)
    return file && new TextDecoder().decode(bodyOf(file, 'identity') ?? undefined)
  }

  expect([plain('/a.js'), plain('/b.js')]).toEqual(['let words', 'short'])
  expect(files.get('/a.js')?.bodies.has('identity')).toBe(false)
  expect(files.get('/a.js')?.etag).not.toBe(files.get('/b.js')?.etag)
})
