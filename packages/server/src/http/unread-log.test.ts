import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// The renderer hears uncaught exceptions and writes them into the log. The collector of a shop's log died, its next line
// was such an exception, and the process wrote of it for ever, at full speed and also after SIGTERM.
const PROGRAM = `
import { outliveLogReader } from ${JSON.stringify(join(import.meta.dirname, 'unread-log.ts'))}
let uncaught = 0
process.on('uncaughtException', (error) => {
  uncaught += 1
  if (uncaught < 100) console.error(error)
})
if (process.argv[2] === 'hears') outliveLogReader()
process.on('message', () => {
  process.stderr.write('a line that nobody reads')
  setTimeout(() => process.send(uncaught, () => process.exit()), 300)
})
process.send('ready')
`
const folder = mkdtempSync(join(tmpdir(), 'unread-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['hears', 0],
  ['misses', 100],
])('a process that %s what becomes of its log meets %d uncaught exceptions', async (way, count) => {
  const program = join(folder, `${way}.ts`)
  writeFileSync(program, PROGRAM)
  const child = fork(program, [way], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] })
  await once(child, 'message')

  const { stderr } = child
  if (stderr === null) throw new Error('There is no log to be read.')
  stderr.destroy()
  await once(stderr, 'close')
  child.send('go')
  const [uncaught] = await once(child, 'message')

  expect(uncaught).toBe(count)
})
