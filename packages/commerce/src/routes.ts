import { catalogueRoutes } from '@shop/catalogue/routes'
import { customerRoutes } from '@shop/customers/routes'
import type { Handler } from '@shop/engine/on'
import type { CallContext } from '@shop/sales/on'
import { salesRoutes } from '@shop/sales/routes'
import { deleteAccountHandler } from './data-rights/delete-account.ts'
import { exportUserDataHandler } from './data-rights/export-user-data.ts'
import { loadRequestedExportHandler } from './data-rights/load-requested-export.ts'
import { requestDataExportHandler } from './data-rights/request-data-export.ts'

/** Every call the shop answers: those of the packages below, and what looks through all of them. */
export const routes: readonly Handler<CallContext>[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...salesRoutes,
  exportUserDataHandler,
  requestDataExportHandler,
  loadRequestedExportHandler,
  deleteAccountHandler,
]
