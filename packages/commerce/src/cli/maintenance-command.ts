import { putSwitch, switchesOn } from '@shop/engine/call/switch-store'
import type { Command } from './command.ts'

const SAID = {
  on: 'The checkout is closed within a second; pages can be read, and baskets stay.',
  off: 'The checkout is open again within a second.',
}

/** Closes the checkout, and opens it again. @see docs/operations.md */
export const maintenanceCommand: Command = {
  usage: `  maintenance                                whether the checkout is closed
  maintenance on                             closes the checkout in every process within a second: pages can be read,
                                             baskets stay, payments under way come through, and whoever wants to order
                                             reads why not
  maintenance off                            opens it again`,

  async run(database, [word, ...rest], now) {
    if (rest.length > 0 || (word !== undefined && word !== 'on' && word !== 'off'))
      return { lines: [`Usage:\n${maintenanceCommand.usage}`], exitCode: 2 }
    if (word === undefined) {
      const isOn = (await switchesOn(database.sql)).includes('maintenance')
      return { lines: [isOn ? 'The checkout is closed.' : 'The checkout is open.'], exitCode: 0 }
    }
    const isOn = word === 'on'
    const isChanged = await database.transaction((sql) => putSwitch(sql, { name: 'maintenance', isOn, now }))
    return isChanged
      ? { lines: [SAID[word]], exitCode: 0 }
      : { lines: [`The checkout is ${isOn ? 'closed' : 'open'} already.`], exitCode: 1 }
  },
}
