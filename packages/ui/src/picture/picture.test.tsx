import { asset } from '@shop/content/fields'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ContentPicture } from './content-picture.tsx'
import { Picture } from './picture.tsx'

test.each([
  ['of a part of the screen', '46vw', 1600, ['300w', '600w', '1000w', '1200w', '1600w']],
  ['of a whole screen', '100vw', 2560, ['300w', '600w', '1000w', '1200w', '1600w', '2000w', '2560w']],
  ['of several parts', '(width >= 1440px) 220px, 46vw', 1000, ['300w', '600w', '1000w']],
  ['of a fixed small size', '64px', 1000, ['150w', '300w']],
  ['of a fixed middle size', '160px', 1600, ['300w', '600w', '1000w']],
  ['of a fixed large size', '340px', 1600, ['600w', '1000w', '1200w', '1600w']],
])('a place %s is offered the widths that it can use', (_, sizes, width, widths) => {
  expect(offered(sizes, width)).toEqual(widths)
})

test('a place that says how much is of use is offered no more', () => {
  const image = { src: 'uploads/5/sofa.webp', alt: '', width: 1200, height: 1200 }

  const html = renderToStaticMarkup(<Picture image={image} sizes="46vw" mostWidth={1000} />)

  expect(html.match(/\d+w(?=[",])/g)).toEqual(['300w', '600w', '1000w'])
})

test('a picture that is too narrow for its place is offered as it is', () => {
  expect(offered('340px', 200)).toEqual(['150w'])
})

test.each([
  ['cropped', 'cover', '25% 40%', true],
  ['shown whole', 'contain', '25% 40%', false],
  ['cropped without a point', 'cover', undefined, false],
] as const)('a picture that is %s', (_, fit, focus, isPlaced) => {
  const image = { src: 'uploads/5/sofa.webp', alt: '', width: 800, height: 400, focus }

  const html = renderToStaticMarkup(<Picture image={image} sizes="100vw" fit={fit} />)

  expect(html.includes('object-position:25% 40%')).toBe(isPlaced)
  expect(html.includes('object-position')).toBe(isPlaced)
})

test('what an editor has pointed at stays in sight in every place of the content', () => {
  const parsed = v.parse(asset, { filename: 'uploads/5/sofa.webp', focus: '25% 40%' })

  expect(renderToStaticMarkup(<ContentPicture asset={parsed} sizes="100vw" />)).toContain(
    'object-position:25% 40%',
  )
})

function offered(sizes: string, width: number): string[] {
  const html = renderToStaticMarkup(
    <Picture image={{ src: 'lindhaus/sofa.webp', alt: '', width, height: width }} sizes={sizes} />,
  )
  return html.match(/\d+w(?=[,"])/g) ?? []
}
