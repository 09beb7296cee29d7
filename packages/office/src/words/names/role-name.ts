import type { I18n } from '@lingui/core'
import type { Role } from '@shop/domain/staff/rights'

/** What the office calls a role. */
export function roleName(role: Role, i18n: I18n): string {
  const names: Record<Role, string> = {
    owner: i18n.t({ id: 'role.owner', message: 'Owner' }),
    admin: i18n.t({ id: 'role.admin', message: 'Admin' }),
    service: i18n.t({ id: 'role.service', message: 'Service desk' }),
    warehouse: i18n.t({ id: 'role.warehouse', message: 'Warehouse' }),
    merchandiser: i18n.t({ id: 'role.merchandiser', message: 'Merchandising' }),
    editor: i18n.t({ id: 'role.editor', message: 'Editorial' }),
    readonly: i18n.t({ id: 'role.readonly', message: 'Looks only' }),
  }
  return names[role]
}

/** What somebody with a role may do, in a sentence. @see RIGHTS_OF */
export function roleHint(role: Role, i18n: I18n): string {
  const hints: Record<Role, string> = {
    owner: i18n.t({ id: 'role.owner.hint', message: 'Everything, and who else is an owner.' }),
    admin: i18n.t({ id: 'role.admin.hint', message: 'Staff, system and the log; no customers.' }),
    service: i18n.t({ id: 'role.service.hint', message: 'Orders whole, the inbox, and customers.' }),
    warehouse: i18n.t({
      id: 'role.warehouse.hint',
      message: 'Picks, packs and ships; sees of an order what packing needs.',
    }),
    merchandiser: i18n.t({
      id: 'role.merchandiser.hint',
      message: 'Goods, prices and stock, offers, and what comes first in lists.',
    }),
    editor: i18n.t({
      id: 'role.editor.hint',
      message: 'Writes and publishes pages, and keeps the library of pictures.',
    }),
    readonly: i18n.t({
      id: 'role.readonly.hint',
      message: 'Looks at goods, offers, pages, figures and settings; no people, and changes nothing.',
    }),
  }
  return hints[role]
}
