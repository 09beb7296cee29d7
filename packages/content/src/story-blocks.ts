import type { Story } from './story.ts'

/** A story with the blocks that are allowed, at the top and inside of others. */
export function storyOf(story: Story, isAllowed: (block: object) => boolean): Story {
  const { content } = story
  return {
    ...story,
    content: {
      ...content,
      body: content.body.filter(isAllowed).map((block) => withAllowed(block, isAllowed)),
    },
  }
}

/** The same value without the blocks inside of it that are not allowed. */
function withAllowed<Value>(value: Value, isAllowed: (block: object) => boolean): Value
function withAllowed(value: unknown, isAllowed: (block: object) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !isBlock(one) || isAllowed(one)).map((one) => withAllowed(one, isAllowed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withAllowed(part, isAllowed)]))
}

/** What a block says itself; the blocks inside of it answer for themselves. */
export function ownTexts(value: unknown, isInside = false): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || (isInside && isBlock(value))) return []
  return Object.values(value).flatMap((part) => ownTexts(part, true))
}

function isBlock(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'component' in value && '_uid' in value
}

/** The words of a field of one line; null where it is empty. */
export function fieldWords(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
