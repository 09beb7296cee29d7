import Heart from 'lucide-react/icons/heart'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import drawnIcon, { type IconData } from './drawn-icon.tsx'

/** Not in its types, as it is meant for lucide itself. */
const heart: IconData = Reflect.get(await import('lucide-react/icons/heart'), '__iconData')

test.each([
  { size: 20, strokeWidth: 1.5, fill: 'none' },
  { size: 24, strokeWidth: 1.5, fill: 'currentColor', focusable: 'false' as const },
  { size: 14, strokeWidth: 2.5, 'aria-hidden': true },
])('an icon of a build has the lines of the one it stands for: %o', (props) => {
  const drawn = renderToStaticMarkup(createElement(drawnIcon(heart), props))

  const withoutNames = renderToStaticMarkup(createElement(Heart, props)).replace(
    / (?:xmlns|class)="[^"]*"/g,
    '',
  )
  expect(attributesOf(drawn)).toEqual(attributesOf(withoutNames))
  expect(drawn.slice(drawn.indexOf('>'))).toBe(withoutNames.slice(withoutNames.indexOf('>')))
})

/** In whatever order. */
function attributesOf(svg: string): string[] {
  return [...svg.slice(0, svg.indexOf('>')).matchAll(/[\w-]+="[^"]*"/gi)].map(([text]) => text).sort()
}
