import { execFile, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'

export type OwnServer = {
  port: number
  address: string
  /** Stops it as a failing machine does, and starts it again. */
  restart: (how: 'fast' | 'immediate', pauseMs: number) => Promise<void>
  stop: () => Promise<void>
}

/**
 * A PostgreSQL server of one's own, which may be stopped without harm to anybody. Null where its programs are not on this
 * machine; as root it runs as the user `postgres`, as PostgreSQL does not run as root.
 *
 * @param tables folder of the tables that are made there, as on a small disk; its log of changes stays elsewhere
 */
export async function openOwnServer(port: number, tables: string | null = null): Promise<OwnServer | null> {
  const programs = programFolder()
  const user = serverUser()
  if (programs === null || !isUser(user)) return null

  // Its user has to reach the folder, so that it lies in none that is closed to others.
  const parent = user === null ? tmpdir() : '/var/tmp'
  const folder = mkdtempSync(join(parent, 'shop-faults-pg-'))
  const forUser = (path: string) => {
    if (user === null) return
    const id = (flag: string) => Number(spawnSync('id', [flag, user]).stdout.toString())
    chownSync(path, id('-u'), id('-g'))
  }
  forUser(folder)
  const asUser = (program: string, words: readonly string[]) =>
    user === null
      ? run(join(programs, program), words)
      : run('runuser', ['-u', user, '--', join(programs, program), ...words], { cwd: '/' })
  const data = join(folder, 'data')
  const place = tables === null ? '' : ' -c default_tablespace=small'
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60${place}`
  const start = () =>
    asUser('pg_ctl', ['-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options, 'start'])
  const stop = (how: string) => asUser('pg_ctl', ['-D', data, '-w', '-s', '-m', how, 'stop'])

  await asUser('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'])
  await start()
  if (tables !== null) {
    mkdirSync(tables)
    forUser(tables)
    const made = `create tablespace small location '${tables}'`
    await asUser('psql', ['-h', folder, '-p', String(port), '-U', 'postgres', '-c', made])
  }
  return {
    port,
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(how, pauseMs) {
      await stop(how)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      await start()
    },
    async stop() {
      await stop('immediate').catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether a server of one's own can be started here. */
export function hasOwnServer(): boolean {
  return programFolder() !== null && isUser(serverUser())
}

function serverUser(): string | null {
  return process.getuid?.() === 0 ? 'postgres' : null
}

function isUser(user: string | null): boolean {
  return user === null || spawnSync('id', ['-u', user]).status === 0
}

function programFolder(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), '/usr/local/bin', '/usr/bin']
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  )
}
