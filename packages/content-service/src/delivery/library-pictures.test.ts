import { expect, test } from 'vitest'
import { changedStories } from '../space/changed-stories.ts'
import { parseSpaceFile } from '../space/space-file.ts'
import { spaceIndex } from '../space/space-index.ts'
import { aSpace, aStory } from '../testing/a-space.ts'
import { withLibraryPictures } from './library-pictures.ts'

const KEY = 'uploads/5/sofa.webp'

test('a picture of the library brings its size and what stays in sight, and the library leads', () => {
  const space = spaceIndex(aLibrary('200x100:201x101'))
  const old = { filename: KEY, alt: 'Ein Sofa', focus: '0x0:1x1' }
  const other = { filename: 'lindhaus/sofa.webp', focus: '5x5:6x6' }

  expect(withLibraryPictures({ items: [{ image: old }], other }, space)).toEqual({
    items: [
      {
        image: {
          filename: KEY,
          alt: 'Ein Sofa',
          focus: '200x100:201x101',
          meta_data: { width: 800, height: 400 },
        },
      },
    ],
    other,
  })
})

test('a point that is taken away there is in no story any more', () => {
  const space = spaceIndex(aLibrary(''))

  expect(withLibraryPictures({ filename: KEY, focus: '0x0:1x1' }, space)).toMatchObject({ focus: '' })
})

// A text that was written elsewhere names the picture alone: its place jumped while it loaded.
test('a picture in a text brings its size', () => {
  const space = spaceIndex(aLibrary(''))
  const picture = (src: string, meta_data: object) => ({
    type: 'image',
    attrs: { id: 5, src, alt: '', meta_data },
  })

  expect(withLibraryPictures({ text: { type: 'doc', content: [picture(KEY, {})] } }, space)).toEqual({
    text: { type: 'doc', content: [picture(KEY, { width: 800, height: 400 })] },
  })
  expect(withLibraryPictures(picture('uploads/9/gone.webp', {}), space)).toEqual(
    picture('uploads/9/gone.webp', {}),
  )
})

// A page is kept until one of its stories changes: the crop of its picture is a change of its own.
test('stories that show a picture change with it, and no other does', () => {
  const changed = (was: string, is: string) =>
    changedStories(aLibrary(was), aLibrary(is)).map(({ slugs: [slug] }) => slug)

  expect(changed('', '200x100:201x101')).toEqual(['home', 'ratgeber'])
  expect(changed('200x100:201x101', '')).toEqual(['home', 'ratgeber'])
  expect(changed('200x100:201x101', '200x100:201x101')).toEqual([])
})

function aLibrary(focus: string) {
  const image = { filename: KEY }
  const asset = { id: 5, filename: KEY, name: 'sofa.webp', content_type: 'image/webp', content_length: 1 }
  const stories = [
    aStory({ id: 1, full_slug: 'home', content: { component: 'page', body: [{ image }] } }),
    aStory({ id: 2, full_slug: 'ratgeber', content: { component: 'page', body: [{ items: [{ image }] }] } }),
    aStory({ id: 3, full_slug: 'andere', content: { component: 'page', body: [] } }),
    aStory({
      id: 4,
      full_slug: 'entwurf',
      content: { component: 'page', body: [{ image }] },
      published_content: null,
    }),
  ]
  return parseSpaceFile(aSpace(stories, { assets: [{ ...asset, width: 800, height: 400, focus }] })).space
}
