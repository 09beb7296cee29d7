import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, shopNames } from '../shops.ts'

const OFFICE = '@shop/office-app'

type Plan = { releases: readonly { name: string; type: string }[] }

/**
 * The changeset that releases the office because a shop is released: its image carries the brand of every shop, which it
 * prints on papers. Null when no shop is released, or the office is anyway.
 */
export function officeChangeset(plan: Plan, names: readonly string[]): string | null {
  const released = plan.releases.filter(({ type }) => type !== 'none').map(({ name }) => name)
  const shops = names.filter((name) => released.includes(`@shop/${name}`))
  if (shops.length === 0 || released.includes(OFFICE)) return null
  return `---\n"${OFFICE}": patch\n---\n\nCarries ${shops.join(' and ')} as released with it.\n`
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-plan-'))
  const file = join(folder, 'plan.json')
  try {
    execFileSync('changeset', ['status', `--output=${file}`], { cwd: ROOT, stdio: 'inherit' })
    const plan: Plan = JSON.parse(readFileSync(file, 'utf8'))
    const changeset = officeChangeset(plan, shopNames())
    if (changeset !== null)
      writeFileSync(join(ROOT, '.changeset', 'the-office-carries-its-shops.md'), changeset)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
