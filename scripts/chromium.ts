import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
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
 * Finds a Chromium, or gets one: `SHOP_CHROMIUM`, the system's, Debian's package, then Playwright's own. Journeys take
 * the headless shell before the full browser; pictures of stories, and what measures a shopper's browser, ask for the full one.
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

  const installed = installedChromium(kind)
  if (installed) return installed

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("No Chromium found: installing Debian's package")
    run('apt-get', ['update', '-qq'])
    for (const name of kind === 'shell' ? ['chromium-headless-shell', 'chromium'] : ['chromium'])
      if (installedChromium(kind) === undefined)
        run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
  } else {
    say("No Chromium found: downloading Playwright's own")
    run(process.execPath, [
      createRequire(new URL('../e2e/package.json', import.meta.url)).resolve('@playwright/test/cli'),
      'install',
      'chromium',
    ])
  }

  const fetched = installedChromium(kind)
  if (fetched) return fetched
  throw new Error(
    'The browser tests need Chromium and none could be installed: install it and set SHOP_CHROMIUM to its path.',
  )
}

const SHELL_PATHS = ['/usr/bin/chromium-headless-shell']
const FULL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function installedChromium(kind: ChromiumKind): string | undefined {
  const paths = kind === 'shell' ? [...SHELL_PATHS, ...FULL_PATHS] : FULL_PATHS
  return firstExisting(paths) ?? playwrightsOwn()
}

function firstExisting(paths: string[]): string | undefined {
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
