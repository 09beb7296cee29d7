import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/**
 * Stands in front of processes of one shop and sends each request to the next of them, whoever asks: nobody is with the
 * same process twice in a row. Adds no headers, so that the shop sees the address of the machine itself.
 */
export function openBalancer(port: number, ports: readonly number[]): Promise<Server> {
  let next = 0

  function carried(asked: IncomingMessage, answer: ServerResponse): void {
    const chosen = ports[next % ports.length]
    next += 1
    const { method, url, rawHeaders } = asked
    const passed = request(
      { host: '127.0.0.1', port: chosen, method, path: url, headers: rawHeaders, agent: false },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
        answered.on('error', () => answer.destroy())
        answered.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    // A reader that goes away leaves nobody waiting.
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  }

  const server = createServer(carried)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
