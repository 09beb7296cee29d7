import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { USER_ID } from './write-root.ts'

/** What `gcr.io/distroless/cc-debian12` is made of, from the same packages. */
const PACKAGES = [
  'base-files',
  'netbase',
  'tzdata',
  'ca-certificates',
  'libc6',
  'libgcc-s1',
  'libgomp1',
  'libssl3',
  'libstdc++6',
]
const FOLDERS = ['dev', 'proc', 'sys', 'tmp', 'home/nonroot']

/**
 * Writes a base with the content of the one that deploy/Dockerfile names, out of Debian's packages: for a machine that
 * reaches those and no registry of images. What is there already is taken as it is.
 *
 * @throws where `apt-get` is missing or reaches no packages
 */
export function writeBase(root: string): void {
  const stamp = join(root, 'etc/debian_version')
  if (existsSync(stamp)) return
  const downloads = `${root}.packages`
  rmSync(root, { recursive: true, force: true })
  mkdirSync(downloads, { recursive: true })
  execFileSync('apt-get', ['download', '--quiet', ...PACKAGES], { cwd: downloads, stdio: 'pipe' })
  mkdirSync(root, { recursive: true })
  for (const file of readdirSync(downloads).filter((name) => name.endsWith('.deb')))
    execFileSync('dpkg-deb', ['--extract', join(downloads, file), root])

  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true })
  for (const folder of ['usr/share/doc', 'usr/share/man', 'usr/share/lintian', 'usr/share/bug', 'var/cache'])
    rmSync(join(root, folder), { recursive: true, force: true })
  writeFileSync(
    join(root, 'etc/passwd'),
    `root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:${USER_ID}:${USER_ID}:nonroot:/home/nonroot:/sbin/nologin\n`,
  )
  writeFileSync(join(root, 'etc/group'), `root:x:0:\nnonroot:x:${USER_ID}:\n`)
  const authorities = join(root, 'usr/share/ca-certificates/mozilla')
  mkdirSync(join(root, 'etc/ssl/certs'), { recursive: true })
  writeFileSync(
    join(root, 'etc/ssl/certs/ca-certificates.crt'),
    readdirSync(authorities)
      .map((name) => readFileSync(join(authorities, name), 'utf8'))
      .join(''),
  )
  rmSync(downloads, { recursive: true })
}
