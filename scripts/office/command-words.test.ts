import { expect, test } from 'vitest'
import { GOODS_COMMANDS } from '../../packages/catalogue/src/integration/goods-commands.ts'
import { BULK_OPERATIONS } from '../../packages/commerce/src/integration/bulk-operations.ts'
import { OPERATIONS } from '../../packages/commerce/src/integration/operations.ts'
import { OFFICE_COMMANDS } from '../../packages/commerce/src/office/office-commands.ts'
import { plainEnglish } from '../../packages/office/src/testing/plain-english.ts'
import { commandName } from '../../packages/office/src/words/commands/command-name.ts'
import { PROMOTION_COMMANDS } from '../../packages/sales/src/integration/promotion-commands.ts'

/** What the doors of the office write into the log by themselves. */
const DOORS = ['signIn', 'linkCompany']

const i18n = plainEnglish()

const logged = [
  ...[
    ...OFFICE_COMMANDS,
    ...GOODS_COMMANDS,
    ...PROMOTION_COMMANDS,
    ...OPERATIONS.map(({ handler }) => handler),
  ].flatMap(({ command }) => (command.changes !== null || command.showsCustomer ? [command.name] : [])),
  ...BULK_OPERATIONS.map(({ name }) => name),
  ...DOORS,
]

test('the log has words for whatever is written into it', () => {
  const silent = new Set(logged.filter((name) => commandName(name, i18n) === name))

  expect([...silent]).toEqual([])
})
