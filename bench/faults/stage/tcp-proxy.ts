import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * What happens to a service that stands behind a proxy: it works, nothing answers at its address, it accepts and never
 * says a word, packets are dropped so that nobody hears of it, each of its answers is late, connections are cut in the midst of an answer, or what it answers is no
 * answer of its kind.
 */
export type Mood =
  | { kind: 'well' }
  | { kind: 'dead' }
  | { kind: 'silent' }
  /** Connections stay open, and nothing goes through them any more. */
  | { kind: 'dropping' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'cutting'; afterBytes: number }
  /** Some services speak before they are asked. */
  | { kind: 'lying'; words: string; speaksFirst?: boolean }

export type TcpProxy = {
  port: number
  /** Takes effect at once, also on connections that are open: those of a mood that lets nothing through are cut. */
  set: (mood: Mood) => void
  /** Cuts every connection that is open. Returns how many there were. */
  cut: () => number
  close: () => Promise<void>
}

/**
 * Stands between a shop and a service, and plays what goes wrong between them. A proxy program of its own (toxiproxy) does
 * the same and would have to be installed first.
 */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let mood: Mood = { kind: 'well' }
  const open = new Set<Socket>()
  const server = createServer({ pauseOnConnect: true }, (asking) => {
    if (mood.kind === 'dead') return void asking.resetAndDestroy()
    open.add(asking)
    asking.on('error', () => asking.destroy())
    asking.on('close', () => open.delete(asking))
    if (mood.kind === 'lying') return lie(asking, mood)
    asking.resume()
    if (mood.kind !== 'silent' && mood.kind !== 'dropping') carry(asking)
  })

  /** Says the same to whatever it is asked. */
  function lie(
    asking: Socket,
    { words, speaksFirst = false }: { words: string; speaksFirst?: boolean },
  ): void {
    if (speaksFirst) asking.write(words)
    asking.once('data', () => asking.end(words))
    asking.resume()
  }

  function carry(asking: Socket): void {
    const service = connect(target)
    let answered = 0
    let isLost = false
    /** What was dropped is missing in what would come after it. */
    const passes = (): boolean => {
      isLost ||= mood.kind === 'dropping'
      return !isLost
    }
    service.on('error', () => asking.destroy())
    service.on('end', () => late(() => asking.end()))
    asking.on('close', () => service.destroy())
    asking.on('data', (bytes) => passes() && service.write(bytes))
    service.on('data', (bytes) => {
      if (!passes()) return
      answered += bytes.length
      if (mood.kind === 'cutting' && answered > mood.afterBytes) return void asking.resetAndDestroy()
      late(() => asking.writable && asking.write(bytes))
    })
  }

  /** What waits equally long goes in its order. */
  function late(work: () => unknown): void {
    if (mood.kind === 'slow') setTimeout(work, mood.milliseconds).unref()
    else work()
  }

  function cut(): number {
    const { size } = open
    for (const socket of open) socket.resetAndDestroy()
    return size
  }

  await listening(server)
  return {
    port: portOf(server),
    set(next) {
      mood = next
      if (next.kind === 'dead' || next.kind === 'silent' || next.kind === 'lying') cut()
    },
    cut,
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
