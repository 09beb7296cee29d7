import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OwnMessages } from './own-messages.ts'

/** Where a brand keeps its own words, from its app's folder. */
const OWN_MESSAGES = 'overrides/messages.ts'

/** What a shop says in words of its own; nothing without the file. */
export async function ownMessagesOf(folder: string): Promise<OwnMessages> {
  const file = join(folder, OWN_MESSAGES)
  if (!existsSync(file)) return {}
  const { messages }: { messages: OwnMessages } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return messages
}
