import { createServer, type Server } from 'node:net'

/** Lets a server listen on this machine's own address. Resolves to the port that it was given. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}
