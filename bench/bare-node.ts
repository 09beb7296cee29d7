import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sent } from './sent-bytes.ts'

export type BareNode = { origin: string; pid: number; stop: () => Promise<void> }

/** What Node says by itself. */
const OWN_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/**
 * Serves finished pages with Node's own server and nothing else: the bytes and headers that the shop sent, from memory. No
 * shop in Node can be cheaper. `pages` maps an address such as `/product` to the shop's answer.
 */
export async function serveWithBareNode(
  folder: string,
  port: number,
  pages: ReadonlyMap<string, Sent>,
): Promise<BareNode> {
  mkdirSync(folder, { recursive: true })
  const listed = [...pages].map(([path, sent], index) => {
    writeFileSync(join(folder, `${index}.body`), sent.body)
    const headers = Object.entries(sent.headers).filter(([name]) => !OWN_HEADERS.has(name))
    return { path, file: `${index}.body`, headers: headers.flatMap(([name, value]) => [name, String(value)]) }
  })
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(listed))

  const program = join(import.meta.dirname, 'bare-node-server.ts')
  const child = spawn(process.execPath, [program, folder, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(child, origin)
  return { origin, pid: child.pid ?? 0, stop: () => stopped(child) }
}

async function answering(child: ChildProcess, origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`The bare server ended with ${child.exitCode} before it answered.`)
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await sleep(50)
  }
  throw new Error('The bare server did not answer within 5 seconds.')
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await gone
}
