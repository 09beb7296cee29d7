import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Needed as root and in containers; the last three keep the browser from calling home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For the hundreds of short visits of the journeys, by processor time alone: a frame of another origin in the same process,
 * and no threads of their own for the garbage of a page that is closed in a second. What is measured goes without.
 */
export const SHORT_VISIT_ARGS = ['--disable-site-isolation-trials', '--js-flags=--single-threaded-gc']

/** The environment of a browser under test: it finds the same fonts on every machine, see `fonts.conf`. */
export function chromiumEnvironment(): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    ...Object.fromEntries(own),
    FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
  }
}

/** `shell` draws no window of its own: a page costs it a third of the time. Its letters differ by some pixels. */
export type ChromiumKind = 'shell' | 'full'

/**
 * Finds a Chromium, or gets one: `SHOP_CHROMIUM`, the system's, Debian's package, then Playwright's own. Tests take
 * the headless shell before the full browser; what measures a shopper's browser asks for the full one.
 *
 * @throws one sentence that says what to do when there is none to be had
 */
export function chromiumPath(
  say: (line: string) => void = () => {},
  { kind = 'shell' }: { kind?: ChromiumKind } = {},
): string {
  const asked = process.env.SHOP_CHROMIUM
  if (asked !== undefined && asked !== '') {
    if (existsSync(asked)) return asked
    throw new Error(
      `SHOP_CHROMIUM names ${asked}, but there is no such file: correct it, or unset it to let the tests find a browser.`,
    )
  }

  const installed = firstExisting(PATHS[kind])
  if (installed) return installed

  const fetched = fetchedChromium(kind, say) ?? installedChromium(kind)
  if (fetched) return fetched
  throw new Error(
    'The browser tests need Chromium and none could be installed: install it and set SHOP_CHROMIUM to its path.',
  )
}

/** Where a browser of a kind is looked for; it is worth fetching before the other kind is taken instead. */
const PATHS: Record<ChromiumKind, readonly string[]> = {
  shell: ['/usr/bin/chromium-headless-shell'],
  full: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}

/** A full browser draws whatever a shell draws; the other way round not. */
function installedChromium(kind: ChromiumKind): string | undefined {
  return firstExisting(kind === 'shell' ? [...PATHS.shell, ...PATHS.full] : PATHS.full) ?? playwrightsOwn()
}

/** Fetches the kind that is asked for where Debian has it, or any where there is none at all. */
function fetchedChromium(kind: ChromiumKind, say: (line: string) => void): string | undefined {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) return fromDebian(kind, say)
  if (installedChromium(kind) !== undefined) return undefined
  say("No Chromium found: downloading Playwright's own")
  run(process.execPath, [
    createRequire(new URL('../e2e/package.json', import.meta.url)).resolve('@playwright/test/cli'),
    'install',
    'chromium',
  ])
  return undefined
}

function fromDebian(kind: ChromiumKind, say: (line: string) => void): string | undefined {
  const [name, paths] = [PACKAGES[kind], PATHS[kind]]
  say(`Installing Debian's ${name}`)
  // Its lists may be there already, and may be all there is where no network is.
  const ways =
    installedChromium(kind) === undefined ? ['update', 'install'] : ['install', 'update', 'install']
  for (const way of ways)
    if (firstExisting(paths) === undefined)
      run('apt-get', way === 'update' ? ['update', '-qq'] : ['install', ...INSTALLED, name])
  // A release of Debian that has no shell of its own has the whole browser.
  if (kind === 'shell' && installedChromium(kind) === undefined) return fromDebian('full', say)
  return firstExisting(paths)
}

const PACKAGES: Record<ChromiumKind, string> = { shell: 'chromium-headless-shell', full: 'chromium' }
const INSTALLED = ['-y', '-qq', '--no-install-recommends', 'fonts-liberation']

/** Of which kind the browser at a path is. */
export function kindOfChromium(path: string): ChromiumKind {
  return basename(path).includes('headless') ? 'shell' : 'full'
}

function firstExisting(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}

function playwrightsOwn(): string | undefined {
  const script = "console.log(require('@playwright/test').chromium.executablePath())"
  const cwd = new URL('../e2e/', import.meta.url)
  const asked = spawnSync(process.execPath, ['-e', script], { cwd, encoding: 'utf8' })
  const path = asked.stdout?.trim()
  return path && existsSync(path) ? path : undefined
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
