import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseBefore } from './release-before.ts'

let repository: string
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'release-before-'))
  git('init', '--quiet')
  commit()
})
afterEach(() => rmSync(repository, { recursive: true, force: true }))

test('before a first release there is none', () => {
  expect(releaseBefore(repository, 'home-shop')).toBeNull()
})

test('is the newest of the shop by its number, whatever another shop has released since', () => {
  for (const version of ['1.9.0', '1.10.0']) tagged(`@shop/home-shop@${version}`)
  tagged('@shop/baby-shop@2.0.0')

  expect(releaseBefore(repository, 'home-shop')).toBe('@shop/home-shop@1.10.0')
})

test('is the one before where a release itself is checked out', () => {
  tagged('@shop/home-shop@1.0.0')
  commit()
  git('tag', '@shop/home-shop@1.1.0')

  expect(releaseBefore(repository, 'home-shop')).toBe('@shop/home-shop@1.0.0')
})

test('is nothing that was released from another branch', () => {
  git('checkout', '--quiet', '-b', 'aside')
  commit()
  git('tag', '@shop/home-shop@3.0.0')
  git('checkout', '--quiet', '-')
  commit()

  expect(releaseBefore(repository, 'home-shop')).toBeNull()
})

/** A release, and a commit after it. */
function tagged(tag: string): void {
  git('tag', tag)
  commit()
}

function commit(): void {
  git(
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@b.example',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    'a change',
  )
}

function git(...words: string[]): void {
  execFileSync('git', words, { cwd: repository, stdio: 'pipe' })
}
