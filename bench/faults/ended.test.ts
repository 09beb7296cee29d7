import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hasOwnServer } from './stage/own-server.ts'

const FOLDERS = '/var/tmp'
const PREFIX = 'shop-faults-pg-'
const PORT = 4690

// It was left behind with its server: signals were listened to once a stage was open, which takes minutes.
test.skipIf(!hasOwnServer() || process.getuid?.() !== 0)(
  'whoever ends it while its stage is being opened leaves no server and no folder behind',
  { timeout: 120_000 },
  async () => {
    const before = new Set(serverFolders())
    const program = join(import.meta.dirname, '../faults.ts')
    const child = spawn(process.execPath, [program, '--database', 'postgres', '--port', String(PORT)], {
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
    const own = await firstOf(() => serverFolders().find((name) => !before.has(name)))
    await firstOf(() => existsSync(join(FOLDERS, own, 'data/postmaster.pid')) || undefined)

    child.kill('SIGTERM')

    expect(await ended).toBe(130)
    expect(serverFolders()).not.toContain(own)
    await expect(fetch(`http://127.0.0.1:${PORT + 1}`)).rejects.toThrow('fetch failed')
  },
)

function serverFolders(): string[] {
  return readdirSync(FOLDERS).filter((name) => name.startsWith(PREFIX))
}

async function firstOf<Found>(look: () => Found | undefined): Promise<Found> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = look()
    if (found !== undefined) return found
    await sleep(100)
  }
  throw new Error('It did not come.')
}
