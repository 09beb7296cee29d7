import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { acceptFindings } from './accept.ts'
import { type Finding, findings } from './findings.ts'
import { reviewPage } from './review-page.ts'

/** Serves what the last comparison found, on this machine only, until it is stopped. */
export function serveReview(port: number): void {
  const server = createServer((request, response) => {
    answer(request, response).catch((failure: unknown) => {
      response.writeHead(500).end(failure instanceof Error ? failure.message : String(failure))
    })
  })
  server.on('error', (problem) => {
    console.error(`Cannot serve the review: ${problem.message}. Another port? pnpm visual review --port 6008`)
    process.exit(1)
  })
  server.listen(port, '127.0.0.1', () => {
    const count = findings().length
    console.log(
      count === 0
        ? `Nothing to review: run 'pnpm visual' first, or be happy. (http://127.0.0.1:${port}/)`
        : `${count} to review: http://127.0.0.1:${port}/ (Ctrl+C ends it)`,
    )
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const name = searchParams.get('name') ?? ''
  // Names lead to files only through the list of what was found.
  const found = findings().find((finding) => finding.name === name)

  if (pathname === '/') return send(response, 'text/html; charset=utf-8', reviewPage(findings()))
  if (pathname === '/accept' && request.method === 'POST') {
    if (!isOurPage(request)) return void response.writeHead(403).end()
    await acceptFindings(found ? [found] : name === '' ? findings() : [])
    return void response.writeHead(204).end()
  }
  const file = found ? pictureOf(found, pathname) : null
  if (file === null) return void response.writeHead(404).end()
  send(response, 'image/png', readFileSync(file))
}

function pictureOf(finding: Finding, pathname: string): string | null {
  if (pathname === '/old') return finding.old
  if (pathname === '/new') return finding.now
  return pathname === '/difference' ? finding.difference : null
}

/** Another site in the same browser must not accept anything. */
function isOurPage(request: IncomingMessage): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin'
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
