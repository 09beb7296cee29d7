import type { Command } from '@shop/api-client/office/define-command'
import { GOODS_COMMANDS } from '@shop/catalogue/integration/goods-commands'
import { fieldsOf, type JsonSchema, jsonSchemaOf } from '@shop/doors/open-api/json-schema'
import { PROMOTION_COMMANDS } from '@shop/sales/integration/promotion-commands'
import { describe, expect, test } from 'vitest'
import { OFFICE_COMMANDS } from './office-commands.ts'

const HANDLERS = [...OFFICE_COMMANDS, ...GOODS_COMMANDS, ...PROMOTION_COMMANDS].filter(
  ({ command }, at, all) => all.findIndex((one) => one.command.name === command.name) === at,
)
const CHANGING = HANDLERS.filter(({ command }) => command.changes !== null)
const UNDONE = CHANGING.map(({ command }) => command).filter(({ undoneBy }) => undoneBy !== null)

/** What the log has as before, which whoever undoes puts back. */
const FROM_THE_LOG: Fields = {
  'saveStory, restoreStory': ['version'],
  'resetShopSetting, setShopSetting': ['setting'],
  'liftRecall, publishRecall': ['headline', 'hazard', 'whatToDo', 'remedies', 'contact'],
  'removeRanking, publishRanking': ['place', 'locale', 'from', 'to', 'ranking'],
  'resetListingFilters, setListingFilters': ['filters'],
  'declineQuestion, answerQuestion': ['question'],
}

/** What somebody has to decide or to have at hand who undoes. */
const SAID_ANEW: Fields = {
  'endSecondFactor, setSecondFactor': ['secret', 'code'],
  'addStaff, blockStaff': ['isBlocked'],
  'askForMoney, decideMoney': ['isApproved'],
  'reopenInboxItem, closeInboxItem': ['outcome'],
  'answerQuestion, declineQuestion': ['reason'],
  'declineQuestion, answerQuestion': ['answer'],
  'publishReview, refuseReview': ['why'],
  'addVariants, arrangeVariants': ['was', 'now'],
}

/** What was answered under another name. */
const NAMED_OTHERWISE: Fields = {
  'createRelease, deleteRelease': ['release'],
  'makeVoucherCodes, endVoucher': ['code'],
}

type Fields = Readonly<Record<string, readonly string[]>>

describe('what takes a command back', () => {
  const commandNamed = (name: string | null): Command | undefined =>
    HANDLERS.find(({ command }) => command.name === name)?.command

  test('is a command that changes something', () => {
    const wrong = UNDONE.filter(({ undoneBy }) => (commandNamed(undoneBy)?.changes ?? null) === null)

    expect(wrong.map(({ name, undoneBy }) => `${name}: ${undoneBy}`)).toEqual([])
  })

  test('takes the kind of input that the command was given or has answered', () => {
    const wrong = UNDONE.flatMap((command) => {
      const undo = commandNamed(command.undoneBy)
      return undo === undefined ? [] : missingFor(command, undo)
    })

    expect(wrong).toEqual([])
  })

  test('has no exception that is over', () => {
    const pairs = UNDONE.map(({ name, undoneBy }) => `${name}, ${undoneBy}`)
    const listed = [FROM_THE_LOG, SAID_ANEW, NAMED_OTHERWISE].flatMap(Object.keys)

    expect(listed.filter((pair) => !pairs.includes(pair))).toEqual([])
  })
})

function missingFor(command: Command, undo: Command): string[] {
  const pair = `${command.name}, ${undo.name}`
  const known = new Map<string, Set<string>>()
  for (const schema of [jsonSchemaOf(command.answer, 'output'), jsonSchemaOf(command.input, 'input')])
    addKinds(schema, known)
  const asked = jsonSchemaOf(undo.input, 'input')
  const others = [FROM_THE_LOG, SAID_ANEW, NAMED_OTHERWISE].flatMap((fields) => fields[pair] ?? [])
  return Object.entries(fieldsOf(asked)).flatMap(([field, schema]) => {
    if (!(asked.required ?? []).includes(field) && !others.includes(field)) return []
    const kinds = known.get(field)
    if (others.includes(field))
      return kinds === undefined ? [] : [`${pair}: ${field} is known, so it is no exception`]
    if (kinds === undefined) return [`${pair}: ${field} is known to nobody`]
    return kindsOf(schema).some((kind) => kinds.has(kind)) ? [] : [`${pair}: ${field} is of another kind`]
  })
}

/** Every field of a schema, also of the things within it, with what it is somewhere. */
function addKinds(schema: JsonSchema, found: Map<string, Set<string>>): void {
  for (const [field, own] of Object.entries(fieldsOf(schema))) {
    const kinds = found.get(field) ?? new Set()
    for (const kind of kindsOf(own)) kinds.add(kind)
    found.set(field, kinds)
    addKinds(own, found)
  }
  for (const part of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    if (typeof part === 'object' && !Array.isArray(part)) addKinds(part, found)
}

/** `string`, `number` …; nothing at all is no kind, and a whole number is a number. */
function kindsOf({ type, anyOf = [], oneOf = [], allOf = [], ...schema }: JsonSchema): string[] {
  const parts = [...anyOf, ...oneOf, ...allOf].flatMap((part) =>
    typeof part === 'object' ? kindsOf(part) : [],
  )
  const own = type ?? (schema.enum === undefined ? [] : schema.enum.map((value) => typeof value))
  return [...[own].flat(), ...parts]
    .filter((kind) => kind !== 'null')
    .map((kind) => (kind === 'integer' ? 'number' : kind))
}
