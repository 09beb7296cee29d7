import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'

/** Connections to a receiver that are used again for the next message. */
export type KeptConnections = { to: (url: URL) => Agent; close: () => void }

/** At most so many at the same time. They are closed with what they were opened for. */
export function keptConnections(maxSockets: number): KeptConnections {
  const plain = new Agent({ keepAlive: true, maxSockets })
  const secure = new SecureAgent({ keepAlive: true, maxSockets })
  return {
    to: ({ protocol }) => (protocol === 'https:' ? secure : plain),
    close() {
      plain.destroy()
      secure.destroy()
    },
  }
}
