import { addStoreDevice, removeStoreDevice } from '@shop/api-client/office/system-commands'
import { listRetailDevices, type RetailDevice } from '@shop/customers/rum/retail-device-store'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from '../base/command.ts'
import { type Behind, ran } from '../base/run-office-command.ts'

const LONGEST_NAME = 80

/** Marks the devices of stores, whose users are not asked for consent. @see product §11.10 */
export const retailCommand: Command = {
  usage: `  retail add <name>                          a link that marks a device of a store; it works once, for a day
  retail list                                the devices, with their ids
  retail remove <id>                         a device that is none any more asks for consent again`,

  async run(database, [action, ...words], now, desk) {
    const behind = { database, desk, now, by: 'operator' }
    const name = words.join(' ').trim()
    if (action === 'list' && name === '') return listDevices(database)
    if (action === 'add' && name !== '' && name.length <= LONGEST_NAME) return addDevice(behind, name)
    if (action === 'remove' && words.length === 1) return removeDevice(behind, name)
    return { lines: [`Usage:\n${retailCommand.usage}`], exitCode: 2 }
  },
}

async function addDevice(behind: Behind, name: string): Promise<CommandResult> {
  const done = await ran(behind, addStoreDevice, { name })
  if (done.type === 'no') return done.result
  return {
    lines: [
      `Open this address of the shop on "${name}" within 24 hours; it works once:`,
      `/rum/retail/?token=${done.answer.token}`,
    ],
    exitCode: 0,
  }
}

async function listDevices(database: Database): Promise<CommandResult> {
  const devices = await listRetailDevices(database.sql)
  if (devices.length === 0) return { lines: ['No device is marked.'], exitCode: 0 }
  return { lines: devices.map(deviceLine), exitCode: 0 }
}

function deviceLine({ id, name, openedAt }: RetailDevice): string {
  const state = openedAt ? `since ${openedAt.toISOString().slice(0, 10)}` : 'its link is not opened yet'
  return `${id}  ${name}  (${state})`
}

async function removeDevice(behind: Behind, id: string): Promise<CommandResult> {
  const done = await ran(behind, removeStoreDevice, { id })
  return done.type === 'no' ? done.result : { lines: [`${id}: removed`], exitCode: 0 }
}
