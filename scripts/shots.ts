import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeShots } from '../e2e/shots/take-shots.ts'
import { buildShops } from './build-shops.ts'
import { refuseTakenPorts } from './run-shops.ts'
import { SERVER_PROCESS } from './server-process.ts'
import { namedShops, ROOT, shops } from './shops.ts'
import { contactSheet } from './shots/contact-sheet.ts'
import { SHOTS_HELP, shotOptions } from './shots/shot-options.ts'

/** `pnpm shots`: pictures of every screen, on one page to look through; see CONTRIBUTING.md. */
const all = await shops()
const options = readOptions()
const data = mkdtempSync(join(tmpdir(), 'shots-'))
const running: { stop: () => Promise<void> }[] = []
try {
  const wanted = namedShops(all, options.shops)
  const ports = wanted.map(({ name, brand }, index) => ({
    shop: name,
    brandName: brand.name,
    port: options.port + index,
  }))
  const without = wanted.find(({ brand }) => !brand.locales.some((locale) => locale === options.locale))
  if (without)
    throw new Error(
      `${without.brand.name} does not sell in ${options.locale}: name another --shop or --locale.`,
    )
  await refuseTakenPorts(ports)
  await buildShops(wanted, { always: false }, (line) => console.log(line))
  const origins = await Promise.all(ports.map(({ shop, port }) => serve(shop, port)))
  const shots = await takeShots(origins, options, (line) => console.log(line))
  mkdirSync(options.folder, { recursive: true })
  writeFileSync(join(options.folder, 'index.html'), contactSheet(shots, options.locale))
  const failed = shots.filter(({ file }) => file === null)
  for (const { shop, screen, width, problem } of failed)
    console.error(`${shop}, ${screen}, ${width} px was not reached: ${problem}`)
  console.log(`${shots.length - failed.length} pictures: ${join(options.folder, 'index.html')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
} finally {
  await Promise.all(running.map(({ stop }) => stop()))
  rmSync(data, { recursive: true, force: true })
}

function readOptions() {
  try {
    const read = shotOptions(
      process.argv.slice(2),
      all.map(({ name }) => name),
      ROOT,
    )
    if (!read.wantsHelp) return read
    console.log(SHOTS_HELP)
    process.exit(0)
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : String(problem)}\n\n${SHOTS_HELP}`)
    process.exit(2)
  }
}

/** Serves a built shop with fresh data of its own until it is stopped. */
function serve(shop: string, port: number): Promise<{ shop: string; origin: string }> {
  const { DATABASE_URL: _, SHOP_ORIGINS: __, ...environment } = process.env
  const child = spawn(
    process.execPath,
    [...SERVER_PROCESS.flags, join(ROOT, 'apps', shop, 'dist/server/server.mjs')],
    {
      env: {
        LOG_LEVEL: 'warn',
        ...SERVER_PROCESS.environment,
        ...environment,
        NODE_ENV: 'production',
        SHOP_ENV: 'local',
        PORT: String(port),
        SHOP_DATA: join(data, shop),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  running.push({
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  })
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'address' in message)
        resolve({ shop, origin: `http://localhost:${port}` })
    })
    child.once('exit', (code) => reject(new Error(`${shop} ended with ${code} before it was open.`)))
  })
}
