import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MODULE = join(import.meta.dirname, 'left-behind.ts')

/** A process that opens three things, closes the second by itself, and then waits to be ended. */
const PROGRAM = `
  const { closedOnSignal, closeOnSignals } = await import(${JSON.stringify(MODULE)})
  closeOnSignals()
  closedOnSignal(() => console.log('the folder'))
  const forget = closedOnSignal(() => console.log('what was closed already'))
  closedOnSignal(async () => { throw new Error('the database does not answer') })
  closedOnSignal(() => new Promise((resolve) => setTimeout(() => { console.log('the shop'); resolve() }, 50)))
  forget()
  setInterval(() => {}, 1000)
  console.log('open')
`

// A soak that was ended left its database on the server and its shop running.
test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  '%s closes what is open, the latest first, also behind what cannot be closed',
  async (signal, code) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM])
    const said: string[] = []
    child.stdout.on('data', (words) => {
      said.push(...String(words).trim().split('\n'))
      if (said.includes('open') && !child.killed) child.kill(signal)
    })
    const complaints: string[] = []
    child.stderr.on('data', (words) => complaints.push(String(words)))

    expect(await once(child, 'close')).toEqual([code, null])
    expect(said).toEqual(['open', 'the shop', 'the folder'])
    expect(complaints.join('')).toContain('the database does not answer')
  },
)
