import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Database, openDatabase } from '@shop/engine/db/database'
import * as v from 'valibot'
// @boundaries-ignore the command line works on the shops of the repository
import { moduleOf } from '../../../../scripts/shops.ts'
import { type Check, checked, checkLines } from '../doctor/check.ts'
import { databaseChecks } from '../doctor/database-checks.ts'
import { folderCheck } from '../doctor/folder-check.ts'
import { askOperatorDoor } from './ask-operator-door.ts'
import type { CommandResult } from './base/command.ts'
import { commandWords } from './base/command-words.ts'
import { shopsOf } from './base/desk.ts'
import { deskOfApp } from './base/desk-of-app.ts'
import { shopDatabase } from './base/shop-database.ts'
import { doctorCommand } from './upkeep/doctor-command.ts'

const Checks = v.array(
  v.object({
    topic: v.string(),
    state: v.picklist(['ok', 'off', 'look', 'bad']),
    found: v.string(),
    remedy: v.nullable(v.string()),
  }),
)

type Environment = Record<string, string | undefined>
type DatabaseOptions = ReturnType<typeof shopDatabase>
type App = { shop: { doctor?: (environment: Environment) => Promise<Check[]> } }

/**
 * `pnpm shop <shop> doctor`: works without a database and with a wrong configuration, of which it speaks. Nothing is
 * migrated, made or sent.
 */
export async function doctorProgram(
  shop: string,
  words: readonly string[],
  environment: Environment,
): Promise<CommandResult> {
  const read = commandWords(words, [], ['json'])
  if (read === null || read.positionals.length > 0)
    return { lines: [`Usage:\n${doctorCommand.usage}`], exitCode: 2 }

  const options = shopDatabase(shop, environment)
  const app: App = await moduleOf(shop, 'shop.ts')
  const outside = (await app.shop.doctor?.(environment)) ?? []
  const inside = await checked('database', 'Start the server or correct DATABASE_URL.', () =>
    databaseOf(shop, options, environment),
  )
  const checks = [...outside, ...inside, folderCheck(dirname(options.dataDirectory ?? '.'))]
  const lines = read.options.json === 'yes' ? [JSON.stringify(checks, null, 2)] : checkLines(checks)
  return { lines, exitCode: checks.some(({ state }) => state === 'bad') ? 1 : 0 }
}

/** Asks the process that holds an embedded database, and opens it itself where none does. */
async function databaseOf(
  shop: string,
  options: DatabaseOptions,
  environment: Environment,
): Promise<Check[]> {
  const { databaseUrl, dataDirectory } = options
  if (databaseUrl === null && dataDirectory !== null) {
    const answer = await askOperatorDoor(dataDirectory, ['doctor', '--json'])
    if (answer !== null) return v.parse(Checks, JSON.parse(answer.lines.join('\n')))
    if (!existsSync(dataDirectory))
      return [
        {
          topic: 'database',
          state: 'off',
          found: 'there is none yet',
          remedy: 'The first start of the shop makes it.',
        },
      ]
  }
  const database: Database = await openDatabase({ ...options, migrates: false })
  try {
    const shops = await shopsOf(deskOfApp(shop, environment))
    return await databaseChecks(database, { now: new Date(), shops })
  } finally {
    await database.close()
  }
}
