import { createServer } from 'node:http'
import { listening } from './free-port.ts'

export type Collector = {
  endpoint: string
  /** Bytes that have come so far, by the path they were sent to. */
  received: ReadonlyMap<string, number>
  stop: () => Promise<void>
}

/** Takes whatever a process tells of itself by OTLP, and reads none of it. */
export async function openCollector(): Promise<Collector> {
  const received = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    request.on('data', (part: Buffer) => received.set(path, (received.get(path) ?? 0) + part.byteLength))
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  return {
    endpoint: `http://127.0.0.1:${await listening(server)}`,
    received,
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
