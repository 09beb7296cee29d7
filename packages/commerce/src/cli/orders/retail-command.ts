import {
  addRetailDevice,
  listRetailDevices,
  type RetailDevice,
  removeRetailDevice,
} from '@shop/customers/rum/retail-device-store'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from '../base/command.ts'

const LONGEST_NAME = 80

/** Marks the devices of stores, whose users are not asked for consent. @see product §11.10 */
export const retailCommand: Command = {
  usage: `  retail add <name>                          a link that marks a device of a store; it works once, for a day
  retail list                                the devices, with their ids
  retail remove <id>                         a device that is none any more asks for consent again`,

  async run(database, [action, ...words], now) {
    const name = words.join(' ').trim()
    if (action === 'list' && name === '') return listed(database)
    if (action === 'add' && name !== '' && name.length <= LONGEST_NAME) return added(database, name, now)
    if (action === 'remove' && words.length === 1) return removed(database, name)
    return { lines: [`Usage:\n${retailCommand.usage}`], exitCode: 2 }
  },
}

async function added(database: Database, name: string, now: Date): Promise<CommandResult> {
  const { token } = await addRetailDevice(database.sql, name, now)
  return {
    lines: [
      `Open this address of the shop on "${name}" within 24 hours; it works once:`,
      `/rum/retail/?token=${token}`,
    ],
    exitCode: 0,
  }
}

async function listed(database: Database): Promise<CommandResult> {
  const devices = await listRetailDevices(database.sql)
  if (devices.length === 0) return { lines: ['No device is marked.'], exitCode: 0 }
  return { lines: devices.map(deviceLine), exitCode: 0 }
}

function deviceLine({ id, name, openedAt }: RetailDevice): string {
  const state = openedAt ? `since ${openedAt.toISOString().slice(0, 10)}` : 'its link is not opened yet'
  return `${id}  ${name}  (${state})`
}

async function removed(database: Database, id: string): Promise<CommandResult> {
  const isRemoved = await removeRetailDevice(database.sql, id)
  if (isRemoved) return { lines: [`${id}: removed`], exitCode: 0 }
  return { lines: [`${id} is no device. "retail list" shows their ids.`], exitCode: 1 }
}
