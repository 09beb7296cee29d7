import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoreMood } from '@shop/engine/testing/a-faulty-store'
import { EVERY_DATABASE, type Fault, nothingMissing, type Played, sellsAgain } from '../stage/fault.ts'
import { answered, type Ledger } from '../stage/ledger.ts'
import type { Stage } from '../stage/stage.ts'
import type { Mood } from '../stage/tcp-proxy.ts'

const AWAY_MS = 6000
const SLOW_MS = 1000
const PAUSE_MS = 50
const PATIENCE_MS = 30_000
/** Longer than a store is left alone after it did not answer. */
const BACK_MS = 15_000
const MOST_PICTURES = 30

type Turn = {
  what: string
  /** Between the shop and its store. */
  mood?: Mood
  /** The store itself, or what it has of made pictures alone. */
  store?: StoreMood
  below?: 'pictures'
}

/** Where only made pictures are false, the originals are there, and every picture has to be. */
const TURNS: readonly Turn[] = [
  { what: 'dead', mood: { kind: 'dead' } },
  { what: 'silent', mood: { kind: 'silent' } },
  { what: 'slow', mood: { kind: 'slow', milliseconds: SLOW_MS } },
  { what: 'cut in the midst of its answers', mood: { kind: 'cutting', afterBytes: 1000 } },
  { what: 'hidden by a page of a proxy', store: 'page' },
  { what: 'handing out half of each file', store: 'half' },
  { what: 'refusing', store: 'refusing' },
  { what: 'hiding made pictures by a page of a proxy', store: 'dated page', below: 'pictures' },
  { what: 'handing out half of each made picture', store: 'half', below: 'pictures' },
  { what: 'handing out made pictures without a byte', store: 'empty', below: 'pictures' },
]

/** The store that pictures are in answers false, late or not at all, while shoppers look at pictures and buy. */
export const filesFault: Fault = {
  name: 'files',
  what: 'the store of files dead, silent, slow, cut in the midst of its answers, and lying',
  databases: EVERY_DATABASE,
  runs: TURNS.length,
  missing: nothingMissing,
  async play(stage, played) {
    const { outside, store } = stage
    const { ledger, runs, say } = played
    const pictures = await truePictures(stage)
    say(`${pictures.size} pictures of the pages are looked at`)
    for (let run = 0; run < runs; run += 1) {
      const turn = TURNS[run % TURNS.length]
      if (turn === undefined) return
      const failedPages = ledger.failedPages
      await forgetOwn(stage)
      if (turn.mood !== undefined) outside.files.set(turn.mood)
      if (turn.store !== undefined) store.set(turn.store, turn.below)
      const seen = await lookedAt(stage, { turn, pictures, played })
      await sellsAgain(ledger, `the store of files was ${turn.what}`)
      outside.files.set({ kind: 'well' })
      outside.files.cut()
      store.set('well')
      if (ledger.failedPages > failedPages)
        ledger.complaints.push(
          `${ledger.failedPages - failedPages} pages failed while the store of files was ${turn.what}`,
        )
      await allBack(stage, { turn, pictures, ledger })
      say(
        `${run + 1} of ${runs}: ${turn.what}; ${seen.shown} true pictures, ${seen.later} told to come later`,
      )
    }
    await sellsAgain(ledger, 'the store of files was well again')
  },
}

type Pictures = ReadonlyMap<string, string>

/** The pictures of the pages with the hashes of what they are while everything is well. */
async function truePictures({ market, pages }: Stage): Promise<Pictures> {
  const paths = new Set<string>()
  for (const page of pages) {
    const text = await (await fetch(market.origin + page)).text()
    for (const [path] of text.matchAll(/\/i\/\d+x\d+\/[a-z0-9/_-]+\.webp/g)) paths.add(path)
  }
  const pictures = new Map<string, string>()
  for (const path of [...paths].slice(0, MOST_PICTURES)) {
    const answer = await fetch(market.origin + path)
    if (answer.status === 200) pictures.set(path, hashOf(await answer.bytes()))
  }
  if (pictures.size === 0) throw new Error('No page shows a picture of the store.')
  return pictures
}

/** What a process has on its own disk it shows without its store; here the store is to be asked. */
function forgetOwn({ dataFolder }: Stage): Promise<void> {
  return rm(join(dataFolder, 'pictures'), { recursive: true, force: true })
}

type Looking = { turn: Turn; pictures: Pictures; played: Pick<Played, 'ledger'> }

async function lookedAt(stage: Stage, { turn, pictures, played: { ledger } }: Looking) {
  const until = performance.now() + AWAY_MS
  const seen = { shown: 0, later: 0 }
  for (let turns = 0; turns === 0 || performance.now() < until; turns += 1)
    for (const [path, hash] of pictures) {
      if (turns > 0 && performance.now() >= until) break
      const status = await look(stage, { path, hash, turn, ledger })
      if (status === 200) seen.shown += 1
      else if (status === 503) seen.later += 1
      await sleep(PAUSE_MS)
    }
  return seen
}

type Look = { path: string; hash: string; turn: Turn; ledger: Ledger }

/** An answer is the picture, or says when to come again and is kept by nobody. Null where it was neither. */
async function look({ market }: Stage, { path, hash, turn, ledger }: Look): Promise<number | null> {
  const complain = (words: string) =>
    void ledger.complaints.push(`${path} ${words} while the store of files was ${turn.what}`)
  const began = performance.now()
  ledger.requests += 1
  try {
    const answer = await fetch(market.origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const { status, headers } = answer
    const bytes = await answer.bytes()
    const milliseconds = performance.now() - began
    answered(ledger, 'picture', { status, milliseconds, text: status === 200 ? '' : bytes.toString() })
    if (status === 200 && hashOf(bytes) !== hash) {
      complain('was answered with another picture')
      return null
    }
    if (status !== 200 && status !== 503) complain(`was answered with ${status}`)
    if (status === 503 && turn.below !== undefined) complain('was not made anew')
    if (status === 503 && headers.get('retry-after') === null) complain('did not say when to come again')
    if (status === 503 && headers.get('cache-control') !== 'no-store') complain('may be kept as missing')
    return status
  } catch {
    ledger.lost += 1
    complain('was not answered')
    return null
  }
}

/** Every picture is there again soon, and the one that it was. */
async function allBack(
  { market }: Stage,
  { turn, pictures, ledger }: { turn: Turn; pictures: Pictures; ledger: Ledger },
): Promise<void> {
  const until = performance.now() + BACK_MS
  for (const [path, hash] of pictures)
    for (;;) {
      const answer = await fetch(market.origin + path)
      const bytes = await answer.bytes()
      if (answer.status === 200 && hashOf(bytes) === hash) break
      if (performance.now() > until) {
        ledger.complaints.push(`${path} was not there again after the store of files was ${turn.what}`)
        return
      }
      await sleep(PAUSE_MS)
    }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
