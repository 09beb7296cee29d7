import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sent } from './sent-bytes.ts'

export type Nginx = { origin: string; pid: number; stop: () => Promise<void> }

/** What nginx says by itself, or what belongs to one connection only. */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'etag',
])

/** Whether there is an nginx to compare with. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env: withSbin() }).status === 0
}

/**
 * Serves finished pages with nginx: the bytes and headers that the shop sent, one process, no log.
 * `pages` maps an address such as `/product` to the shop's answer.
 */
export async function serveWithNginx(
  folder: string,
  port: number,
  pages: ReadonlyMap<string, Sent>,
): Promise<Nginx> {
  mkdirSync(join(folder, 'pages'), { recursive: true })
  for (const [path, sent] of pages) writeFileSync(join(folder, 'pages', path), sent.body)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configOf(folder, port, pages))

  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: withSbin(),
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(child, origin)
  return { origin, pid: child.pid ?? 0, stop: () => stopped(child) }
}

function configOf(folder: string, port: number, pages: ReadonlyMap<string, Sent>): string {
  const isRoot = process.getuid?.() === 0
  const locations = [...pages].map(
    ([path, sent]) => `    location = ${path} {
      default_type "text/html; charset=utf-8";
${headerLines(sent)}
    }`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  )
  return `${isRoot ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
${temporary.join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
${locations.join('\n')}
  }
}
`
}

function headerLines(sent: Sent): string {
  return Object.entries(sent.headers)
    .filter(([name, value]) => !OWN_HEADERS.has(name) && typeof value === 'string' && !value.includes('$'))
    .map(([name, value]) => `      add_header ${name} ${JSON.stringify(value)};`)
    .join('\n')
}

async function answering(child: ChildProcess, origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode} before it answered.`)
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await sleep(50)
  }
  throw new Error('nginx did not answer within 5 seconds.')
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await gone
}

/** Debian keeps nginx where an ordinary user's PATH does not look. */
function withSbin(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` }
}
