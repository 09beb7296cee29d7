import type { ContractPage, LegalText, LegalTextPart, LegalTextRun } from '@shop/domain/legal-text/legal-text'
import * as v from 'valibot'
import { type RichTextNode, RichTextNodeSchema } from './rich-text.ts'
import type { Story } from './story.ts'

type Page = { page: ContractPage; locale: string }

/**
 * The words of a page of the contract, in the order in which its blocks show them: headlines and rich texts, wherever
 * they stand. How they look is left behind; what they say is not.
 */
export function legalTextOfStory(story: Story, { page, locale }: Page): LegalText {
  const { title, body } = story.content
  return { page, locale, title: title ?? story.name, updatedAt: firstDay(body), parts: body.flatMap(partsOf) }
}

function firstDay(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(firstDay).find((day) => day !== null) ?? null
  if (!isRecord(value)) return null
  const { updatedAt } = value
  return typeof updatedAt === 'string' && /^\d{4}-\d{2}-\d{2}/.test(updatedAt) ? updatedAt.slice(0, 10) : null
}

function partsOf(value: unknown): LegalTextPart[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (!isRecord(value)) return []
  if (value.type === 'doc') {
    const document = v.safeParse(RichTextNodeSchema, value)
    return document.success ? document.output.content.flatMap(partsOfNode) : []
  }
  const { headline } = value
  const own: LegalTextPart[] =
    typeof headline === 'string' && headline !== ''
      ? [{ kind: 'heading', level: 2, runs: [{ text: headline, isStrong: false, href: null }] }]
      : []
  return [...own, ...Object.values(value).flatMap(partsOf)]
}

function partsOfNode(node: RichTextNode): LegalTextPart[] {
  switch (node.type) {
    case 'heading': {
      const level = Number(node.attrs?.level ?? 2)
      return [{ kind: 'heading', level: Number.isInteger(level) ? level : 2, runs: runsOf(node) }]
    }
    case 'bullet_list':
    case 'ordered_list':
      return [{ kind: 'list', isNumbered: node.type === 'ordered_list', items: node.content.map(runsOf) }]
    case 'blockquote':
      return [{ kind: 'box', parts: node.content.flatMap(partsOfNode) }]
    case 'blok':
      return partsOf(node.attrs?.body)
    default: {
      const runs = runsOf(node)
      return runs.length === 0 ? [] : [{ kind: 'paragraph', runs }]
    }
  }
}

function runsOf(node: RichTextNode): LegalTextRun[] {
  if (node.type === 'hard_break') return [{ text: ' ', isStrong: false, href: null }]
  if (node.text === null) return node.content.flatMap(runsOf)
  const href = node.marks.find(({ type }) => type === 'link')?.attrs?.href
  return [
    {
      text: node.text,
      isStrong: node.marks.some(({ type }) => type === 'bold'),
      href: typeof href === 'string' && href !== '' ? href : null,
    },
  ]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
