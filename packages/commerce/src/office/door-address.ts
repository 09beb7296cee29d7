import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Where a running shop with an embedded database answers, beside that database. */
export function doorOf(directory: string): string {
  return `${directory}.sock`
}

/** Asks the shop that holds a database; null when none does. */
export async function askDoor(directory: string, question: unknown): Promise<string | null> {
  const socket = connect({ path: doorOf(directory), allowHalfOpen: true })
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isOpen) return null
  socket.end(JSON.stringify(question))
  return text(socket)
}
