import { addStoreDevice, removeStoreDevice } from '@shop/api-client/office/system-commands'
import { addRetailDevice, removeRetailDevice } from '@shop/customers/rum/retail-device-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import { onSystem } from './system-context.ts'

/** Devices of stores, whose users are not asked for consent. @see product §11.10 */
export const STORE_DEVICE_COMMANDS = [
  onSystem(addStoreDevice)(async ({ name }, { sql, now }) => {
    const { id, token } = await addRetailDevice(sql, name, now)
    // The token opens the link, so the log has the device without it.
    return {
      answer: { id, token },
      object: deviceObject(id),
      after: { name },
      undo: undoBy(removeStoreDevice, { id }),
    }
  }),

  onSystem(removeStoreDevice)(async ({ id }, { sql }) => {
    const removed = await removeRetailDevice(sql, id)
    if (removed === null) throw new CommandRefusal(`${id} is no device. "retail list" shows their ids.`)
    const { name, openedAt } = removed
    return {
      answer: { id },
      object: deviceObject(id),
      before: { name, openedAt: openedAt?.toISOString() ?? null },
    }
  }),
]

function deviceObject(id: string): string {
  return `storeDevice:${id}`
}
