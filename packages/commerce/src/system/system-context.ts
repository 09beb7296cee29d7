import type { HookSetup } from '@shop/doors/web-hooks/deliver-hooks'
import { bindCommands } from '@shop/engine/command/bind-commands'
import type { Database } from '@shop/engine/db/database'
import type { OfficeContext } from '@shop/sales/office/office-context'
import type { Check } from '../doctor/check.ts'

/** What commands about the system use besides. */
export type SystemContext = OfficeContext & {
  /** The database itself, for what looks at it as a whole; outside of a transaction alone. */
  database: Database
  /** What seals the secrets of web hooks; absent where the shop is unknown. */
  webHooks?: HookSetup | undefined
  /** What the doctor finds outside of the database; absent where this process is not the shop. */
  outsideChecks?: (() => Promise<Check[]>) | undefined
}

export const onSystem = bindCommands<SystemContext>()
