import { writeFileSync } from 'node:fs'
import { openDatabase } from '../database.ts'
import { tableShapes } from './table-shapes.ts'

/** Notes the tables of this release: from now on migrations are held against these. Part of `pnpm release:version`. */
const database = await openDatabase({ databaseUrl: null, dataDirectory: null, schema: 'released' })
const shapes = await tableShapes(database.sql)
writeFileSync(new URL('./released-schema.json', import.meta.url), `${JSON.stringify(shapes, null, 2)}\n`)
await database.close()
console.log(`Noted ${Object.keys(shapes).length} tables as released.`)
