import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { databases } from '../db/test-database.ts'
import { putSwitch } from './switch-store.ts'
import { openSwitches } from './switches.ts'

const now = new Date('2026-11-26T12:00:00Z')

describe.each(await databases())('a switch on the $name', ({ open }) => {
  test('reaches a running process without being asked for', async () => {
    const database = await open()
    const switches = await openSwitches(database, { isPolling: true })
    const before = switches.isOn('maintenance')

    await database.transaction((sql) => putSwitch(sql, { name: 'maintenance', isOn: true, now }))
    for (let tries = 0; tries < 200 && !switches.isOn('maintenance'); tries += 1) await wait(20)
    const after = switches.isOn('maintenance')
    switches.stop()
    await database.close()

    expect([before, after]).toEqual([false, true])
  })

  test('is changed once, and off again', async () => {
    const database = await open()
    const turn = (isOn: boolean) =>
      database.transaction((sql) => putSwitch(sql, { name: 'maintenance', isOn, now }))

    const turned = [await turn(false), await turn(true), await turn(true), await turn(false)]
    await database.close()

    expect(turned).toEqual([false, true, false, true])
  })
})
