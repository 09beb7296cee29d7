import Heart from 'lucide-react/icons/heart'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IconButton } from './icon-button.tsx'

test('the HTML of a button says its name once: the tool tip is written when a pointer comes', () => {
  const html = renderToStaticMarkup(<IconButton icon={Heart} label="Auf die Wunschliste" />)

  expect(html.match(/Auf die Wunschliste/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Auf die Wunschliste"')
})
