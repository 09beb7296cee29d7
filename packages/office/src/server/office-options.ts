import type { Company } from '@shop/engine/staff/company-config'
import type { Context } from 'hono'
import type { OfficeShop } from './office-shop.ts'

/** What the office's web server is set up with. */
export type OfficeOptions = {
  shops: readonly OfficeShop[]
  /** The built client. */
  folder: string
  /** Where staff reach the office: passkeys count there alone. */
  origin: string
  /** Through whom staff sign in by OpenID Connect; null where by password and passkey alone. */
  company: Company | null
  /** True behind HTTPS. */
  isSecure: boolean
  /** Whether the process was asked to stop; absent where nothing asks. */
  isDraining?: () => boolean
  /** The address of a browser, for the limit of attempts. */
  addressOf: (context: Context) => string | null
}
