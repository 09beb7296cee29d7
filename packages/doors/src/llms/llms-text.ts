import { escapedMarkdown } from '../markdown/markdown-inline.ts'

export type LlmsLink = { name: string; address: string; note?: string }
export type LlmsSection = { title: string; links: readonly LlmsLink[] }

/** What a language model should know of a shop before it reads on. @see https://llmstxt.org */
export function llmsText(
  { name, summary }: { name: string; summary: string },
  sections: readonly LlmsSection[],
): string {
  const head = [`# ${escapedMarkdown(name)}`, ...(summary === '' ? [] : [`> ${escapedMarkdown(summary)}`])]
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => `## ${escapedMarkdown(title)}\n\n${links.map(line).join('\n')}`)
  return `${[...head, ...lists].join('\n\n')}\n`
}

function line({ name, address, note = '' }: LlmsLink): string {
  const remark = note === '' ? '' : `: ${escapedMarkdown(note)}`
  return `- [${escapedMarkdown(name)}](${address})${remark}`
}
