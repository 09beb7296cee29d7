import { connectionsCut, serverRestarted } from './kinds/database-faults.ts'
import { filesFault } from './kinds/files-fault.ts'
import { killedUnderImports, killedUnderOrders, killedUnderReturns } from './kinds/killed.ts'
import { clockMoved, diskFull } from './kinds/machine-faults.ts'
import { outsideFaults } from './kinds/outside-faults.ts'
import type { Fault } from './stage/fault.ts'

/** Everything that goes wrong, one line each. */
export const FAULTS: readonly Fault[] = [
  killedUnderOrders,
  killedUnderReturns,
  killedUnderImports,
  connectionsCut,
  serverRestarted,
  clockMoved,
  ...outsideFaults,
  filesFault,
  diskFull, // last, as it has a shop of its own
]
