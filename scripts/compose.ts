import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeFile } from './deploy/compose-file.ts'
import { ROOT, shops } from './shops.ts'

/** `pnpm compose`: writes a service for each folder of `apps` into deploy/compose.yaml. */
const file = join(ROOT, 'deploy/compose.yaml')
writeFileSync(file, composeFile(readFileSync(file, 'utf8'), await shops()))
