import type { I18n } from '@lingui/core'
import type { SystemPart } from '../../client/system-parts.ts'

/** What a part of the system is called. */
export function systemPartName(part: SystemPart, i18n: I18n): string {
  const names: Record<SystemPart, string> = {
    health: i18n.t({ id: 'system.health', message: 'Health' }),
    approvals: i18n.t({ id: 'system.approvals', message: 'Refunds to decide' }),
    tokens: i18n.t({ id: 'system.tokens', message: 'Tokens' }),
    hooks: i18n.t({ id: 'system.hooks', message: 'Web hooks' }),
    mails: i18n.t({ id: 'system.mails', message: 'Mails' }),
    maintenance: i18n.t({ id: 'system.maintenance', message: 'Maintenance' }),
  }
  return names[part]
}
