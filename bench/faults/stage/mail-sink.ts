import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type MailSink = { port: number; taken: () => number; close: () => Promise<void> }

/** A mail server that takes every mail and keeps none. */
export async function openMailSink(): Promise<MailSink> {
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => {
        taken += 1
        done()
      })
    },
  })
  // Whoever is cut off in the midst of a mail is part of the play.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    taken: () => taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
