import type { StoryDesk } from '@shop/commerce/content/content-desk'
import { freeAddress, newStory } from '@shop/commerce/content/new-story'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Finding, Place } from '../records/finding.ts'
import type { OldStory } from '../records/old-record.ts'
import { picturesIn, type RichText, saysSomething, withPictures } from '../stories/rich-text.ts'
import { type Lost, richTextOfHtml } from '../stories/rich-text-of-html.ts'
import { storyAddress, storyContent } from '../stories/story-content.ts'
import { keptPictures } from './products/pictures.ts'
import { batched } from './run/batched.ts'
import { movedBefore, rememberMoved } from './run/moved-in-store.ts'
import type { Run } from './run/run.ts'
import type { LeadingOn } from './write-redirects.ts'

/** Pages that are looked up at once. */
const BATCH = 100

type Taken = { place: Place; record: OldStory; address: string }

/**
 * Makes drafts of the old shop's pages and articles. One that came before is its editors' from then on, whatever became of it
 * here: it is neither written again nor brought back. Returns from where old addresses lead to them, which they do at once:
 * to nothing until the draft is published.
 */
export async function writeStories(
  run: Run,
  findings: AsyncIterable<Finding>,
  openDesk: () => Promise<StoryDesk | null>,
): Promise<LeadingOn[]> {
  const { options, report } = run
  const name = { source: options.source, kind: 'story' as const }
  const leading: LeadingOn[] = []
  let desk: StoryDesk | null | undefined
  const writing = storyWriting(run)
  for await (const batch of batched(takenOf(run, findings), BATCH)) {
    desk ??= await openDesk()
    const before = await movedBefore(
      run.sql,
      name,
      batch.map(({ record }) => record.oldId),
    )
    for (const taken of batch) {
      const known = before.get(taken.record.oldId)
      if (known) report.count('pages', 'unchanged')
      else if (desk === null) report.refuse('pages', { ...taken.place, ...NO_DESK, what: taken.record.name })
      else if (!(await writing(desk, taken))) continue
      if (known || desk !== null) leading.push(...ledOn({ ...taken, address: known?.newId ?? taken.address }))
    }
  }
  return leading
}

const NO_DESK = {
  column: '',
  why: 'the pages of this shop cannot be changed from here',
  remedy:
    'set CONTENT_MANAGEMENT_ENDPOINT, CONTENT_MANAGEMENT_TOKEN and CONTENT_SPACE_ID, or CONTENT_SPACE for a file',
}

async function* takenOf({ report }: Run, findings: AsyncIterable<Finding>): AsyncGenerator<Taken> {
  const seen = new Set<string>()
  for await (const finding of findings) {
    const found = report.taken('pages', finding)
    if (found?.record.kind !== 'story') continue
    const { place, record } = found
    const address = storyAddress(record)
    if (!seen.has(address)) yield { place, record, address }
    else
      report.refuse('pages', {
        ...place,
        column: '',
        what: record.name,
        why: `another page of the files comes to ${address}`,
        remedy: 'make this one by hand, at another address',
      })
    seen.add(address)
  }
}

/** Returns a function that makes a draft, or in a rehearsal asks whether it could; false where it cannot be. */
function storyWriting(run: Run): (desk: StoryDesk, taken: Taken) => Promise<boolean> {
  const { report, options, sql } = run
  const pictures = keptPictures(run, 'the page comes along without it; upload it in the office')
  return async (desk, { place, record, address }) => {
    const { text, lost } = richTextOfHtml(record.html, record.base)
    for (const what of lost) report.note(LOST[what], place)
    if (!saysSomething(text)) {
      report.note('pages without words and pictures are left out', place)
      return false
    }
    const asked = new Map(picturesIn(text).map((picture) => [picture.address, place]))
    if (options.pictures === null && asked.size > 0) report.note(NO_PICTURES, place)
    const shown = withPictures(text, options.pictures === null ? new Map() : await pictures(asked))
    const isMade = await made({ run, desk, place }, record, { address, text: shown })
    if (isMade && !run.isRehearsal)
      await rememberMoved(
        sql,
        { source: options.source, kind: 'story' },
        [{ oldId: record.oldId, newId: address }],
        options.now,
      )
    return isMade
  }
}

const NO_PICTURES =
  'pages come without the pictures in their texts, now and later: say --pictures <folder> when they first move in'

const LOST: Readonly<Record<Lost, string>> = {
  frames: 'videos, maps, frames and forms in texts are left out: editors have blocks for films and pictures',
  shortcodes: 'shortcodes in texts, as [gallery], are left out: what they showed is made with blocks',
  captions: 'captions of tables are left out',
  links: 'links that lead nowhere safe are words',
}

type Making = { run: Run; desk: StoryDesk; place: Place }

async function made(
  { run, desk, place }: Making,
  record: OldStory,
  { address, text }: { address: string; text: RichText },
): Promise<boolean> {
  try {
    if (run.isRehearsal) await freeAddress(desk, address, null)
    else
      await newStory(desk, { name: record.name, address, content: storyContent(record, text), release: null })
  } catch (problem) {
    if (!(problem instanceof CommandRefusal)) throw problem
    run.report.refuse('pages', {
      ...place,
      column: 'address',
      what: address,
      why: problem.message.replace(/\.$/, ''),
      remedy: `take what is missing of "${record.name}" over by hand, in the page that is there or at another address`,
    })
    return false
  }
  run.report.count('pages', 'created')
  return true
}

function ledOn({ place, record, address }: Taken): LeadingOn[] {
  return record.addresses.map((path) => ({ place, path, target: () => address }))
}
