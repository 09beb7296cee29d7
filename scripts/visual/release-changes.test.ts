import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureOfRelease, releaseChanges } from './release-changes.ts'

const FOLDER = 'snapshots'
let root = ''
const places = () => ({ root, folder: FOLDER })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-changes-'))
  mkdirSync(join(root, FOLDER, 'shop'), { recursive: true })
  writeFileSync(join(root, FOLDER, 'browser.json'), '{"major":1}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('since a tag, stories are new, different and gone, and the picture of before is there', () => {
  git('init', '-q')
  picture('stays', 'old')
  picture('changes', 'old')
  picture('goes', 'old')
  commit('release')
  git('tag', '@shop/ui@1.0.0')
  picture('changes', 'new')
  picture('comes', 'new')
  rmSync(join(root, FOLDER, 'shop/goes.png'))
  commit('after')
  picture('waits', 'not committed')

  const changes = releaseChanges(places())

  expect(changes).toMatchObject({
    release: { name: '@shop/ui@1.0.0' },
    added: ['shop/comes', 'shop/waits'],
    changed: ['shop/changes'],
    removed: ['shop/goes'],
    browsers: null,
  })
  if (changes.release === null) throw new Error('There is a tag.')
  expect(pictureOfRelease('shop/changes', changes.release, places())?.toString()).toBe('old')
  expect(pictureOfRelease('shop/comes', changes.release, places())).toBeNull()
})

test('without a tag the last changelog is the release', () => {
  git('init', '-q')
  writeFileSync(join(root, 'CHANGELOG.md'), '# 1.0.0')
  commit('versions')
  picture('comes', 'new')
  commit('after')

  expect(releaseChanges(places())).toMatchObject({
    release: { name: expect.stringMatching(/^the last changelog, /) },
    added: ['shop/comes'],
  })
})

test('another browser is named, as its letters differ everywhere', () => {
  git('init', '-q')
  commit('release')
  git('tag', '@shop/ui@1.0.0')
  writeFileSync(join(root, FOLDER, 'browser.json'), '{"major":2}')

  expect(releaseChanges(places())).toMatchObject({
    browsers: { before: '{"major":1}', now: '{"major":2}' },
  })
})

test('a clone without tag and changelog says so', () => {
  git('init', '-q')
  picture('stays', 'old')
  commit('first')

  expect(releaseChanges(places())).toEqual({
    release: null,
    reason: expect.stringContaining('no tag of a release'),
  })
})

test('a folder that is no clone says so', () => {
  expect(releaseChanges(places())).toEqual({ release: null, reason: expect.stringContaining('no clone') })
})

function picture(name: string, bytes: string): void {
  writeFileSync(join(root, FOLDER, 'shop', `${name}.png`), bytes)
}

function commit(subject: string): void {
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '--allow-empty', '-m', subject)
}

function git(...words: string[]): void {
  execFileSync('git', words, { cwd: root, stdio: 'ignore' })
}
