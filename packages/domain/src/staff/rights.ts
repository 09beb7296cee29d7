/** What somebody who works here is for. @see product §13 "The office is for staff" */
export const ROLES = ['owner', 'admin', 'service', 'warehouse', 'merchandiser', 'editor', 'readonly'] as const
export type Role = (typeof ROLES)[number]

/** What a command of the office may need. */
export const RIGHTS = [
  'ownAccount',
  'orders.read',
  /** Of an order also who bought it, how it is paid and what was written about it; packing needs none of it. */
  'orders.whole',
  'orders.note',
  'orders.ship',
  'orders.takeBack',
  'orders.change',
  'orders.money',
  'mails.send',
  'warehouse.read',
  'warehouse.change',
  'log.read',
  'staff.read',
  'staff.change',
  'tokens.read',
  'tokens.change',
  'products.read',
  'products.change',
  'prices.read',
  'prices.change',
  'stock.read',
  'stock.change',
  /** What goods are bought for, and with the figures what is earned. */
  'costs.read',
  'costs.change',
  'customers.read',
  'promotions.read',
  'promotions.change',
  'redirects.read',
  'redirects.change',
  'figures.read',
  'content.read',
  'content.change',
  'content.publish',
  'inbox.read',
  'inbox.change',
  'customers.show',
  'customers.block',
  'customers.email',
  'customers.erase',
  'system.read',
  'system.change',
  'money.approve',
  'merchandising.read',
  'merchandising.change',
  'giftcards.read',
  'giftcards.change',
  'settings.read',
  'settings.change',
  'media.read',
  'media.change',
  /** Stops the sale of goods, and writes to everybody who bought them. */
  'recalls.change',
] as const
export type Right = (typeof RIGHTS)[number]

/** Which role has which rights. This is the one place that says so; a test asks every command with every role. */
export const RIGHTS_OF: Readonly<Record<Role, readonly Right[]>> = {
  owner: RIGHTS,
  admin: [
    'ownAccount',
    'log.read',
    'staff.read',
    'staff.change',
    'tokens.read',
    'tokens.change',
    'system.read',
    'system.change',
    'settings.read',
    'settings.change',
    'products.read',
    'prices.read',
    'stock.read',
  ],
  service: [
    'ownAccount',
    'orders.read',
    'orders.whole',
    'orders.note',
    'orders.ship',
    'orders.takeBack',
    'orders.change',
    'orders.money',
    'mails.send',
    'warehouse.read',
    'log.read',
    'inbox.read',
    'inbox.change',
    'customers.show',
    'customers.block',
    'customers.email',
    'customers.erase',
    'products.read',
    'stock.read',
    'giftcards.read',
    'giftcards.change',
  ],
  warehouse: [
    'ownAccount',
    'orders.read',
    'orders.note',
    'orders.ship',
    'orders.takeBack',
    'warehouse.read',
    'warehouse.change',
    'products.read',
    'stock.read',
  ],
  merchandiser: [
    'ownAccount',
    'products.read',
    'products.change',
    'prices.read',
    'prices.change',
    'stock.read',
    'stock.change',
    'costs.read',
    'costs.change',
    'promotions.read',
    'promotions.change',
    'redirects.read',
    'redirects.change',
    'merchandising.read',
    'merchandising.change',
    'giftcards.read',
    'giftcards.change',
    'media.read',
    'media.change',
  ],
  editor: ['ownAccount', 'content.read', 'content.change', 'content.publish', 'media.read', 'media.change'],
  // Whatever is looked at and shows nobody: no customers, no colleagues, and nothing that opens another system.
  readonly: [
    'ownAccount',
    'products.read',
    'prices.read',
    'stock.read',
    'promotions.read',
    'redirects.read',
    'figures.read',
    'content.read',
    'merchandising.read',
    'settings.read',
    'media.read',
  ],
}

/** Every right that somebody with these roles has, in the order of the table. */
export function rightsOf(roles: readonly Role[]): Right[] {
  return RIGHTS.filter((right) => roles.some((role) => RIGHTS_OF[role].includes(right)))
}

/** Whether one of the roles has the right. */
export function hasRight(roles: readonly Role[], right: Right): boolean {
  return roles.some((role) => RIGHTS_OF[role].includes(right))
}

export function isRole(word: string): word is Role {
  return ROLES.some((role) => role === word)
}
