import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ROOT, SHOPS, type ShopName } from './build-shops.ts'
import { SERVER_PROCESS } from './server-process.ts'

const USUAL_PORT = 3000

export type ShopToRun = { shop: ShopName; port: number }

/** Both shops with their ports: `PORT` and the next one, otherwise 3000 and 3001. */
export function shopsToRun(environment: Record<string, string | undefined>): ShopToRun[] {
  const first = Number(environment.PORT || USUAL_PORT)
  if (!Number.isInteger(first) || first < 1 || first > 65_534) {
    throw new Error(`PORT has to be a whole number from 1 to 65534, but it is "${environment.PORT}".`)
  }
  return SHOPS.map((shop, index) => ({ shop, port: first + index }))
}

/** Throws one sentence when a port is taken, before minutes are spent on building. */
export async function refuseTakenPorts(shops: readonly ShopToRun[]): Promise<void> {
  for (const { port, shop } of shops) {
    if (await isFree(port)) continue
    throw new Error(
      `Port ${port} of the ${shop} is in use by another program: stop it, or choose another pair with PORT=${port + 100}.`,
    )
  }
}

/**
 * Runs both shops as processes of their own until Ctrl-C, or until one of them ends: then the other is stopped too.
 * Resolves with the exit code.
 */
export function runShops(
  shops: readonly ShopToRun[],
  { program, environment }: { program: string; environment: Record<string, string> },
  onOpen: (addresses: string[]) => void,
): Promise<number> {
  const addresses = new Map<ShopName, string>()
  const running = new Set<ChildProcess>()
  let exitCode: number | null = null

  const stop = (code: number) => {
    exitCode ??= code
    for (const child of running) child.kill('SIGTERM')
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))

  return new Promise((resolve) => {
    for (const { shop, port } of shops) {
      const child = spawn(process.execPath, [...SERVER_PROCESS.flags, join(ROOT, 'apps', shop, program)], {
        cwd: join(ROOT, 'apps', shop),
        env: {
          LOG_LEVEL: 'warn',
          ...SERVER_PROCESS.environment,
          ...process.env,
          ...environment,
          PORT: String(port),
          ...(process.env.SHOP_DATA ? { SHOP_DATA: join(process.env.SHOP_DATA, shop) } : {}),
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      running.add(child)
      child.on('message', (message) => {
        if (typeof message !== 'object' || message === null || !('address' in message)) return
        addresses.set(shop, String(message.address))
        if (addresses.size === shops.length) onOpen(shops.map((known) => addresses.get(known.shop) ?? ''))
      })
      child.on('exit', (code) => {
        running.delete(child)
        stop(code ?? 1)
        if (running.size === 0) resolve(exitCode ?? 0)
      })
    }
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)))
  })
}
