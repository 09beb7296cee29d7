import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { databaseProblem } from '../db/connection/database-problem.ts'
import { databases } from '../db/test-database.ts'
import { followReadOnly } from './read-only-mode.ts'
import { putFeatureSwitch, putSwitch, switchesOn } from './switch-store.ts'
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

  test('features are switched by locale, tell what has changed, and go back to the brand', async () => {
    const database = await open()
    const switches = await openSwitches(database, { isPolling: false })
    const lines: string[] = []
    switches.onChange((changed) => lines.push(...changed))
    const turn = async (isOn: boolean | null, ...locales: ('de-de' | 'fr-fr')[]) => {
      const changed = await database.transaction((sql) =>
        putFeatureSwitch(sql, { feature: 'wishlist', locales, isOn, now }),
      )
      await switches.refresh()
      return changed
    }

    const turned = [
      await turn(false, 'de-de', 'fr-fr'),
      await turn(false, 'de-de'),
      await turn(true, 'de-de'),
      await turn(null, 'fr-fr'),
    ]
    const german = switches.featuresIn('de-de')
    const french = switches.featuresIn('fr-fr')
    switches.stop()
    await database.close()

    expect(turned.map((locales) => locales.toSorted())).toEqual([
      ['de-de', 'fr-fr'],
      [],
      ['de-de'],
      ['fr-fr'],
    ])
    expect([german, french]).toEqual([{ wishlist: true }, {}])
    expect(lines.toSorted()).toEqual([
      'wishlist in de-de is off',
      'wishlist in de-de is on',
      'wishlist in fr-fr is as the brand says',
      'wishlist in fr-fr is off',
    ])
  })

  test('a feature that only a newer build has is left alone', async () => {
    const database = await open()
    await database.sql.execute(
      "insert into feature_switches (feature, locale, is_on, changed_at) values ('teleport', 'de-de', true, now())",
    )

    const switches = await openSwitches(database, { isPolling: false })
    const features = switches.featuresIn('de-de')
    await database.close()

    expect(features).toEqual({})
  })

  test('read-only lets nothing be written but the switch, and reading goes on', async () => {
    const database = await open()
    const switches = await openSwitches(database, { isPolling: false })
    await followReadOnly(database, switches)
    const turn = async (isOn: boolean) => {
      await database.transaction((sql) => putSwitch(sql, { name: 'read-only', isOn, now }), {
        writesAnyway: true,
      })
      await switches.refresh()
    }
    const write = () =>
      putSwitch(database.sql, { name: 'maintenance', isOn: true, now }).then(
        () => 'written',
        (error: unknown) => databaseProblem(error)?.code,
      )
    const inTransaction = () =>
      database
        .transaction((sql) => putSwitch(sql, { name: 'maintenance', isOn: false, now }))
        .then(
          () => 'written',
          (error: unknown) => databaseProblem(error)?.code,
        )

    await turn(true)
    const closed = [await write(), await inTransaction(), database.hasRoom()]
    const read = await switchesOn(database.sql)
    await turn(false)
    const opened = [await write(), await inTransaction(), database.hasRoom()]
    await database.close()

    expect(closed).toEqual(['read_only', 'read_only', false])
    expect(read).toEqual(['read-only'])
    expect(opened).toEqual(['written', 'written', true])
  })
})
