import {
  setMaintenance,
  showHealth,
  showMaintenance,
  showSurroundings,
} from '@shop/api-client/office/system-commands'
import { LOCALES } from '@shop/domain/market/markets'
import { putSwitch } from '@shop/engine/call/switch-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import { databaseChecks } from '../doctor/database-checks.ts'
import { maintenanceWords } from '../maintenance/closed-checkout.ts'
import { shopsIn } from './shops-in.ts'
import { onSystem } from './system-context.ts'
import { switchState, waitingJobs } from './system-store.ts'

const SAME = { on: 'The checkout is closed already.', off: 'The checkout is open already.' }

/** How the shop does, and the one switch that closes its checkout. @see docs/operations.md */
export const HEALTH_COMMANDS = [
  onSystem(showHealth, {
    // It looks through the whole catalogue: nobody waits for that in a transaction.
    async prepare(_input, { database, now, shopOf }) {
      const shops = await shopsIn(shopOf)
      return databaseChecks(database, { now, shops })
    },
  })(async (_input, { sql, now }, checks) => ({
    answer: { checks, jobs: await waitingJobs(sql, now) },
    object: null,
  })),

  onSystem(showSurroundings, {
    // Others are asked, some of which answer slowly: not within a transaction either.
    prepare: async (_input, { outsideChecks }) => (await outsideChecks?.()) ?? [],
  })(async (_input, _context, checks) => ({ answer: { checks }, object: null })),

  onSystem(showMaintenance)(async (_input, { sql, shopOf }) => {
    const state = await switchState(sql, 'maintenance')
    const sold = new Set((await shopsIn(shopOf)).map(({ locale }) => locale))
    return {
      answer: {
        isOn: state?.isOn ?? false,
        changedAt: state?.changedAt.toISOString() ?? null,
        words: LOCALES.filter((locale) => sold.has(locale)).map((locale) => ({
          locale,
          ...maintenanceWords(locale),
        })),
      },
      object: null,
    }
  }),

  onSystem(setMaintenance)(async ({ isOn }, { sql, now }) => {
    if (!(await putSwitch(sql, { name: 'maintenance', isOn, now })))
      throw new CommandRefusal(SAME[isOn ? 'on' : 'off'], 'maintenanceSame')
    return {
      answer: { isOn },
      object: 'switch:maintenance',
      before: { isOn: !isOn },
      after: { isOn },
      undo: undoBy(setMaintenance, { isOn: !isOn }),
      effects: [
        {
          kind: 'history',
          note: isOn ? 'checkout closed' : 'checkout open',
          checkout: isOn ? 'closed' : 'open',
        },
      ],
    }
  }),
]
