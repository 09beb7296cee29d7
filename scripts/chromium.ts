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

/**
 * Finds a Chromium, or gets one: `SHOP_CHROMIUM`, the system's, Debian's package, then Playwright's own.
 * Throws one sentence that says what to do when there is none to be had.
 */
export function chromiumPath(say: (line: string) => void = () => {}): string {
  const asked = process.env.SHOP_CHROMIUM
  if (asked !== undefined && asked !== '') {
    if (existsSync(asked)) return asked
    throw new Error(
      `SHOP_CHROMIUM names ${asked}, but there is no such file: correct it, or unset it to let the tests find a browser.`,
    )
  }

  const installed = firstExisting(SYSTEM_PATHS) ?? playwrightsOwn()
  if (installed) return installed

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("No Chromium found: installing Debian's package")
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  } else {
    say("No Chromium found: downloading Playwright's own")
    run(process.execPath, [
      createRequire(new URL('../e2e/package.json', import.meta.url)).resolve('@playwright/test/cli'),
      'install',
      'chromium',
    ])
  }

  const fetched = firstExisting(SYSTEM_PATHS) ?? playwrightsOwn()
  if (fetched) return fetched
  throw new Error(
    'The browser tests need Chromium and none could be installed: install it and set SHOP_CHROMIUM to its path.',
  )
}

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

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
