import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

test('every file, export and dependency is used by something', () => {
  const { stdout, stderr, status } = spawnSync('node_modules/.bin/knip', ['--no-progress'], {
    cwd: ROOT,
    encoding: 'utf8',
  })

  expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 })
})
