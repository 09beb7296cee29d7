import { isBlock } from '@shop/domain/story/story-block'

type ShownStory = { id: number; name: string; fullSlug: string }

/**
 * A story as the shop's page takes it from an editor: in one language, with the mark on every block by which a click is
 * told.
 */
export function shownStory(story: ShownStory, content: unknown, language: string | null) {
  return {
    id: story.id,
    uuid: '',
    name: story.name,
    slug: story.fullSlug.split('/').at(-1) ?? '',
    full_slug: story.fullSlug,
    lang: language ?? 'default',
    published_at: null,
    content: shown(content, story.id, language),
  }
}

function shown(part: unknown, id: number, language: string | null): unknown {
  if (Array.isArray(part)) return part.map((one) => shown(one, id, language))
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    if (name.includes('__i18n__')) return []
    const translated = language === null ? undefined : Reflect.get(part, `${name}__i18n__${language}`)
    const isEmpty = translated === undefined || translated === null || translated === ''
    return [[name, shown(isEmpty ? value : translated, id, language)]]
  })
  const whole = Object.fromEntries(fields)
  if (!isBlock(part)) return whole
  const mark = { name: part.component, space: '', uid: part._uid, id: String(id) }
  return { ...whole, _editable: `<!--#storyblok#${JSON.stringify(mark)}-->` }
}
