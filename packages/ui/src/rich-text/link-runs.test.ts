import type { RichTextNode } from '@shop/content/rich-text'
import { expect, test } from 'vitest'
import { linkRuns } from './link-runs.ts'

test('neighbours with the same link become one run', () => {
  const runs = linkRuns([text('vor '), text('ein ', '/a/'), text('Link', '/a/'), text(' nach')])

  expect(runs.map((run) => run.nodes.map((node) => node.text).join(''))).toEqual([
    'vor ',
    'ein Link',
    ' nach',
  ])
})

test('two different links stay two', () => {
  expect(linkRuns([text('eins', '/a/'), text('zwei', '/b/')])).toHaveLength(2)
})

function text(words: string, href: string | null = null): RichTextNode {
  const marks = href === null ? [] : [{ type: 'link', attrs: { href } }]
  return { type: 'text', text: words, attrs: null, marks, content: [] }
}
