import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @boundaries-ignore documents are held against every app
import { OfficeEnvironment } from '../../apps/office/office-config.ts'
import { EnvironmentSchema } from '../../packages/server/src/config/config.ts'
import { shopNames } from '../shops.ts'

/** Set by the container file and not to be turned: the folder is a volume, the port is mapped. */
const OF_THE_CONTAINER = ['PORT', 'SHOP_DATA', 'HOST']
/** For development alone, where there is no container. */
const OF_DEVELOPMENT = ['DEMO_GOODS', 'ALLOW_LOCAL_DATABASE']
const read = Object.keys(EnvironmentSchema.entries).toSorted()

test('README has a row for each variable that is read, and for no other', () => {
  const [, table = ''] = /## Configuration([\s\S]*?)\nFor tests:/.exec(textOf('README.md')) ?? []
  const rows = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, names = '']) => names)
  const named = rows.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))

  expect(named.toSorted()).toEqual(read)
})

test.each(shopNames())('the compose file hands every variable to the %s', (shop) => {
  const compose = textOf('deploy/compose.yaml')
  const common = variablesIn(/x-environment: &environment\n((?: {2}.*\n)+)/.exec(compose)?.[1] ?? '')
  const block =
    new RegExp(`\n  ${shop}:[\\s\\S]*?    environment:\\n((?: {6}.*\\n)+)`).exec(compose)?.[1] ?? ''

  const handed = new Set([...common, ...variablesIn(block)])

  const expected = read.filter((name) => ![...OF_THE_CONTAINER, ...OF_DEVELOPMENT].includes(name))
  expect([...handed].toSorted()).toEqual(expected)
})

test('the container file sets what belongs to the container', () => {
  const file = textOf('deploy/Dockerfile')

  expect(file).toContain('PORT=3000')
  expect(file).toContain('SHOP_DATA=/data')
})

test('the page of the office and its compose file name every variable that the office reads', () => {
  const variables = Object.keys(OfficeEnvironment.entries).toSorted()
  const [, table = ''] = /\n## Open it\n([\s\S]*?)\n## /.exec(textOf('docs/office.md')) ?? []
  const named = [...table.matchAll(/`(\w+)(?:=\w+)?`/g)].map(([, name = '']) => name)
  const block = /\n {2}office:\n[\s\S]*? {4}environment:\n((?: {6}.*\n)+)/.exec(textOf('deploy/compose.yaml'))
  const handed = variablesIn(block?.[1] ?? '')

  expect(variables.filter((name) => !named.includes(name))).toEqual([])
  const company = variables.filter((name) => name.startsWith('OFFICE_OIDC_'))
  expect(company.filter((name) => !handed.includes(name))).toEqual([])
})

function variablesIn(block: string): string[] {
  return [...block.matchAll(/^ +([A-Z_]+):/gm)].map(([, name = '']) => name)
}

function textOf(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
}
