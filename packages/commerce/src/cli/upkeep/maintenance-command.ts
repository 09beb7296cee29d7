import { setMaintenance } from '@shop/api-client/office/system-commands'
import { switchesOn } from '@shop/engine/call/switch-store'
import type { Command } from '../base/command.ts'
import { NO_DESK } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

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

  async run(database, [word, ...rest], now, desk = NO_DESK) {
    if (rest.length > 0 || (word !== undefined && word !== 'on' && word !== 'off'))
      return { lines: [`Usage:\n${maintenanceCommand.usage}`], exitCode: 2 }
    if (word === undefined) {
      const isOn = (await switchesOn(database.sql)).includes('maintenance')
      return { lines: [isOn ? 'The checkout is closed.' : 'The checkout is open.'], exitCode: 0 }
    }
    const behind = { database, desk, by: 'operator', now }
    const done = await ran(behind, setMaintenance, { isOn: word === 'on' })
    return done.type === 'no' ? done.result : { lines: [SAID[word]], exitCode: 0 }
  },
}
