import { createServer, connect as dial, type Server, type Socket } from 'node:net'

export type FailingLine = {
  port: number
  /** Bytes are not carried any more, and nobody hears that they are not. */
  hang: () => void
  /** Every connection is cut, and none is let in. */
  cut: () => Promise<void>
  /** All is well again for whoever connects anew. */
  mend: () => Promise<void>
  close: () => Promise<void>
}

/** Stands between a client and its server, and fails as networks and servers do. */
export async function aLineThatFails(to: { host: string; port: number }): Promise<FailingLine> {
  const pairs = new Set<[Socket, Socket]>()
  let isHanging = false
  let server: Server | null = null
  let port = 0

  function carry(near: Socket): void {
    const far = dial(to)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined)
      one.on('data', (bytes) => {
        if (!isHanging) other.write(bytes)
      })
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
  }
  async function listen(): Promise<void> {
    const opened = createServer(carry)
    await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
    const address = opened.address()
    if (typeof address === 'object' && address !== null) port = address.port
    server = opened
  }
  async function cut(): Promise<void> {
    const closing = server
    server = null
    const done = new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()))
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
    await done
  }
  await listen()

  return {
    get port() {
      return port
    },
    hang() {
      isHanging = true
    },
    cut,
    async mend() {
      isHanging = false
      if (server === null) await listen()
    },
    close: cut,
  }
}
