import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP } from '../fixtures/shops.ts'

/** The demo's own preview token: outside production it signs links to drafts. */
const PREVIEW_TOKEN = 'demo-preview'
const EDITOR_SCRIPT = 'https://app.storyblok.com/f/storyblok-v2-latest.js'

test('an editor with a signed link sees the draft, and nobody else', async ({ request }) => {
  const signed = await request.get(previewOf('/'))
  const late = await request.get(previewOf('/', 3700))
  const invented = await request.get(`${previewOf('/')}0`)

  expect([signed.status(), late.status(), invented.status()]).toEqual([200, 403, 403])
  expect(signed.headers()['cache-control']).toBe('private, no-store')
  expect(signed.headers()['content-security-policy']).toContain('frame-ancestors https://app.storyblok.com')
  expect(await signed.text()).toContain('data-blok-uid')
  const plain = await request.get('/')
  expect(await plain.text()).not.toContain('data-blok')
  expect(plain.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})

test(
  'what an editor types is on the page at once, and the place on the page stays',
  IN_ONE_SHOP,
  async ({ page, request }) => {
    await standInEditor(page)
    await page.goto(previewOf('/'))
    await page.waitForFunction(() => 'bridge' in window)
    const story = await draftOf(request)
    await page.evaluate(() => window.scrollTo(0, 600))

    story.content.body.push({ _uid: 'typed', component: 'rich_text', text: TYPED })
    await page.evaluate((typed) => (window as BridgeWindow).bridge.fire('input', { story: typed }), story)

    await expect(page.getByText('Gerade eben getippt')).toBeAttached()
    expect(await page.evaluate(() => window.scrollY)).toBe(600)
  },
)

type BridgeWindow = Window & typeof globalThis & { bridge: { fire: (name: string, event: unknown) => void } }
type Draft = { full_slug: string; content: { body: unknown[] } }

const TYPED = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Gerade eben getippt' }] }],
}

function previewOf(path: string, age = 0): string {
  const timestamp = String(Math.floor(Date.now() / 1000) - age)
  const token = createHash('sha1').update(`1:${PREVIEW_TOKEN}:${timestamp}`).digest('hex')
  const search = new URLSearchParams({
    _storyblok: '1',
    '_storyblok_tk[space_id]': '1',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  })
  return `${path}?${search}`
}

/** The vendor's script, as far as a page sees it: it hands on what the editor says. */
async function standInEditor(page: Page): Promise<void> {
  const body = `window.StoryblokBridge = class {
    constructor() { this.listeners = []; window.bridge = this }
    on(events, listener) { this.listeners.push([events, listener]) }
    fire(name, event) { for (const [events, listener] of this.listeners) if (events.includes(name)) listener(event) }
  }`
  await page.route(EDITOR_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

async function draftOf(request: {
  get: (url: string) => Promise<{ json: () => Promise<unknown> }>
}): Promise<Draft> {
  const query = new URLSearchParams({
    token: PREVIEW_TOKEN,
    version: 'draft',
    starts_with: '',
    by_slugs: '*/home',
  })
  const answer = (await (await request.get(`/cdn/stories?${query}`)).json()) as { stories: Draft[] }
  const [story] = answer.stories
  if (!story) throw new Error('The demo has no home story.')
  return story
}
