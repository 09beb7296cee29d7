import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/*
 * Runs before anything is installed, with whatever Node the machine has; so it is plain JavaScript, without packages.
 *
 * The Node that the workspace brings along needs libatomic, which a bare Debian lacks: every command would end with the
 * loader's message about a shared object.
 */

const LIBRARY = 'libatomic.so.1'

/**
 * Whether a Debian-like machine lacks the library that Node needs. Elsewhere nobody is warned: libraries live in other
 * places there.
 *
 * @param {import("./preinstall.d.mts").Machine} machine
 */
export function lacksLibrary({ platform, exists, list }) {
  if (platform !== 'linux' || !exists('/usr/bin/apt-get')) return false
  const folders = list('/usr/lib').filter((name) => name.includes('-linux-'))
  return ![...folders, '.'].some((folder) => exists(`/usr/lib/${folder}/${LIBRARY}`))
}

function run(command, args) {
  return spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const machine = { platform: process.platform, exists: existsSync, list: (folder) => readdirSync(folder) }
  if (lacksLibrary(machine)) {
    const isRoot = process.getuid?.() === 0
    if (isRoot) {
      console.log(`${LIBRARY}, which Node needs, is missing: installing Debian's package libatomic1`)
      run('apt-get', ['update', '-qq'])
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'libatomic1'])
    }
    if (lacksLibrary(machine)) {
      console.error(
        `${LIBRARY} is missing, without which the Node of this workspace cannot start: run 'apt-get install libatomic1' as root, then this command again.`,
      )
      process.exit(1)
    }
  }
}
