import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { type OfficeReply, OfficeRequest } from '@shop/api-client/office/office-door'
import type { Database } from '@shop/engine/db/database'
import { loggedError } from '@shop/engine/trace/logged-error'
import * as v from 'valibot'
import { doorOf } from '../office/door-address.ts'
import type { Office } from '../office/open-office.ts'
import type { CommandResult } from './base/command.ts'
import { type Desk, NO_DESK } from './base/desk.ts'
import { runCommand } from './commands.ts'

/** The office saves whole pages through here. */
const MOST_CHARACTERS = 1280 * 1024
/** Words of a command line, or what the office's server asks. */
const Asked = v.union([v.array(v.string()), OfficeRequest])

export type OperatorDoor = { close: () => Promise<void> }

/**
 * Lets operators on this machine talk to a running shop: its embedded database belongs to one process, so their
 * commands come to that process, through a socket beside the database that only its owner may open.
 *
 * A shop without a door sells all the same: then commands have to wait until it is stopped, and say so.
 */
export async function openOperatorDoor(
  database: Database,
  directory: string,
  desk: Desk = NO_DESK,
  now: () => Date = () => new Date(),
  office: Office | null = null,
): Promise<OperatorDoor> {
  const address = doorOf(directory)
  // The directory is locked by us, so the process that left this behind is gone.
  rmSync(address, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    void answered(socket, { database, desk, now, office })
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(address, resolve)
    })
    chmodSync(address, 0o600)
    server.unref()
  } catch (error) {
    console.warn(
      `Operators cannot talk to this shop while it runs: ${address} cannot be opened.`,
      loggedError(error),
    )
    return { close: async () => undefined }
  }
  return {
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

type Behind = { database: Database; desk: Desk; now: () => Date; office: Office | null }

async function answered(socket: Socket, { database, desk, now, office }: Behind): Promise<void> {
  let isOffice = false
  try {
    const asked = v.parse(Asked, JSON.parse(await text(limited(socket))))
    isOffice = !Array.isArray(asked)
    const result = Array.isArray(asked)
      ? await runCommand(database, asked, now(), desk)
      : ((await office?.(asked)) ?? BROKEN)
    socket.end(JSON.stringify(result))
  } catch (error) {
    console.error('A command of an operator failed.', loggedError(error))
    const lines = ['The shop could not run this command; its log says why.']
    socket.end(JSON.stringify(isOffice ? BROKEN : ({ lines, exitCode: 2 } satisfies CommandResult)))
  }
}

const BROKEN: OfficeReply = { type: 'broken' }

async function* limited(socket: Socket): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk)
    size += part.byteLength
    if (size > MOST_CHARACTERS) throw new Error('The command is longer than any command is.')
    yield part
  }
}
