import { writeFileSync } from 'node:fs'
import { apiReports, reportFile } from './release/public-api.ts'

/** `pnpm api`: notes what the packages declare to brands, after it was changed on purpose; see `docs/upgrading.md`. */
for (const { name, text } of apiReports()) {
  writeFileSync(reportFile(name), text)
  console.log(`packages/${name}/api.txt: ${text.split('\n').length} lines`)
}
