import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT, shopFolder, shopNames } from '../shops.ts'
import { overrideCheck } from './override-check.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'shop-overrides-'))
  symlinkSync(join(ROOT, 'packages/ui/node_modules'), join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('every override of the shops can stand where the shared file stands', () => {
  const checks = shopNames().map((name) => overrideCheck(shopFolder(name)))
  if (checks.every((check) => check === 'export {}\n')) return

  expect(checks.map(problemsOf).join('')).toBe('')
})

test('an override that takes other properties, or replaces nothing, does not compile', () => {
  write(
    'shop/overrides/ui/badge/badge.tsx',
    'export const Badge = (props: { size: number }) => props.size; export const ProductBadges = (props: { colour: number }) => props.colour',
  )
  write('shop/overrides/ui/gone/gone.tsx', 'export const Gone = 1')

  const problems = problemsOf(overrideCheck(join(root, 'shop')))

  expect(problems).toContain('ui/badge/badge')
  expect(problems).toContain('packages/ui/src/gone/gone.tsx')
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** What the compiler says about a module. */
function problemsOf(source: string): string {
  write('check.ts', source)
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: { typeRoots: [join(ROOT, 'node_modules/@types')] },
    include: ['check.ts', join(ROOT, 'packages/*/src/*.d.ts'), join(ROOT, 'packages/*/src/**/*.d.ts')],
  }
  write('tsconfig.json', JSON.stringify(config))
  try {
    execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', root, '--noEmit'])
    return ''
  } catch (problem) {
    return typeof problem === 'object' && problem !== null && 'stdout' in problem
      ? String(problem.stdout)
      : ''
  }
}
