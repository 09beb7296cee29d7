import { type OpenedStory, saveStory } from '@shop/api-client/office/content-commands'
import { isStoryNeeded, type StoryAddressProblem } from '@shop/domain/story/story-address'
import type { CommandContext, Outside } from '@shop/engine/command/bind-commands'
import { CommandConflict } from '@shop/engine/command/command-conflict'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { ContentDesk, ContentReply } from './content-desk.ts'
import { openedStory } from './story-answers.ts'
import { lastWriter } from './story-writers.ts'

/** What the commands about stories need. */
export type ContentContext = CommandContext &
  Partial<Outside> & { contentDesk?: () => Promise<ContentDesk | null> }

/** How the shop's own service says that a page would not show what is in it. */
const BROKEN = /^It c(?:annot|ould not) be published: /
/** How it says that another story is at an address. */
const TAKEN = /slug.*already been taken/i
/** How it says that a release is closed. */
const RELEASED = /is out already/
/** What the protocol asks for with a GET, and is a change all the same. */
const CHANGING = /\/(?:publish|unpublish|restore_with)(?:\?|$)/

/**
 * The stories of the shop. Whatever changes them is told to the log before, so a command has to be bound as one that acts
 * outside.
 *
 * @throws CommandRefusal where nobody may change them from here
 */
export async function contentDeskOf({ contentDesk, acted }: ContentContext): Promise<ContentDesk> {
  const desk = (await contentDesk?.()) ?? null
  if (desk === null)
    throw new CommandRefusal(
      'The pages cannot be changed from here: set CONTENT_MANAGEMENT_ENDPOINT, CONTENT_MANAGEMENT_TOKEN and CONTENT_SPACE_ID for the shop.',
      'contentAway',
    )
  const changed = async (what: string, change: () => Promise<ContentReply>): Promise<ContentReply> => {
    if (acted === undefined)
      throw new Error(`${what} changes the pages: a command that does so is bound with "outside".`)
    const reply = await change()
    if (mayHaveChanged(reply)) acted()
    return reply
  }
  return {
    ...desk,
    ask: (method, path, input) =>
      method === 'get' && !CHANGING.test(path)
        ? desk.ask(method, path, input)
        : changed(`${method} ${path}`, () => desk.ask(method, path, input)),
    upload: (...file) => changed('An upload', () => desk.upload(...file)),
  }
}

/** Without an answer, or after a broken one, nobody knows. */
function mayHaveChanged(reply: ContentReply): boolean {
  return reply.type === 'done' || reply.status === null || reply.status >= 500
}

/** What the service answers. @throws CommandRefusal where it does not do it */
export async function asked(desk: Pick<ContentDesk, 'ask'>, ...request: Parameters<ContentDesk['ask']>) {
  return accepted(await desk.ask(...request))
}

/** An answer that is here. @throws CommandRefusal where the service did not do it */
export function accepted(reply: ContentReply) {
  if (reply.type === 'done') return reply
  if (reply.status === 404)
    throw new CommandRefusal('This page is not there any more: look it up in the list.', 'storyUnknown')
  if (RELEASED.test(reply.reason)) throw releaseOut()
  if (TAKEN.test(reply.reason)) throw wrongAddress('taken')
  if (BROKEN.test(reply.reason))
    throw new CommandRefusal(reply.reason, 'storyBroken', { problems: reply.reason.replace(BROKEN, '') })
  throw new CommandRefusal(`The content service has refused: ${reply.reason}`, 'storyRefused', {
    reason: reply.reason,
  })
}

/** A story as it is now, or as it is in a release. */
export async function story(
  context: ContentContext,
  id: number,
  release: number | null = null,
): Promise<OpenedStory> {
  const desk = await contentDeskOf(context)
  const { data } = await asked(desk, 'get', `stories/${id}`, release === null ? {} : { release_id: release })
  return openedStory(data, desk, context.now, release)
}

/** What was on the screen. */
export type Seen = Pick<OpenedStory, 'lockVersion' | 'updatedAt'>
type SeenStory = Seen & { id: number; release?: number | null }

/** The story as it is now. @throws CommandConflict where somebody has written it since it was on the screen */
export async function seenStory(
  context: ContentContext,
  { id, release = null, ...seen }: SeenStory,
): Promise<OpenedStory> {
  return stillSeen(context, await story(context, id, release), seen)
}

/** @throws CommandConflict where a story is another one than was on the screen, with who has written it and when */
export async function stillSeen(
  { sql }: ContentContext,
  now: OpenedStory,
  { lockVersion, updatedAt }: Seen,
): Promise<OpenedStory> {
  // A service that counts no writes says by its clock whether somebody was quicker.
  const isSame = lockVersion === null ? now.updatedAt === updatedAt : now.lockVersion === lockVersion
  if (isSame) return now
  const last = await lastWriter(sql, now)
  throw new CommandConflict([
    {
      at: last?.at.toISOString() ?? now.updatedAt ?? '',
      by: last?.by ?? 'Somebody',
      what: last?.command ?? saveStory.name,
    },
  ])
}

/** Writes over what was on the screen; the service compares once more, alone with the story. */
export async function putStory(
  context: ContentContext,
  desk: ContentDesk,
  { id, release = null, ...seen }: SeenStory,
  { story: fields, ...more }: { story: object; publish?: 1 },
): Promise<unknown> {
  const lock = seen.lockVersion === null ? {} : { lock_version: seen.lockVersion }
  const input = {
    story: { ...fields, ...lock },
    ...more,
    ...(release === null ? {} : { release_id: release }),
  }
  const reply = await desk.ask('put', `stories/${id}`, input)
  if (reply.type === 'refused' && reply.status === 409) await seenStory(context, { id, release, ...seen })
  return accepted(reply).data
}

/** Plans what was on the screen; the service compares once more, alone with the story. */
export async function planStory(
  context: ContentContext,
  desk: ContentDesk,
  { at, ...seen }: SeenStory & { at: string },
): Promise<void> {
  const { id, lockVersion } = seen
  const lock = lockVersion === null ? {} : { lock_version: lockVersion }
  const plan = { story_id: id, publish_at: at, ...lock }
  const reply = await desk.ask('post', 'story_schedulings', { story_scheduling: plan })
  if (reply.type === 'refused' && reply.status === 409) await seenStory(context, seen)
  accepted(reply)
}

/** @throws CommandRefusal for a page that the shop leads to by itself */
export function refuseNeeded({ path }: OpenedStory): void {
  if (isStoryNeeded(path)) throw needed(path)
}

export function needed(path: string): CommandRefusal {
  return new CommandRefusal(
    `The shop needs a page at ${path}: it stays there. What it says can be changed.`,
    'storyNeeded',
    { path },
  )
}

/** A release that everybody sees is closed. */
export function releaseOut(): CommandRefusal {
  return new CommandRefusal(
    'This release is out already: change its pages by themselves, or in another release.',
    'releaseOut',
  )
}

/** A story cannot be at an address; the office says why at its field. */
export function wrongAddress(problem: StoryAddressProblem): CommandRefusal {
  return new CommandRefusal(REASONS[problem], 'storyAddress', { problem })
}

const REASONS: Readonly<Record<StoryAddressProblem, string>> = {
  empty: 'Say the address, such as /ratgeber/schlaf/.',
  long: 'The address is too long: at most 200 characters.',
  characters: 'An address is small letters, figures and hyphens between slashes, such as /ratgeber/schlaf/.',
  reserved: 'The shop has a page of its own there, or needs the address: choose another one.',
  taken: 'Another page is at this address: choose another one.',
}
