import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createContentService } from '@shop/content-service/content-service'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runContentCommand } from './content-command.ts'

const TOKEN = 'a-token-that-may-write'
type Component = { id: number; name: string; schema: Record<string, unknown> }

let folder: string
let server: Server
let components: Component[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  components = [
    { id: 7, name: 'headline', schema: { headline: { type: 'text' }, mood: { type: 'text' } } },
    { id: 8, name: 'theirs', schema: {} },
  ]
  server = createServer((request, response) => {
    void answered(request.method ?? '', request.url ?? '', request.headers.authorization, text(request)).then(
      ({ status, body, total }) => {
        response.writeHead(status, { 'content-type': 'application/json', total: String(total ?? 0) })
        response.end(JSON.stringify(body))
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

test('push makes what is missing, changes what differs, and keeps what only the space knows', async () => {
  const first = await run('push', '--space', '5')

  expect(first.code).toBe(0)
  expect(first.lines).toContainEqual(expect.stringMatching(/^changed {2}headline: .*display_name/))
  expect(first.lines).toContainEqual('new      faq_question')
  expect(first.lines.at(-1)).toContain('theirs')
  const headline = components.find(({ name }) => name === 'headline')
  expect(headline?.schema).toMatchObject({ headline: { max_length: 60 }, mood: { type: 'text' } })

  const again = await run('push', '--space', '5')
  expect(again.lines.filter((line) => /^(new|changed)/.test(line))).toEqual([])
})

test('a dry run changes nothing', async () => {
  const { lines } = await run('push', '--space', '5', '--dry-run')

  expect(lines).toContainEqual('new      faq_question')
  expect(components).toHaveLength(2)
})

test('dump writes a file that the content service serves: published, changed and drafts', async () => {
  const file = join(folder, 'space.json')

  const { code, lines } = await run('dump', file, '--space', '5')

  expect([code, lines.at(-1)]).toEqual([0, `${file} holds space 5 with 3 stories.`])
  const dumped = JSON.parse(readFileSync(file, 'utf8'))
  const seen = dumped.stories.map((story: { full_slug: string; published_content: unknown }) => [
    story.full_slug,
    story.published_content,
  ])
  expect(seen).toEqual([
    ['brand/home', { component: 'page', title: 'home' }],
    ['brand/changed', { component: 'page', title: 'as it was' }],
    ['brand/draft', null],
  ])
  expect(createContentService(dumped).problems).toEqual([])
  expect((await run('dump', file, '--space', '5')).lines[0]).toContain('is there already')
})

test.each([
  [['push'], 'Which space?'],
  [['push', '--space', 'x'], '"x" is none'],
  [['pull'], 'it is push or dump'],
  [['dump', '--space', '5'], 'Which file'],
  [['push', '--space', '9'], 'no such space'],
  [['push', '--wrong'], 'see --help'],
])('%j says what to do', async (words, sentence) => {
  const { code, lines } = await run(...words)

  expect([code, lines.length]).toEqual([2, 1])
  expect(lines[0]).toContain(sentence)
})

test.each([
  ['without a token', { CONTENT_MANAGEMENT_TOKEN: undefined }, 'CONTENT_MANAGEMENT_TOKEN is missing'],
  ['with a wrong token', { CONTENT_MANAGEMENT_TOKEN: 'guessed' }, 'may not write'],
  ['with no address', { CONTENT_MANAGEMENT_ENDPOINT: 'mapi' }, 'has to be an address'],
  ['where nobody answers', { CONTENT_MANAGEMENT_ENDPOINT: 'http://127.0.0.1:9/v1' }, 'cannot be reached'],
])('%s nothing is done', async (_, environment, sentence) => {
  const file = join(folder, 'space.json')
  const { code, lines } = await run('dump', file, '--space', '5', environment)

  expect(code).toBe(2)
  expect(lines[0]).toContain(sentence)
  expect(existsSync(file)).toBe(false)
})

async function run(...words: (string | Record<string, string | undefined>)[]) {
  const lines: string[] = []
  const port = (server.address() as AddressInfo).port
  const environment = {
    CONTENT_MANAGEMENT_TOKEN: TOKEN,
    CONTENT_MANAGEMENT_ENDPOINT: `http://127.0.0.1:${port}/v1`,
    ...words.find((word) => typeof word === 'object'),
  }
  const plain = words.filter((word) => typeof word === 'string')
  const code = await runContentCommand(plain, environment, (line) => lines.push(line), fetch)
  return { code, lines }
}

type Answer = { status: number; body: unknown; total?: number }

/** As much of the vendor's service as the commands ask. */
async function answered(
  method: string,
  address: string,
  token: string | undefined,
  sent: Promise<string>,
): Promise<Answer> {
  const { pathname } = new URL(address, 'http://local')
  const path = pathname.replace(/\/$/, '')
  if (token !== TOKEN) return { status: 401, body: { error: 'Unauthorized' } }
  if (!path.startsWith('/v1/spaces/5')) return { status: 404, body: ['This record could not be found'] }
  const inside = path.slice('/v1/spaces/5'.length)
  if (method === 'POST' || method === 'PUT') return written(inside, JSON.parse(await sent))
  const page = (title: string) => ({ component: 'page', title })
  const stories = [
    {
      id: 1,
      uuid: 'u1',
      name: 'A',
      slug: 'home',
      full_slug: 'brand/home',
      published: true,
      unpublished_changes: false,
    },
    {
      id: 2,
      uuid: 'u2',
      name: 'B',
      slug: 'changed',
      full_slug: 'brand/changed',
      published: true,
      unpublished_changes: true,
    },
    {
      id: 3,
      uuid: 'u3',
      name: 'C',
      slug: 'draft',
      full_slug: 'brand/draft',
      published: false,
      unpublished_changes: false,
    },
  ]
  const story = stories.find(({ id }) => inside === `/stories/${id}`)
  if (story) return { status: 200, body: { story: { ...story, content: page(story.slug) } } }
  switch (inside) {
    case '':
      return { status: 200, body: { space: { id: 5, name: 'Space', languages: [{ code: 'fr' }] } } }
    case '/components':
      return { status: 200, body: { components } }
    case '/stories':
      return { status: 200, body: { stories }, total: 3 }
    case '/story_versions': {
      const versions = [
        { id: 9, status: 'draft', content: page('newer') },
        { id: 8, status: 'published', content: page('as it was') },
      ]
      return { status: 200, body: { story_versions: versions }, total: 2 }
    }
    default:
      return { status: 404, body: ['This record could not be found'] }
  }
}

function written(inside: string, { component }: { component: Component }): Answer {
  const id = Number(/^\/components\/(\d+)$/.exec(inside)?.[1] ?? components.length + 100)
  components = [...components.filter((one) => one.id !== id), { ...component, id }]
  return { status: 200, body: { component } }
}
