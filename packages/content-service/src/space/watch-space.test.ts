import { pbkdf2 } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { watchFile } from './watch-space.ts'

test('what is written right after the watch has begun is not missed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'))
  const file = join(folder, 'space.json')
  writeFileSync(file, 'before')
  const onChange = vi.fn()

  // File system calls have to wait for these.
  for (let job = 0; job < 8; job += 1) pbkdf2('busy', 'salt', 100_000, 64, 'sha512', () => undefined)
  const close = watchFile(file, onChange, 10)
  writeFileSync(file, 'after that')

  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 20_000 })
  close()
  rmSync(folder, { recursive: true })
})

// Draft and publishing within one look were missed by the other processes of a shop.
test('a file that appears has been written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'))
  const file = join(folder, 'space.json')
  const onChange = vi.fn()

  const close = watchFile(file, onChange, 10)
  writeFileSync(file, 'first')

  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 20_000 })
  close()
  rmSync(folder, { recursive: true })
})
