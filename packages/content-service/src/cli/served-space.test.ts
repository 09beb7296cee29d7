import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { SpaceFileProblem } from '../space/read-space.ts'
import { aSpace, aStory } from '../testing/a-space.ts'
import { PortTaken, type ServedSpace, servedSpace } from './served-space.ts'
import { BadOptions, serviceOptions } from './service-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'space-'))
const file = join(folder, 'space.json')
const running: ServedSpace[] = []

afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
  rmSync(file, { force: true, recursive: true })
})

test('a changed file is a new state with a new cache version, without a restart', async () => {
  writeFileSync(file, JSON.stringify(aSpace([home('Alt')])))
  const { port, service } = await serving()
  expect(await titleAt(port)).toBe('Alt')

  writeFileSync(file, JSON.stringify(aSpace([home('Neu und länger')])))

  await vi.waitFor(() => expect(service.space.version).toBe(1701), { timeout: 20_000 })
  expect(await titleAt(port)).toBe('Neu und länger')
})

test('SIGHUP reads the file at once', async () => {
  writeFileSync(file, JSON.stringify(aSpace([home('Alt')])))
  const { service } = await serving({ pollMs: 60_000 })

  writeFileSync(file, JSON.stringify(aSpace([home('Neu')])))
  process.emit('SIGHUP')

  await vi.waitFor(() => expect(service.space.version).toBe(1701), { timeout: 20_000 })
})

test('a file that is broken meanwhile is told, and the good state stays', async () => {
  writeFileSync(file, JSON.stringify(aSpace([home('Gut')])))
  const said: string[] = []
  const { port } = await serving({ say: (words) => said.push(words) })

  writeFileSync(file, '{"space": ')

  await vi.waitFor(() => expect(said.join()).toContain('is not JSON'), { timeout: 20_000 })
  expect(await titleAt(port)).toBe('Gut')
})

test('a story that is left out is told with the file and its place', async () => {
  writeFileSync(file, JSON.stringify(aSpace([home('Gut'), { id: 2, name: 'Kaputt' }])))
  const said: string[] = []

  await serving({ say: (words) => said.push(words) })

  expect(said).toHaveLength(1)
  expect(said[0]).toContain(`Left out of ${file}: stories[1] (Kaputt)`)
})

test.each([
  ['a missing file', () => {}, 'There is no space file'],
  ['a broken file', () => writeFileSync(file, '{'), 'is not JSON'],
  ['a file that is no space', () => writeFileSync(file, '[]'), 'This is no space file'],
])('%s is one sentence', async (_, prepare, words) => {
  prepare()

  const failure = await serving().catch((problem: unknown) => problem)

  expect(failure).toBeInstanceOf(SpaceFileProblem)
  expect(String(failure)).toContain(words)
})

test.skipIf(process.getuid?.() === 0)('a file that may not be read is one sentence', async () => {
  writeFileSync(file, '{}')
  chmodSync(file, 0)

  await expect(serving()).rejects.toThrow('may not be read')
})

test('a taken port is one sentence', async () => {
  writeFileSync(file, JSON.stringify(aSpace([home('Gut')])))
  const { port } = await serving()

  await expect(serving({ port })).rejects.toThrow(PortTaken)
})

test.each([
  [[], 'Which space?'],
  [['--space', 'a.json', '--port', 'x'], '--port has to be a whole number'],
  [['--space', 'a.json', '--port', '70000'], '--port has to be a whole number'],
  [['--space', 'a.json', '--nonsense'], "Unknown option '--nonsense'"],
  [['a.json'], 'Unexpected argument'],
])('the words %j are refused in one sentence', (words, sentence) => {
  expect(() => serviceOptions(words)).toThrow(BadOptions)
  expect(() => serviceOptions(words)).toThrow(sentence)
})

test('a space and a port are understood, and help', () => {
  expect(serviceOptions(['--space', 'a.json', '--port', '4000'])).toEqual({
    isHelp: false,
    space: 'a.json',
    port: 4000,
    host: '127.0.0.1',
  })
  expect(serviceOptions(['--help'])).toEqual({ isHelp: true })
})

async function serving(options: Partial<Parameters<typeof servedSpace>[0]> = {}) {
  const served = await servedSpace({
    file,
    port: 0,
    host: '127.0.0.1',
    say: () => {},
    pollMs: 30,
    ...options,
  })
  running.push(served)
  return served
}

async function titleAt(port: number): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/v2/cdn/stories/home?token=open`)
  const { story } = (await answer.json()) as { story: { content: { title: string } } }
  return story.content.title
}

function home(title: string) {
  return aStory({ id: 1, full_slug: 'home', content: { component: 'page', title } })
}
