import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

test.each([
  ['of a part of the screen', '46vw', 1600, ['300w', '600w', '1000w', '1200w', '1600w']],
  ['of several parts', '(width >= 1440px) 220px, 46vw', 1000, ['300w', '600w', '1000w']],
  ['of a fixed small size', '64px', 1000, ['150w', '300w']],
  ['of a fixed middle size', '160px', 1600, ['300w', '600w', '1000w']],
  ['of a fixed large size', '340px', 1600, ['600w', '1000w', '1200w', '1600w']],
])('a place %s is offered the widths that it can use', (_, sizes, width, widths) => {
  expect(offered(sizes, width)).toEqual(widths)
})

test('a picture that is too narrow for its place is offered as it is', () => {
  expect(offered('340px', 200)).toEqual(['150w'])
})

function offered(sizes: string, width: number): string[] {
  const html = renderToStaticMarkup(
    <Picture image={{ src: 'lindhaus/sofa.webp', alt: '', width, height: width }} sizes={sizes} />,
  )
  return html.match(/\d+w(?=[,"])/g) ?? []
}
