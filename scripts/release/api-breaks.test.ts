import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { OpenApi } from '../../packages/doors/src/open-api/open-api-document.ts'
import { ROOT } from '../shops.ts'
import { unannouncedBreaks } from './api-breaks.ts'

const NOW: OpenApi = JSON.parse(readFileSync(join(ROOT, 'packages/commerce/open-api.json'), 'utf8'))
const [gone = ''] = Object.keys(NOW.paths)
const { [gone]: _, ...kept } = NOW.paths
const without: OpenApi = { ...NOW, paths: kept }

const plan = (type: string, name = '@shop/commerce') => ({ releases: [{ name, type }] })
const none = { releases: [] }

// The document of the commit was compared with itself: `--break` wrote both sides, and a pull request passed.
test.each([
  ['without a changeset', none],
  ['with a minor one', plan('minor')],
  ['with a major one of something else', plan('major', '@shop/ui')],
])('an operation that is gone is refused %s', (_, said) => {
  expect(unannouncedBreaks(NOW, without, () => said)).toContainEqual(
    expect.stringContaining(`${gone}: the operation is gone`),
  )
})

test('a major changeset of the API says so, and it passes', () => {
  expect(unannouncedBreaks(NOW, without, () => plan('major'))).toEqual([])
})

test.each([
  ['nothing changed', NOW, NOW],
  ['something was added', without, NOW],
  ['there was no document', null, NOW],
])('no changeset is asked for where %s', (_, before, after) => {
  const asked = () => {
    throw new Error('Nobody has to say anything.')
  }

  expect(unannouncedBreaks(before, after, asked)).toEqual([])
})

test('pull requests are compared with what they come from', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/test.yaml'), 'utf8')

  expect(workflow).toContain('node scripts/release/api-breaks.ts origin/main')
})
