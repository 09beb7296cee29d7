import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SERVER_PROCESS } from '../server-process.ts'
import { ROOT } from '../shops.ts'
import { imageSettings, lastStage } from './image-settings.ts'
import { USER_ID } from './write-root.ts'

const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')

test('an image runs as a user without rights, as a process of the shop is run elsewhere', () => {
  const { user, command, environment } = imageSettings(dockerfile, { APP: 'home-shop' })

  expect(user).toBe(`${USER_ID}:${USER_ID}`)
  expect(command).toEqual(['node', ...SERVER_PROCESS.flags, 'start.mjs'])
  expect(environment).toMatchObject({
    ...SERVER_PROCESS.environment,
    NODE_ENV: 'production',
    SHOP_ENV: 'production',
    SHOP_DATA: '/data',
    APP: 'home-shop',
  })
})

test('what is built without a daemon is the last stage of the same file', () => {
  const stage = lastStage(dockerfile)

  expect(stage.match(/^FROM .*/gm)).toEqual([`FROM \${BASE}`])
  expect(stage).toContain('ARG BASE=')
  expect(stage).toContain('COPY --from=build /own /')
  expect(dockerfile.endsWith(stage.slice(stage.indexOf('\nUSER')))).toBe(true)
})

test('a file that says nothing of its processes is refused', () => {
  expect(() => imageSettings('FROM scratch\nUSER 1:1\n', {})).toThrow(/needs a USER, a WORKDIR and a CMD/)
})
