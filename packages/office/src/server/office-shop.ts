import type { OfficeReply, OfficeRequest } from '@shop/api-client/office/office-door'

/** A shop of the installation, as the office's server reaches it. */
export type OfficeShop = {
  id: string
  name: string
  /** Where shoppers see it: pictures come from there. */
  origin: string
  locales: readonly string[]
  /** Null while the shop is not running. */
  ask: (request: OfficeRequest) => Promise<OfficeReply | null>
}
