import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ShopToRun } from './run-shops.ts'
import { ROOT } from './shops.ts'

/** Where the office is on this machine; `OFFICE_PORT` says otherwise. */
export const OFFICE_PORT = Number(process.env.OFFICE_PORT ?? 3010)

/**
 * Runs the office as a process of its own beside shops that are open, and ends it with this one. Resolves with the lines
 * to print: its address, and the staff that may sign in.
 */
export function runOffice(shops: readonly ShopToRun[]): Promise<string> {
  const origins = Object.fromEntries(shops.map(({ shop, port }) => [shop, `http://localhost:${port}`]))
  const child = spawn(process.execPath, [join(ROOT, 'apps/office/server.ts')], {
    env: {
      SHOP_ENV: 'local',
      OFFICE_SHOP_ORIGINS: JSON.stringify(origins),
      ...process.env,
      NODE_ENV: 'production',
      OFFICE_PORT: String(OFFICE_PORT),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('address' in message)) return
      const lines = 'lines' in message && Array.isArray(message.lines) ? message.lines.map(String) : []
      resolve([`  Office      ${String(message.address)}`, ...lines].join('\n'))
    })
    child.on('exit', (code) =>
      resolve(`  The office could not be opened (${code}); the shops run without it.`),
    )
  })
}
