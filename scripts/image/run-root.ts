import { type ChildProcess, spawn } from 'node:child_process'
import type { ImageSettings } from './image-settings.ts'

export type Run = {
  /** The whole file system of an image, base and app. */
  root: string
  settings: ImageSettings
  environment: Record<string, string>
  /** The folder of this machine that is `/data`. */
  data: string
  /** Other words than the image's command. */
  command?: readonly string[]
}

/**
 * Mounts in a namespace of its own, which end with the process: the image read-only, its data, an empty `/tmp`. Then
 * the process loses every right, and takes the place of this script, so that signals reach it.
 */
const SCRIPT = `set -e
root="$1"; data="$2"; user="$3"; folder="$4"; shift 4
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777,size=64m tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs --clear-groups \\
  unshare --root="$root" --wd="$folder" --setgid="\${user#*:}" --setuid="\${user%:*}" "$@"`

/**
 * Starts a process of an image without a container runtime: read-only, as the image's user, without any right, on the
 * machine's own network. Needs root and Linux.
 */
export function runRoot({
  root,
  settings,
  environment,
  data,
  command = settings.command,
}: Run): ChildProcess {
  const [program = '', ...words] = command
  const path = program === 'node' ? '/usr/local/bin/node' : program
  return spawn(
    'unshare',
    ['--mount', 'sh', '-c', SCRIPT, 'sh', root, data, settings.user, settings.folder, path, ...words],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, ...settings.environment, ...environment },
    },
  )
}
