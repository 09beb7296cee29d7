import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { SERVER_PROCESS } from './server-process.ts'
import { ROOT, type ShopOfRepository } from './shops.ts'

export type ShopToRun = { shop: string; brandName: string; port: number }

/** Shops with their ports: each brand's own, or `PORT` for the first one and the next ones for the others. */
export function shopsToRun(
  shops: readonly ShopOfRepository[],
  environment: Record<string, string | undefined>,
): ShopToRun[] {
  if (!environment.PORT)
    return shops.map(({ name, brand }) => ({ shop: name, brandName: brand.name, port: brand.defaultPort }))
  const first = Number(environment.PORT)
  if (!Number.isInteger(first) || first < 1 || first > 65_534) {
    throw new Error(`PORT has to be a whole number from 1 to 65534, but it is "${environment.PORT}".`)
  }
  return shops.map(({ name, brand }, index) => ({ shop: name, brandName: brand.name, port: first + index }))
}

/** Throws one sentence when a port is taken, before minutes are spent on building. */
export async function refuseTakenPorts(shops: readonly ShopToRun[]): Promise<void> {
  for (const { port, shop } of shops) {
    if (await isFree(port)) continue
    throw new Error(
      `Port ${port} of the ${shop} is in use by another program: stop it, or choose other ports with PORT=${port + 100}.`,
    )
  }
}

/**
 * Runs each shop as a process of its own until Ctrl-C, or until one of them ends: then the others are stopped too.
 * Resolves with the exit code.
 */
export function runShops(
  shops: readonly ShopToRun[],
  { program, environment }: { program: string; environment: Record<string, string> },
  onOpen: (lines: string) => void | Promise<void>,
): Promise<number> {
  const addresses = new Map<string, string>()
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
        if (addresses.size < shops.length) return
        const width = Math.max(...shops.map(({ brandName }) => brandName.length))
        void onOpen(
          shops
            .map((known) => `  ${known.brandName.padEnd(width)}  ${addresses.get(known.shop) ?? ''}`)
            .join('\n'),
        )
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
