import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newStory } from '@shop/commerce/content/new-story'
import { demoSpace } from '@shop/demo/stories/demo-space'
import { aBrand } from '@shop/domain/testing/a-brand'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentDeskAtRest } from './content-desk-at-rest.ts'

const brand = { ...aBrand('everywhere'), contentFolder: 'lindhaus' }
const shop = {
  brand,
  demo: async () => ({
    demo: {
      goods: () => Promise.reject(new Error('not asked for here')),
      stories: async () => demoSpace(brand),
      media: '',
    },
  }),
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-at-rest-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'content', 'space.json')
const draft = {
  name: 'Pflege',
  address: '/service/pflege/',
  content: { _uid: 'p', component: 'page' },
  release: null,
}

test('a draft is written beside the stories of the demo, once, and nothing is published', async () => {
  const desk = await contentDeskAtRest(shop, {}, folder)
  if (desk === null) throw new Error('The shop has stories.')
  expect(existsSync(file())).toBe(false)

  await newStory(desk, draft)

  const { stories } = JSON.parse(readFileSync(file(), 'utf8'))
  expect(stories).toContainEqual(
    expect.objectContaining({ full_slug: 'lindhaus/service/pflege', published_content: null }),
  )
  const again = await contentDeskAtRest(shop, {}, folder)
  await expect(newStory(again ?? desk, draft)).rejects.toThrow('Another page is at this address')
  const made = stories.find(({ slug }: { slug: string }) => slug === 'pflege')
  expect(await desk.ask('get', `stories/${made.id}/publish`)).toMatchObject({ type: 'refused' })
})

test.each([
  ['the stories are in a service elsewhere', { CONTENT_ENDPOINT: 'https://content.example' }],
  ['the space file that was named is not there', { CONTENT_SPACE: '/nowhere/space.json' }],
])('there is no such desk where %s', async (_, environment) => {
  expect(await contentDeskAtRest(shop, environment, folder)).toBeNull()
})
